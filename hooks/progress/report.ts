// One report of a job's progress. `acceptReport` has the checks in their order. An accepted report is stored in an
// annotation, which the sync hook copies to the status.
import type { IncomingMessage } from 'node:http';
import type { AnyObject, ObjectName } from '../api/hook.js';
import type { ProgressReports, Report } from '../contract/progress.js';
import { parseBody } from '../http/body.js';
import { readBody } from '../http/request.js';
import { HookError } from '../kube/errors.js';
import { isAfter } from '../kube/time.js';
import { type ProgressApi, type Target, jobOf } from './caller.js';
import type { Throttle } from './throttle.js';

/** Kubeflow Trainer's limit. */
const MAX_BYTES = 65_536;

export interface ReportParts {
  readonly api: ProgressApi;
  readonly throttle: Throttle;
  readonly bodySeconds: number;
}

/** The known part of the report, as it is stored; an empty object for an empty report. */
export async function acceptReport(
  request: IncomingMessage,
  target: Target,
  reports: ProgressReports,
  { api, throttle, bodySeconds }: ReportParts,
): Promise<object> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES) throw tooLarge();
  const uid = await jobOf(reports, request.headers.authorization, target, api);
  await readUnfinished(target, uid, reports, api);
  const report = await reportIn(request, reports, bodySeconds);
  if (report === undefined) return {};
  await throttle.offer(uid, (late) => store({ target, uid, reports, api }, report, late));
  return { [reports.member]: report };
}

async function readUnfinished(
  target: Target,
  uid: string,
  reports: ProgressReports,
  { read }: ProgressApi,
): Promise<AnyObject> {
  const parent = await read(nameOf(target, reports));
  // Another object with the same name is not the parent of the Pod.
  if (parent?.metadata.uid !== uid) throw unknown(target, reports);
  const end = reports.ended(parent);
  if (end !== undefined) throw new HookError('ProgressJobEnded', `the ${reports.kind} is ${end}`);
  return parent;
}

interface Place {
  readonly target: Target;
  readonly uid: string;
  readonly reports: ProgressReports;
  readonly api: ProgressApi;
}

async function store({ target, uid, reports, api }: Place, report: Report, late: boolean): Promise<void> {
  // Another replica may have stored a newer report in the meantime.
  if (late) {
    const stored = reports.stored(await readUnfinished(target, uid, reports, api));
    if (isAfter(stored?.lastUpdatedTime, report.lastUpdatedTime)) return;
  }
  const annotations = { [reports.annotation]: JSON.stringify(report) };
  const outcome = await api.annotate(nameOf(target, reports), { uid }, annotations);
  if (outcome !== 'done') throw unknown(target, reports);
}

async function reportIn(
  request: IncomingMessage,
  { member, read }: ProgressReports,
  bodySeconds: number,
): Promise<Report | undefined> {
  const body = await bodyOf(request, bodySeconds);
  const reported = body[member] ?? undefined;
  if (reported === undefined) return undefined;
  const reading = read(reported);
  if (reading.state === 'read') return reading.report;
  const { issues } = reading;
  throw new HookError('ProgressInvalid', `${issues[0]?.field ?? ''} ${issues[0]?.problem ?? ''}`, { issues });
}

async function bodyOf(
  request: IncomingMessage,
  bodySeconds: number,
): Promise<Readonly<Record<string, unknown>>> {
  const limits = { maxBodyBytes: MAX_BYTES, bodySeconds };
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

function nameOf({ namespace, name }: Target, { apiVersion, kind }: ProgressReports): ObjectName {
  return { apiVersion, kind, namespace, name };
}

function tooLarge(): HookError {
  return new HookError('ProgressTooLarge', `the report is longer than ${MAX_BYTES} bytes`);
}

function unknown({ namespace, name }: Target, { kind }: ProgressReports): HookError {
  return new HookError('ProgressJobUnknown', `${kind} ${namespace}/${name} of this Pod does not exist`);
}
