// Kubeflow KEP-2599: the runtime as it was when the TrainJob was first seen, kept in a ConfigMap. From then on the
// job depends on nothing that it does not own.
import { Document, Scalar, visit } from 'yaml';
import type { AnyObject, ObjectMeta } from '../../api/hook.js';
import { KUBECTL_LAST_APPLIED } from '../../api/labels.js';
import type { ConfigMap } from '../../api/kinds.js';
import type { TrainJob, TrainingRuntime } from '../api/types.js';
import { hashOf } from '../../kube/hash.js';
import { normalize } from '../../jobset/normalize.js';

export const SNAPSHOT_KEY = 'runtime';

export function snapshotNameOf(trainJob: TrainJob): string {
  return `${trainJob.metadata.name}-runtime-snapshot`;
}

/**
 * The runtime as a user of the API would write it. What the API server keeps about it (uid, resourceVersion,
 * managedFields, times) stays out, so that two snapshots differ only when the runtimes do.
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
 * Names the content of a snapshot; recorded on the JobSet, so that a lost snapshot can be made again. Kubeflow Trainer
 * takes snapshots in the words of Go's types, which say the same with empty objects and canonical quantities.
 */
export function snapshotHashOf({ spec, ...named }: TrainingRuntime): string {
  return hashOf({ ...named, spec: withoutEmpty(normalize(spec, 'runtime')) });
}

/** Structs that Go writes down even when nothing is in them. */
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

/** The snapshot of a runtime's content. It is immutable: nobody edits a job's past by hand. */
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

// Read back by YAML 1.1 readers (Kubeflow Trainer) as by YAML 1.2 ones: whatever either would take for another
// type, for a line's end or for no text at all is quoted.
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
      if (typeof value === 'string' && isDelicate(value)) scalar.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return document.toString({ lineWidth: 0, indentSeq: false }).replace(unprintable, escaped);
}

/** Line ends and control characters to YAML 1.1, letters to YAML 1.2. */
const unprintable = /[\u007f-\u009f\u2028\u2029\ufeff]/g;

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** As a block, lines of nothing but blanks would lose them, and a tab at the beginning would pass for indentation. */
function isDelicate(text: string): boolean {
  if (text.search(unprintable) !== -1) return true;
  return text.includes('\n') && (text.trim() === '' || /^\s*\t/.test(text));
}
