// Whether a cluster can be moved, and what has to be done first. What is missing is said with what helps; most of it
// would lose children, or refuse every write, if one went on.
import type { AnyObject } from '../../hooks/api/hook.js';
import type { ObjectStore } from '../../apiserver/objectstore.js';
import { type Schema, memberSchema } from '../../apiserver/memory/schema.js';
import { isBefore, listOf, readOrNone, workloadsOf } from './lookup.js';

export interface Lack {
  readonly what: string;
  readonly remedy: string;
}

const kindsRemedy = 'kubectl apply --server-side --force-conflicts -k manifests/crds';

/** What keeps metatrain from taking over. */
export async function lacksOfTakeover(store: ObjectStore): Promise<readonly Lack[]> {
  const groups = await Promise.all([
    trainerRuns(store),
    webhooksOf(store, '.trainer.kubeflow.org', "Trainer's webhooks would refuse every write of a TrainJob"),
    kindLacks(store, definitions),
    oldImages(store),
  ]);
  return groups.flat();
}

/** What keeps Trainer from taking over again. */
export async function lacksOfHandback(store: ObjectStore): Promise<readonly Lack[]> {
  const groups = await Promise.all([
    controllersStand(store),
    webhooksOf(store, '.metatrain.io', "metatrain's webhooks would write our annotations again"),
  ]);
  return groups.flat();
}

async function trainerRuns(store: ObjectStore): Promise<readonly Lack[]> {
  const workloads = await workloadsOf(store, /^trainer-controller-manager(:|$)/);
  return workloads
    .filter(({ runs }) => runs)
    .map(({ name }) => {
      const [kind = '', path = ''] = name.split(' ');
      const [namespace = '', workload = ''] = path.split('/');
      return {
        what: `${name} runs: two controllers would write to the same jobs`,
        remedy: `kubectl -n ${namespace} scale ${kind.toLowerCase()} ${workload} --replicas=0`,
      };
    });
}

async function webhooksOf(store: ObjectStore, suffix: string, why: string): Promise<readonly Lack[]> {
  const plurals = ['mutatingwebhookconfigurations', 'validatingwebhookconfigurations'];
  const lists = await Promise.all(
    plurals.map((plural) => listOf(store, { apiVersion: 'admissionregistration.k8s.io/v1', plural })),
  );
  return lists
    .flat()
    .filter((configuration) => namesOf(configuration).some((name) => name.endsWith(suffix)))
    .map(({ kind, metadata: { name } }) => ({
      what: `${kind} ${name} is there: ${why}`,
      remedy: `kubectl delete ${kind.toLowerCase()} ${name}`,
    }));
}

function namesOf(configuration: AnyObject): readonly string[] {
  const webhooks = configuration['webhooks'] as readonly { readonly name: string }[] | undefined;
  return (webhooks ?? []).map(({ name }) => name);
}

/** They would put their finalizers and labels back. */
async function controllersStand(store: ObjectStore): Promise<readonly Lack[]> {
  const controllers = [
    { kind: 'CompositeController', name: 'trainjobs' },
    { kind: 'DecoratorController', name: 'runtime-protection' },
  ];
  const lacks = await Promise.all(
    controllers.map(async ({ kind, name }): Promise<readonly Lack[]> => {
      const found = await readOrNone(store, { apiVersion: 'metacontroller.k8s.io/v1alpha1', kind, name });
      const what = `${kind} ${name} is there: its finalizers and labels would be put back`;
      return found === undefined ? [] : [{ what, remedy: `kubectl delete ${kind.toLowerCase()} ${name}` }];
    }),
  );
  return lacks.flat();
}

interface Definition {
  readonly name: string;
  readonly version: string;
  /** Members that the version that we need has, and others have not. */
  readonly members: readonly string[];
  readonly missing: string;
  readonly old: string;
  readonly remedy: string;
}

const ours = (plural: string, member: string): Definition => ({
  name: `${plural}.trainer.kubeflow.org`,
  version: 'v1alpha1',
  members: [member],
  missing: `the kind ${plural}.trainer.kubeflow.org is not there`,
  old: `the kind ${plural}.trainer.kubeflow.org is Kubeflow Trainer's, which lacks ${member}`,
  remedy: kindsRemedy,
});

const definitions: readonly Definition[] = [
  // Under Trainer's own, Metacontroller could not write observedGeneration: an empty status would be refused.
  ours('trainjobs', 'status.observedGeneration'),
  ours('trainingruntimes', 'spec.runPolicy'),
  ours('clustertrainingruntimes', 'spec.runPolicy'),
  {
    name: 'jobsets.jobset.x-k8s.io',
    version: 'v1alpha2',
    members: ['spec.volumeClaimPolicies', 'spec.replicatedJobs.dependsOn'],
    missing: 'JobSet is not installed',
    old: 'the kind JobSet is older than v0.12',
    remedy: 'install JobSet v0.12.0 or later',
  },
  {
    name: 'compositecontrollers.metacontroller.k8s.io',
    version: 'v1alpha1',
    members: [
      'spec.parentResource.labelSelector',
      'spec.parentResource.ignoreStatusChanges',
      'spec.endpointConfigs',
    ],
    missing: 'the kinds of Metacontroller are not there',
    old: 'the kinds of Metacontroller are older than v4.17.2',
    remedy: kindsRemedy,
  },
];

async function kindLacks(store: ObjectStore, wanted: readonly Definition[]): Promise<readonly Lack[]> {
  const lacks = await Promise.all(
    wanted.map(async (definition): Promise<readonly Lack[]> => {
      const { name, members, missing, old, remedy } = definition;
      const ref = { apiVersion: 'apiextensions.k8s.io/v1', kind: 'CustomResourceDefinition', name };
      const found = await readOrNone(store, ref);
      const schema = found && schemaOf(found, definition.version);
      if (schema === undefined) return [{ what: missing, remedy }];
      return members.every((member) => hasMember(schema, member)) ? [] : [{ what: old, remedy }];
    }),
  );
  return lacks.flat();
}

interface CustomResourceDefinition {
  readonly versions: readonly {
    readonly name: string;
    readonly served: boolean;
    readonly schema?: { readonly openAPIV3Schema?: Schema };
  }[];
}

function schemaOf(definition: AnyObject, version: string): Schema | undefined {
  const { versions } = definition['spec'] as CustomResourceDefinition;
  const served = versions.find(({ name, served: isServed }) => name === version && isServed);
  return served?.schema?.openAPIV3Schema;
}

function hasMember(schema: Schema, path: string): boolean {
  const found = path
    .split('.')
    .reduce<Schema | undefined>((at, name) => at && memberSchema(at.items ?? at, name), schema);
  return found !== undefined;
}

/** A tag that names no version is believed. */
async function oldImages(store: ObjectStore): Promise<readonly Lack[]> {
  const [metacontrollers, jobSets] = await Promise.all([
    workloadsOf(store, /^metacontroller(:|$)/),
    workloadsOf(store, /^jobset(:|$)/),
  ]);
  return [
    ...metacontrollers
      .filter(({ image }) => isBefore(image, [4, 17, 2]) === true)
      .map(({ name, image }) => ({ what: `${name} runs ${image}`, remedy: 'update it to v4.17.2 or later' })),
    ...jobSets
      .filter(({ image }) => isBefore(image, [0, 12, 0]) === true)
      .map(({ name, image }) => ({ what: `${name} runs ${image}`, remedy: 'update it to v0.12.0 or later' })),
  ];
}
