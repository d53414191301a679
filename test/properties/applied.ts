// A child as the cluster shows it once Metacontroller has applied it, in either mode.
import { builtIn } from '../../apiserver/memory/builtin.js';
import { kindsOf } from '../../apiserver/memory/definition.js';
import { fieldsOf } from '../../apiserver/memory/fields.js';
import { toFieldsV1 } from '../../apiserver/memory/fieldset.js';
import { trackable } from '../../apiserver/memory/managedfields.js';
import type { Schema } from '../../apiserver/memory/schema.js';
import type { AnyObject, KubeObject } from '../../hooks/api/hook.js';
import { CONTROLLER_UID, METACONTROLLER_LAST_APPLIED } from '../../hooks/api/labels.js';
import type { ApplyMode } from '../../hooks/api/settings.js';
import { stableJson } from '../../hooks/kube/stablejson.js';
import type { TrainJob } from '../../hooks/trainjob/api/types.js';
import { NOON } from '../support/objects.js';
import { podGroupCrds } from '../support/podgroups.js';
import { crds, stored } from './arbitrary/kinds.js';

const kinds = [...builtIn, ...[...crds, ...podGroupCrds].flatMap(kindsOf)];
const schemas = new Map(kinds.map(({ apiVersion, kind, schema }) => [`${apiVersion} ${kind}`, schema]));

/** The schema by which the API server validates an object, with metadata; undefined for an unknown kind. */
export function schemaFor({ apiVersion, kind }: KubeObject): Schema | undefined {
  return schemas.get(`${apiVersion} ${kind}`);
}

export function asApplied(child: KubeObject, owner: TrainJob, mode: ApplyMode): AnyObject {
  const { metadata, ...members } = child;
  const config = {
    ...members,
    metadata: { ...metadata, labels: { ...metadata.labels, [CONTROLLER_UID]: owner.metadata.uid ?? '' } },
  };
  const made = {
    ...config,
    metadata: {
      ...config.metadata,
      uid: `${child.kind}-${metadata.name}`,
      resourceVersion: '1',
      creationTimestamp: NOON,
      ownerReferences: [ownerReference(owner)],
    },
  };
  const schema = schemaFor(child) ?? {};
  const { annotations } = metadata;
  if (mode === 'dynamic') {
    const recorded = { ...annotations, [METACONTROLLER_LAST_APPLIED]: stableJson(config) };
    return stored({ ...made, metadata: { ...made.metadata, annotations: recorded } }, schema);
  }
  const { ownerReferences } = made.metadata;
  const sent = { ...config, metadata: { ...config.metadata, ownerReferences } };
  const entry = {
    manager: 'metacontroller',
    operation: 'Apply',
    apiVersion: child.apiVersion,
    fieldsType: 'FieldsV1',
    fieldsV1: toFieldsV1(trackable(fieldsOf(sent, schema))),
  };
  return stored({ ...made, metadata: { ...made.metadata, managedFields: [entry] } }, schema);
}

function ownerReference({ apiVersion, kind, metadata }: TrainJob) {
  const { name, uid = '' } = metadata;
  return { apiVersion, kind, name, uid, controller: true, blockOwnerDeletion: true };
}
