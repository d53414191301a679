// From Kubeflow Trainer to metatrain: children get the label by which Metacontroller knows its own (without it, it lets
// go of them at once), and become what Metacontroller would have made of them, so that it finds nothing to write.
import type { AnyObject } from '../../hooks/api/hook.js';
import { CONTROLLER_UID, METACONTROLLER_LAST_APPLIED } from '../../hooks/api/labels.js';
import {
  TRAINER_FIELD_MANAGER,
  lastApplied,
  serverSideApplied,
} from '../../hooks/composite/applied/lastapplied.js';
import { goJson } from '../../simulator/metacontroller/gojson.js';
import type { ObjectStore } from '../../apiserver/objectstore.js';
import { refOf } from '../../hooks/kube/refs.js';
import { type Child, childrenOf, trainJobsIn } from './children.js';
import type { Deeds } from './deeds.js';
import { MIGRATION, handOver, isRecordOf } from './handover.js';
import { ofTrainer, releaseRuntimes } from './runtimes.js';
import type { Strategy } from './strategy.js';

export interface Takeover {
  /** All of them when it is undefined. */
  readonly namespace: string | undefined;
  readonly strategy: Strategy;
  /** Metacontroller's. */
  readonly fieldManager: string;
}

export async function takeOver(store: ObjectStore, options: Takeover, deeds: Deeds): Promise<void> {
  for (const child of await childrenOf(store, await trainJobsIn(store, options.namespace))) {
    const deed = deedFor(store, child, options);
    if (deed !== undefined) await deeds.carryOut(child.object, deed.what, deed.write);
  }
  await releaseRuntimes(store, options.namespace, ofTrainer, deeds);
}

interface Deed {
  readonly what: string;
  readonly write: () => Promise<unknown>;
}

const labelled = `gets the label ${CONTROLLER_UID}`;

function deedFor(store: ObjectStore, child: Child, options: Takeover): Deed | undefined {
  const { object, owner } = child;
  const isLabelled = object.metadata.labels?.[CONTROLLER_UID] === owner.uid;
  if (options.strategy === 'server-side-apply' && isTrainers(object))
    return takingOver(store, child, options);
  return isLabelled ? undefined : labelling(store, child, options);
}

/** Metacontroller never updates Secrets: how they were applied does not matter. */
function isTrainers({ kind, metadata }: AnyObject): boolean {
  return (
    kind !== 'Secret' &&
    metadata.managedFields?.some((entry) => isRecordOf(entry, TRAINER_FIELD_MANAGER)) === true
  );
}

function takingOver(store: ObjectStore, { object, owner }: Child, { fieldManager }: Takeover): Deed {
  const applied =
    serverSideApplied(object, fieldManager) ?? serverSideApplied(object, TRAINER_FIELD_MANAGER) ?? object;
  const handover = {
    from: TRAINER_FIELD_MANAGER,
    to: fieldManager,
    applied: withLabel(applied, owner.uid),
    owner,
  };
  return {
    what: `${labelled}; its fields go from field manager ${TRAINER_FIELD_MANAGER} to ${fieldManager}`,
    write: () => handOver(store, object, handover),
  };
}

function labelling(store: ObjectStore, { object, owner }: Child, { strategy, fieldManager }: Takeover): Deed {
  const { uid } = object.metadata;
  const labels = { [CONTROLLER_UID]: owner.uid };
  const annotations =
    strategy === 'dynamic-apply' && object.kind !== 'Secret'
      ? { [METACONTROLLER_LAST_APPLIED]: goJson(withLabel(lastApplied(object, fieldManager), owner.uid)) }
      : {};
  const body = { metadata: { uid, labels, annotations } };
  return {
    what: labelled,
    write: () => store.patch(refOf(object), { type: 'merge', body }, { fieldManager: MIGRATION }),
  };
}

function withLabel(object: AnyObject, uid: string): AnyObject {
  const labels = { ...object.metadata.labels, [CONTROLLER_UID]: uid };
  return { ...object, metadata: { ...object.metadata, labels } };
}
