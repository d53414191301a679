// One report of a TrainJob's progress. `takeReport` reads top to bottom as the order in which it is judged; what passes
// is kept in an annotation, which the sync hook copies to the status.
import type { IncomingMessage } from 'node:http';
import type { ObjectName } from '../api/hook.js';
import type { TrainJob, TrainerStatus } from '../trainjob/api/types.js';
import { PROGRESS } from '../trainjob/api/labels.js';
import { HookError } from '../kube/errors.js';
import { isAfter } from '../kube/time.js';
import { endOf, readTrainerStatus, trainerStatusOf } from '../trainjob/index.js';
import { parseBody } from '../http/body.js';
import { readBody } from '../http/request.js';
import { type ProgressApi, type Target, trainJobOf } from './caller.js';
import type { Throttle } from './throttle.js';

/** Kubeflow Trainer's limit. */
const MOST_BYTES = 65_536;

export interface ReportParts {
  readonly api: ProgressApi;
  readonly throttle: Throttle;
  readonly bodySeconds: number;
}

/** What is known of the report, as it is stored; or an empty object for one that says nothing. */
export async function takeReport(
  request: IncomingMessage,
  target: Target,
  { api, throttle, bodySeconds }: ReportParts,
): Promise<{ readonly trainerStatus?: TrainerStatus }> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) throw tooLarge();
  const uid = await trainJobOf(request.headers.authorization, target, api);
  await readUnfinished(target, uid, api);
  const trainerStatus = await reportIn(request, bodySeconds);
  if (trainerStatus === undefined) return {};
  await throttle.offer(uid, (late) => store(target, uid, trainerStatus, late, api));
  return { trainerStatus };
}

async function readUnfinished(target: Target, uid: string, { read }: ProgressApi): Promise<TrainJob> {
  const trainJob = (await read(nameOf(target))) as unknown as TrainJob | null;
  // Another one of the name is not the one that the Pod is of.
  if (trainJob?.metadata.uid !== uid) throw unknown(target);
  const end = endOf(trainJob.status?.conditions);
  if (end !== undefined) throw new HookError('ProgressJobEnded', `the TrainJob is ${end.type}`);
  return trainJob;
}

async function store(
  target: Target,
  uid: string,
  trainerStatus: TrainerStatus,
  late: boolean,
  api: ProgressApi,
): Promise<void> {
  // Meanwhile another replica may have stored a newer one.
  if (late) {
    const stored = trainerStatusOf(await readUnfinished(target, uid, api));
    if (isAfter(stored?.lastUpdatedTime, trainerStatus.lastUpdatedTime)) return;
  }
  const outcome = await api.annotate(nameOf(target), { uid }, { [PROGRESS]: JSON.stringify(trainerStatus) });
  if (outcome !== 'done') throw unknown(target);
}

async function reportIn(request: IncomingMessage, bodySeconds: number): Promise<TrainerStatus | undefined> {
  const body = await bodyOf(request, bodySeconds);
  const trainerStatus = body['trainerStatus'] ?? undefined;
  if (trainerStatus === undefined) return undefined;
  const reading = readTrainerStatus(trainerStatus);
  if (reading.state === 'read') return reading.trainerStatus;
  const { issues } = reading;
  throw new HookError('ProgressInvalid', `${issues[0]?.field ?? ''} ${issues[0]?.problem ?? ''}`, { issues });
}

async function bodyOf(
  request: IncomingMessage,
  bodySeconds: number,
): Promise<Readonly<Record<string, unknown>>> {
  const limits = { maxBodyBytes: MOST_BYTES, bodySeconds };
  let body: unknown;
  try {
    body = parseBody(await readBody(request, limits), 'unknown');
  } catch (cause) {
    if (!(cause instanceof HookError)) throw cause;
    if (cause.code === 'RequestTooLarge') throw tooLarge();
    if (cause.code !== 'RequestInvalid') throw cause;
    throw new HookError('ProgressInvalid', cause.problem);
  }
  if (typeof body === 'object' && body !== null && !Array.isArray(body))
    return body as Record<string, unknown>;
  throw new HookError('ProgressInvalid', 'the body is not an object');
}

function nameOf({ namespace, name }: Target): ObjectName {
  return { apiVersion: 'trainer.kubeflow.org/v1alpha1', kind: 'TrainJob', namespace, name };
}

function tooLarge(): HookError {
  return new HookError('ProgressTooLarge', `the report is longer than ${MOST_BYTES} bytes`);
}

function unknown({ namespace, name }: Target): HookError {
  return new HookError('ProgressJobUnknown', `TrainJob ${namespace}/${name} of this Pod is not there`);
}
