// Kubeflow KEP-2599: the runtime as it was when the TrainJob was first synced, kept in a ConfigMap. From then on the job
// depends only on objects that it owns.
import { Document, Scalar, visit } from 'yaml';
import type { AnyObject, ObjectMeta } from '../../api/hook.js';
import type { ConfigMap } from '../../api/kinds.js';
import { KUBECTL_LAST_APPLIED } from '../../api/labels.js';
import { normalize } from '../../jobset/normalize.js';
import { hashOf } from '../../kube/hash.js';
import type { TrainJob, TrainingRuntime } from '../api/types.js';

export const SNAPSHOT_KEY = 'runtime';

export function snapshotNameOf(trainJob: TrainJob): string {
  return `${trainJob.metadata.name}-runtime-snapshot`;
}

/**
 * The runtime as a user would write it. What the API server adds (uid, resourceVersion, managedFields, times) is left
 * out, so that two snapshots differ only if the runtimes do.
 */
export function contentOf(runtime: TrainingRuntime | AnyObject): TrainingRuntime {
  const { apiVersion, kind, metadata } = runtime;
  return {
    apiVersion,
    kind,
    metadata: metadataOf(metadata),
    spec: runtime.spec ?? {},
  };
}

function metadataOf({ name, namespace, labels, annotations }: ObjectMeta): ObjectMeta {
  const { [KUBECTL_LAST_APPLIED]: _applied, ...kept } = annotations ?? {};
  return {
    name,
    ...(namespace === undefined ? {} : { namespace }),
    ...(labels === undefined || Object.keys(labels).length === 0 ? {} : { labels }),
    ...(Object.keys(kept).length === 0 ? {} : { annotations: kept }),
  };
}

/**
 * Identifies the content of a snapshot. It is recorded on the JobSet, so that a lost snapshot can be taken again. Kubeflow
 * Trainer writes the same content with empty objects and canonical quantities, as Go's types have them.
 */
export function snapshotHashOf({ spec, ...named }: TrainingRuntime): string {
  return hashOf({ ...named, spec: withoutEmpty(normalize(spec, 'runtime')) });
}

/** Structs that Go writes even when they are empty. */
const structs = new Set(['metadata', 'resources', 'spec', 'status']);

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [name, withoutEmpty(member)] as const);
  return Object.fromEntries(members.filter(([name, member]) => !structs.has(name) || !isEmptyObject(member)));
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** The snapshot of a runtime's content. It is immutable, so that it cannot be edited by mistake. */
export function snapshotOf(trainJob: TrainJob, content: TrainingRuntime): ConfigMap {
  const { namespace } = trainJob.metadata;
  return {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: snapshotNameOf(trainJob), ...(namespace === undefined ? {} : { namespace }) },
    data: { [SNAPSHOT_KEY]: yamlOf(content) },
    immutable: true,
  };
}

// YAML 1.1 parsers (Kubeflow Trainer) and YAML 1.2 parsers must read the same: whatever either of them would take for
// another type, for the end of a line or for an empty value is quoted.
function yamlOf(content: TrainingRuntime): string {
  const document = new Document(content, {
    schema: 'core',
    compat: 'yaml-1.1',
    sortMapEntries: true,
    aliasDuplicateObjects: false,
  });
  visit(document, {
    Scalar(_key, scalar) {
      const { value } = scalar;
      if (typeof value === 'string' && needsQuotes(value)) scalar.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return document.toString({ lineWidth: 0, indentSeq: false }).replace(unprintable, escaped);
}

/** Line ends and control characters in YAML 1.1, letters in YAML 1.2. */
const unprintable = /[\u007f-\u009f\u2028\u2029\ufeff]/g;

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** In a block scalar, lines of blanks would lose them, and a leading tab would be read as indentation. */
function needsQuotes(text: string): boolean {
  if (text.search(unprintable) !== -1) return true;
  return text.includes('\n') && (text.trim() === '' || /^\s*\t/.test(text));
}
