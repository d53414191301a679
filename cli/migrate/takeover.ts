// From Kubeflow Trainer to metatrain: children get the label by which Metacontroller recognizes its children (it releases
// owned objects without it), and become what Metacontroller would have created, so that it has nothing to write.
import type { ObjectStore } from '../../apiserver/objectstore.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import { CONTROLLER_UID, METACONTROLLER_LAST_APPLIED } from '../../hooks/api/labels.js';
import {
  TRAINER_FIELD_MANAGER,
  lastApplied,
  serverSideApplied,
} from '../../hooks/composite/applied/lastapplied.js';
import { refOf } from '../../hooks/kube/refs.js';
import { goJson } from '../../simulator/metacontroller/gojson.js';
import type { Actions } from './actions.js';
import { type Child, childrenOf, trainJobsIn } from './children.js';
import { MIGRATION, handOver, isRecordOf } from './handover.js';
import { ofTrainer, releaseRuntimes } from './runtimes.js';
import type { Strategy } from './strategy.js';

export interface Takeover {
  /** Undefined: all namespaces. */
  readonly namespace: string | undefined;
  readonly strategy: Strategy;
  /** Metacontroller's field manager. */
  readonly fieldManager: string;
}

export async function takeOver(store: ObjectStore, options: Takeover, actions: Actions): Promise<void> {
  for (const child of await childrenOf(store, await trainJobsIn(store, options.namespace))) {
    const action = actionFor(store, child, options);
    if (action !== undefined) await actions.carryOut(child.object, action.description, action.write);
  }
  await releaseRuntimes(store, options.namespace, ofTrainer, actions);
}

interface Action {
  readonly description: string;
  readonly write: () => Promise<unknown>;
}

const labeled = `gets the label ${CONTROLLER_UID}`;

function actionFor(store: ObjectStore, child: Child, options: Takeover): Action | undefined {
  const { object, owner } = child;
  const isLabelled = object.metadata.labels?.[CONTROLLER_UID] === owner.uid;
  if (options.strategy === 'server-side-apply' && isTrainers(object))
    return takingOver(store, child, options);
  return isLabelled ? undefined : labelling(store, child, options);
}

/** Metacontroller never updates Secrets, so it does not matter how they were applied. */
function isTrainers({ kind, metadata }: AnyObject): boolean {
  return (
    kind !== 'Secret' &&
    metadata.managedFields?.some((entry) => isRecordOf(entry, TRAINER_FIELD_MANAGER)) === true
  );
}

function takingOver(store: ObjectStore, { object, owner }: Child, { fieldManager }: Takeover): Action {
  const applied =
    serverSideApplied(object, fieldManager) ?? serverSideApplied(object, TRAINER_FIELD_MANAGER) ?? object;
  const handover = {
    from: TRAINER_FIELD_MANAGER,
    to: fieldManager,
    applied: withLabel(applied, owner.uid),
    owner,
  };
  return {
    description: `${labeled}; its fields move from field manager ${TRAINER_FIELD_MANAGER} to ${fieldManager}`,
    write: () => handOver(store, object, handover),
  };
}

function labelling(
  store: ObjectStore,
  { object, owner }: Child,
  { strategy, fieldManager }: Takeover,
): Action {
  const { uid } = object.metadata;
  const labels = { [CONTROLLER_UID]: owner.uid };
  const annotations =
    strategy === 'dynamic-apply' && object.kind !== 'Secret'
      ? { [METACONTROLLER_LAST_APPLIED]: goJson(withLabel(lastApplied(object, fieldManager), owner.uid)) }
      : {};
  const body = { metadata: { uid, labels, annotations } };
  return {
    description: labeled,
    write: () => store.patch(refOf(object), { type: 'merge', body }, { fieldManager: MIGRATION }),
  };
}

function withLabel(object: AnyObject, uid: string): AnyObject {
  const labels = { ...object.metadata.labels, [CONTROLLER_UID]: uid };
  return { ...object, metadata: { ...object.metadata, labels } };
}
