// Who may report the progress of a job: its own Pods, each with a token that is bound to the Pod. The API server reviews
// the token; the owners of the Pod determine the job.
import type { KubeApi, TokenHolder } from '../adapters/kubeapi.js';
import type { AnyObject, ObjectName } from '../api/hook.js';
import type { ProgressReports } from '../contract/progress.js';
import { JOBSET_NAME } from '../jobset/labels.js';
import { HookError } from '../kube/errors.js';
import { controllerOf } from '../kube/owners.js';

/** The part of the API server that a report needs. */
export type ProgressApi = Pick<KubeApi, 'read' | 'reviewToken' | 'annotate'>;

export interface Target {
  readonly namespace: string;
  readonly name: string;
}

const POD_NAME = 'authentication.kubernetes.io/pod-name';
const POD_UID = 'authentication.kubernetes.io/pod-uid';

/** The UID of the job that the token's Pod belongs to. Throws a HookError for every other token. */
export async function jobOf(
  reports: ProgressReports,
  authorization: string | undefined,
  target: Target,
  api: ProgressApi,
): Promise<string> {
  const token = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new HookError('ProgressUnauthenticated', 'the report has no bearer token');
  const holder = await api.reviewToken(token, reports.audiences(target.namespace, target.name));
  if (holder === null) {
    throw new HookError('ProgressUnauthenticated', 'the bearer token is not valid for these reports');
  }
  const pod = await podOf(holder, target, api);
  const uid = pod === undefined ? undefined : await ownerOf(pod, target, reports, api);
  if (uid === undefined) {
    throw new HookError('ProgressForbidden', `the token is not bound to a Pod of this ${reports.kind}`);
  }
  return uid;
}

async function podOf(
  { username, extra }: TokenHolder,
  { namespace, name: jobName }: Target,
  { read }: ProgressApi,
): Promise<AnyObject | undefined> {
  const name = extra[POD_NAME]?.[0];
  const uid = extra[POD_UID]?.[0];
  const isOurs = username.startsWith(`system:serviceaccount:${namespace}:`);
  if (!isOurs || name === undefined || uid === undefined) return undefined;
  const pod = await read({ apiVersion: 'v1', kind: 'Pod', namespace, name });
  const isSame = pod?.metadata.uid === uid && pod.metadata.labels?.[JOBSET_NAME] === jobName;
  return isSame ? pod : undefined;
}

/** Follows the owners: Job, JobSet, parent. A label is not enough, because many users can set it and it has no UID. */
async function ownerOf(
  pod: AnyObject,
  { name }: Target,
  { apiVersion, kind }: ProgressReports,
  { read }: ProgressApi,
): Promise<string | undefined> {
  const job = await controllerIn(pod, 'batch', 'Job', read);
  const jobSet = job && (await controllerIn(job, 'jobset.x-k8s.io', 'JobSet', read));
  const owner = jobSet && controllerOf(jobSet);
  const [group = ''] = apiVersion.split('/');
  const isJob = owner?.kind === kind && owner.apiVersion.startsWith(`${group}/`);
  return isJob && owner.name === name ? owner.uid : undefined;
}

async function controllerIn(
  object: AnyObject,
  group: string,
  kind: string,
  read: KubeApi['read'],
): Promise<AnyObject | undefined> {
  const owner = controllerOf(object);
  if (owner?.kind !== kind || !owner.apiVersion.startsWith(`${group}/`)) return undefined;
  const { namespace = '' } = object.metadata;
  const name: ObjectName = { apiVersion: owner.apiVersion, kind, namespace, name: owner.name };
  const found = await read(name);
  return found?.metadata.uid === owner.uid ? found : undefined;
}
