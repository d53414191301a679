// Kubeflow Trainer's checks of a snapshot, in its order: it is controlled by the TrainJob, has the key, parses, and is of
// the runtime that `runtimeRef` names. A snapshot that fails a check is never overwritten.
import { parse } from 'yaml';
import type { AnyObject } from '../../api/hook.js';
import type { Issue } from '../../api/issue.js';
import type { OpaqueRuntime } from '../../api/opaque.js';
import { memoByText } from '../../kube/memo.js';
import { controllerOf, nameOf } from '../../kube/owners.js';
import { runtimeIssues } from '../api/form.js';
import type { TrainJob, TrainingRuntime } from '../api/types.js';
import type { Reference } from './reference.js';
import { SNAPSHOT_KEY, contentOf, snapshotHashOf } from './snapshot.js';

type Read =
  | { readonly state: 'snapshot'; readonly runtime: TrainingRuntime; readonly hash: string }
  | { readonly state: 'badSnapshot'; readonly problem: string };

type Parsed =
  | { readonly ok: true; readonly runtime: TrainingRuntime; readonly hash: string }
  | { readonly ok: false; readonly problem: string };

export function readSnapshot(
  trainJob: TrainJob,
  snapshot: AnyObject,
  reference: Reference,
  opaque?: OpaqueRuntime,
): Read {
  const owner = controllerOf(snapshot);
  if (owner?.uid !== trainJob.metadata.uid) {
    return bad(
      snapshot,
      owner === undefined ? 'has no controller' : `is controlled by ${owner.kind} ${owner.name}`,
    );
  }
  const text = (snapshot['data'] as Readonly<Record<string, unknown>> | undefined)?.[SNAPSHOT_KEY];
  if (typeof text !== 'string') return bad(snapshot, `has no data key "${SNAPSHOT_KEY}"`);

  const parsed = opaque === undefined ? parseNative(text) : parseOpaque(text);
  if (!parsed.ok) return bad(snapshot, parsed.problem);
  const { apiVersion, kind, metadata } = parsed.runtime;
  if (apiVersion !== reference.apiVersion || kind !== reference.kind || metadata.name !== reference.name) {
    const found = `${apiVersion} ${kind} ${metadata.name}`;
    return bad(snapshot, `holds ${found}, not ${reference.apiVersion} ${reference.kind} ${reference.name}`);
  }
  return { state: 'snapshot', runtime: parsed.runtime, hash: parsed.hash };
}

function bad(snapshot: AnyObject, problem: string): Read {
  return { state: 'badSnapshot', problem: `${nameOf(snapshot)} ${problem}` };
}

// Parsing YAML costs more than the rest of a sync. 16 Mi characters hold the snapshots of some thousand jobs.
const LIMIT = 16 * 1024 * 1024;
const parseNative = memoByText(LIMIT, (text) => parseSnapshot(text, runtimeIssues));
const parseOpaque = memoByText(LIMIT, (text) => parseSnapshot(text, objectIssues));

function parseSnapshot(text: string, issuesOf: (value: unknown) => readonly Issue[]): Parsed {
  let value: unknown;
  try {
    value = parse(text, { schema: 'core', maxAliasCount: 100 });
  } catch (cause) {
    return { ok: false, problem: `cannot be read as YAML: ${cause instanceof Error ? cause.message : ''}` };
  }
  const issues = issuesOf(value);
  if (issues.length > 0) return { ok: false, problem: `holds no runtime: ${issues.map(textOf).join('; ')}` };
  const runtime = contentOf(value as TrainingRuntime);
  return { ok: true, runtime, hash: snapshotHashOf(runtime) };
}

/** Checks only what every Kubernetes object has. */
function objectIssues(value: unknown): readonly Issue[] {
  const { apiVersion, kind, metadata } = (value ?? {}) as Partial<AnyObject>;
  const isObject =
    typeof apiVersion === 'string' && typeof kind === 'string' && typeof metadata?.name === 'string';
  return isObject ? [] : [{ field: 'metadata.name', problem: 'is missing', remedy: 'set it' }];
}

function textOf({ field, problem }: Issue): string {
  return `${field}: ${problem}`;
}
