// Invariants of every answer of every hook. Each throws when it is violated.
import { dequal as equal } from 'dequal/lite';
import { validate } from '../../apiserver/memory/schema-validate.js';
import type {
  AnyObject,
  CompositeAnswer,
  CompositeRequest,
  KubeObject,
  Timestamp,
} from '../../hooks/api/hook.js';
import type { Condition, JobSet } from '../../hooks/api/kinds.js';
import { lastApplied } from '../../hooks/composite/applied/lastapplied.js';
import { idOf, nameOf } from '../../hooks/kube/owners.js';
import type { TrainJob, TrainJobStatus } from '../../hooks/trainjob/api/types.js';
import { schemaFor } from './applied.js';
import { isAdmitted, schemaAt, schemaOf, stored } from './arbitrary/kinds.js';

type Request = CompositeRequest<TrainJob>;
type Answer = CompositeAnswer<TrainJobStatus>;

export function ensure(isKept: boolean, words: string): asserts isKept {
  if (!isKept) throw new Error(words);
}

const statusSchema = schemaAt(schemaOf('TrainJob'), 'status');

/** Nothing in it is lost or changed on the wire, and nothing is null: a null in a list crashes Metacontroller. */
export function isWire(answer: object): void {
  ensure(equal(JSON.parse(JSON.stringify(answer)), answer), 'the answer is changed by JSON');
  ensure(nullIn(answer) === undefined, `null at ${nullIn(answer) ?? ''}`);
}

function nullIn(value: unknown, path = ''): string | undefined {
  if (value === null) return path;
  if (typeof value !== 'object') return undefined;
  for (const [name, member] of Object.entries(value)) {
    const found = nullIn(member, `${path}/${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Children have a name and a kind, and each occurs once; the API server accepts all of them. */
export function asksForObjects(answer: Answer, request: Request): void {
  const observed = observedIn(request);
  const seen = new Set<string>();
  for (const child of answer.children) {
    const { apiVersion, kind, metadata } = child;
    ensure(
      apiVersion !== '' && kind !== '' && metadata.name !== '',
      'a child without apiVersion, kind or name',
    );
    ensure(metadata.namespace === request.parent.metadata.namespace, `${nameOf(child)} in another namespace`);
    ensure(!seen.has(idOf(child)), `${nameOf(child)} twice`);
    seen.add(idOf(child));
    if (!isFrozen(child, observed)) isOfItsSchema(child);
  }
}

function isOfItsSchema(child: KubeObject): void {
  const schema = schemaFor(child);
  ensure(schema !== undefined, `no kind ${child.kind}`);
  const [fault] = validate(stored(child, schema), schema);
  ensure(fault === undefined, `${nameOf(child)}: ${fault?.field ?? ''}: ${fault?.text ?? ''}`);
}

/** The API server accepts the status, and the time of the resync is valid. */
export function isStored({ status, resyncAfterSeconds }: Answer): void {
  ensure(isAdmitted(status, statusSchema), `status ${JSON.stringify(status)}`);
  if (resyncAfterSeconds === undefined) return;
  const isTime =
    resyncAfterSeconds > 0 && resyncAfterSeconds < 2 ** 33 && Number.isInteger(resyncAfterSeconds);
  ensure(isTime, `resync after ${resyncAfterSeconds}`);
}

/** A job that has ended does not change, and nothing is created for it: children stay as they are, or are deleted. */
export function staysFinished(answer: Answer, { parent, ...request }: Request): void {
  const before = endsOf(parent.status?.conditions);
  if (before.length === 0) return;
  const after = endsOf(answer.status.conditions);
  ensure(equal(after, before), `${JSON.stringify(before)} became ${JSON.stringify(after)}`);
  const observed = observedIn({ parent, ...request });
  const made = answer.children.find((child) => !isFrozen(child, observed));
  ensure(made === undefined, `${made === undefined ? '' : nameOf(made)} is made or changed after the end`);
}

/** While neither is suspended, the JobSet is desired as it was last applied, or is deleted because the job has ended. */
export function leavesRunningJobSet(answer: Answer, request: Request): void {
  const { parent } = request;
  const observed = observedIn(request);
  const jobSet = [...observed.values()].find(isJobSetOf(parent)) as Partial<JobSet> | undefined;
  if (jobSet === undefined || parent.spec.suspend === true || jobSet.spec?.suspend === true) return;
  const asked = answer.children.find(isJobSetOf(parent));
  if (asked === undefined) {
    ensure(endsOf(answer.status.conditions).length > 0 || request.finalizing, 'a running JobSet is deleted');
    return;
  }
  ensure(isFrozen(asked, observed), 'a running JobSet is changed');
}

/** A job fails exactly at its deadline; until then the hooks request a resync in time. */
export function keepsDeadline(
  { status, resyncAfterSeconds = Infinity }: Answer,
  request: Request,
  now: Timestamp,
): void {
  const { metadata, spec, status: before } = request.parent;
  const { activeDeadlineSeconds: seconds, suspend, managedBy = '' } = spec;
  const isOurs = !managedBy.startsWith('kueue') && !request.finalizing;
  if (seconds === undefined || suspend === true || !isOurs || endsOf(before?.conditions).length > 0) return;
  const isNeverResumed = before?.conditions?.every(({ type }) => type !== 'Suspended') ?? true;
  if (!isNeverResumed || metadata.annotations !== undefined || metadata.creationTimestamp === undefined)
    return;
  const left = (Date.parse(metadata.creationTimestamp) - Date.parse(now)) / 1000 + seconds;
  const ends = endsOf(status.conditions);
  if (left <= 0) ensure(ends.length > 0, `the deadline is ${-left} seconds ago`);
  else
    ensure(ends.length > 0 || resyncAfterSeconds <= left || left > 2 ** 31, `asked again after the deadline`);
}

/** A job of another controller is not changed, nor is its status. */
export function leavesToOthers(answer: Answer, request: Request): void {
  const { parent } = request;
  if (parent.spec.managedBy?.startsWith('kueue') !== true) return;
  ensure(equal(answer.status, parent.status ?? {}), 'the status is changed');
  const observed = observedIn(request);
  ensure(
    answer.children.length === observed.size && answer.children.every((child) => isFrozen(child, observed)),
    'children are changed',
  );
}

const endsOf = (conditions: readonly Condition[] = []): readonly Condition[] =>
  conditions.filter(({ type, status }) => (type === 'Complete' || type === 'Failed') && status === 'True');

const isJobSetOf =
  (parent: TrainJob) =>
  ({ kind, metadata }: KubeObject): boolean =>
    kind === 'JobSet' && metadata.name === parent.metadata.name;

function observedIn({ children }: Request): ReadonlyMap<string, AnyObject> {
  const all = Object.values(children).flatMap((byKey) => Object.values(byKey));
  return new Map(all.map((child) => [idOf(child), child]));
}

/** Whether a child is desired as it was last applied. */
function isFrozen(child: KubeObject, observed: ReadonlyMap<string, AnyObject>): boolean {
  const before = observed.get(idOf(child));
  return before !== undefined && equal(child, lastApplied(before, 'metacontroller'));
}
