// What every policy of a runtime must do, whatever it is about. A suite is run with the row of the policy and a runtime
// that has it.
import type { KubeObject, ObjectName } from '../../hooks/api/hook.js';
import type { Container, JobSet, Volume } from '../../hooks/api/kinds.js';
import { type Settings, defaultSettings } from '../../hooks/api/settings.js';
import type { Facts } from '../../hooks/facts/need.js';
import { containersOf, jobsOf, podOf } from '../../hooks/jobset/template.js';
import type { TrainJob, TrainingRuntime } from '../../hooks/trainjob/api/types.js';
import { build } from '../../hooks/trainjob/build/build.js';
import type { Build } from '../../hooks/trainjob/build/built.js';
import { type ChildName, objectNameOf } from '../../hooks/trainjob/build/child.js';
import { childNamesOf } from '../../hooks/trainjob/build/childnames.js';
import { aTrainJob, deepFrozen } from '../support/objects.js';

export interface PolicyCase {
  readonly children: readonly ChildName[];
  readonly runtime: TrainingRuntime;
  /** Facts that the children are built from. */
  readonly facts?: Facts;
  readonly settings?: Settings;
}

type Built = Extract<Build, { readonly state: 'built' }>;

/** What `trainJob` becomes on the runtime of this policy. Nothing of the input can be written to. */
function builtBy(
  { runtime, facts = {}, settings = defaultSettings }: PolicyCase,
  trainJob: TrainJob = aTrainJob(),
): Built {
  const result = build(...deepFrozen([trainJob, runtime] as const), undefined, { facts, settings });
  if (result.state === 'refused') throw new Error(JSON.stringify(result.issues));
  return result;
}

export function policyCases(policy: PolicyCase): void {
  const { children, runtime, settings = defaultSettings } = policy;
  const declared = children.map((child) => objectNameOf(child, aTrainJob()));

  test('the same input gives the same bytes, and is not written to', () => {
    const copy = { ...policy, runtime: structuredClone(runtime) };
    expect(JSON.stringify(builtBy(copy))).toBe(JSON.stringify(builtBy(policy)));
  });

  test('the children that are built are those that the policy declares', () => {
    const { others, pending } = builtBy(policy);
    expect(others.map(nameOf)).toEqual(declared);
    expect(pending).toEqual([]);
  });

  test('a child without its fact is pending', () => {
    const { others, pending } = builtBy({ ...policy, facts: {} });
    const named = [...others, ...pending.map(({ child }) => child)].map(nameOf);
    expect(named).toHaveLength(declared.length);
    expect(named).toEqual(expect.arrayContaining([...declared]));
  });

  test('admission looks up every child', () => {
    const names = childNamesOf(aTrainJob(), runtime, settings.progress);
    expect(names).toHaveLength(2 + declared.length);
    expect(names).toEqual(expect.arrayContaining([...declared]));
  });

  test('Pods mount no object of the TrainJob that is not declared', () => {
    const mounted = volumesIn(builtBy(policy).jobSet).flatMap(namesOf);
    const own = mounted.filter((name) => name.startsWith('llama-'));
    expect(declared.map(({ name }) => name)).toEqual(expect.arrayContaining(own));
  });
}

/** For a policy that sets variables: those that it reserves are set, in some container of the JobSet. */
export function reservedEnvCases(policy: PolicyCase, reservedEnv: object): void {
  test('every reserved variable is set', () => {
    const set = containersIn(builtBy(policy).jobSet).flatMap(({ env = [] }) => env.map(({ name }) => name));
    expect(set).toEqual(expect.arrayContaining(Object.keys(reservedEnv)));
  });
}

function nameOf({ apiVersion, kind, metadata }: KubeObject): ObjectName {
  return { apiVersion, kind, ...metadata };
}

function containersIn(jobSet: JobSet): readonly Container[] {
  return jobsOf(jobSet).flatMap(containersOf);
}

function volumesIn(jobSet: JobSet): readonly Volume[] {
  return jobsOf(jobSet).flatMap((job) => podOf(job).volumes ?? []);
}

/** Names of the ConfigMaps and Secrets in a volume. */
function namesOf({ configMap, secret, projected }: Volume): readonly string[] {
  const sources = (projected?.sources ?? []).map((source) => source.configMap?.name ?? source.secret?.name);
  return [configMap?.name, secret?.secretName, ...sources].filter((name) => name !== undefined);
}
