// Whether a cluster can be migrated, and what must be fixed first. Each problem has a remedy. Most of them would lose
// children, or make the API server refuse every write, if the migration continued.
import { type Schema, memberSchema } from '../../apiserver/memory/schema.js';
import type { ObjectStore } from '../../apiserver/objectstore.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import { isBefore, listOf, readOrNone, workloadsOf } from './lookup.js';

export interface Problem {
  readonly problem: string;
  readonly remedy: string;
}

const crdsRemedy = 'kubectl apply --server-side --force-conflicts -k manifests/crds';

/** What prevents the migration to metatrain. */
export async function takeoverProblems(store: ObjectStore): Promise<readonly Problem[]> {
  const groups = await Promise.all([
    trainerProblems(store),
    webhookProblems(
      store,
      '.trainer.kubeflow.org',
      "Trainer's webhooks would refuse every write of a TrainJob",
    ),
    crdProblems(store, definitions),
    imageProblems(store),
  ]);
  return groups.flat();
}

/** What prevents the migration back to Trainer. */
export async function handbackProblems(store: ObjectStore): Promise<readonly Problem[]> {
  const groups = await Promise.all([
    controllerProblems(store),
    webhookProblems(store, '.metatrain.io', "metatrain's webhooks would add its annotations again"),
  ]);
  return groups.flat();
}

async function trainerProblems(store: ObjectStore): Promise<readonly Problem[]> {
  const workloads = await workloadsOf(store, /^trainer-controller-manager(:|$)/);
  return workloads
    .filter(({ runs }) => runs)
    .map(({ name }) => {
      const [kind = '', path = ''] = name.split(' ');
      const [namespace = '', workload = ''] = path.split('/');
      return {
        problem: `${name} is running: two controllers would write to the same TrainJobs`,
        remedy: `kubectl -n ${namespace} scale ${kind.toLowerCase()} ${workload} --replicas=0`,
      };
    });
}

async function webhookProblems(store: ObjectStore, suffix: string, why: string): Promise<readonly Problem[]> {
  const plurals = ['mutatingwebhookconfigurations', 'validatingwebhookconfigurations'];
  const lists = await Promise.all(
    plurals.map((plural) => listOf(store, { apiVersion: 'admissionregistration.k8s.io/v1', plural })),
  );
  return lists
    .flat()
    .filter((configuration) => namesOf(configuration).some((name) => name.endsWith(suffix)))
    .map(({ kind, metadata: { name } }) => ({
      problem: `${kind} ${name} exists: ${why}`,
      remedy: `kubectl delete ${kind.toLowerCase()} ${name}`,
    }));
}

function namesOf(configuration: AnyObject): readonly string[] {
  const webhooks = configuration['webhooks'] as readonly { readonly name: string }[] | undefined;
  return (webhooks ?? []).map(({ name }) => name);
}

async function controllerProblems(store: ObjectStore): Promise<readonly Problem[]> {
  const controllers = [
    { kind: 'CompositeController', name: 'trainjobs' },
    { kind: 'DecoratorController', name: 'runtime-protection' },
  ];
  const problems = await Promise.all(
    controllers.map(async ({ kind, name }): Promise<readonly Problem[]> => {
      const found = await readOrNone(store, { apiVersion: 'metacontroller.k8s.io/v1alpha1', kind, name });
      const problem = `${kind} ${name} exists: it would add its finalizers and labels again`;
      return found === undefined ? [] : [{ problem, remedy: `kubectl delete ${kind.toLowerCase()} ${name}` }];
    }),
  );
  return problems.flat();
}

interface Definition {
  readonly name: string;
  readonly version: string;
  /** Fields that only the required version has. */
  readonly members: readonly string[];
  readonly missing: string;
  readonly old: string;
  readonly remedy: string;
}

const ours = (plural: string, member: string): Definition => ({
  name: `${plural}.trainer.kubeflow.org`,
  version: 'v1alpha1',
  members: [member],
  missing: `the CRD ${plural}.trainer.kubeflow.org is missing`,
  old: `the CRD ${plural}.trainer.kubeflow.org is Kubeflow Trainer's: the field ${member} is missing`,
  remedy: crdsRemedy,
});

const definitions: readonly Definition[] = [
  // With Trainer's CRD, Metacontroller cannot write observedGeneration, because the API server refuses an empty status.
  ours('trainjobs', 'status.observedGeneration'),
  ours('trainingruntimes', 'spec.runPolicy'),
  ours('clustertrainingruntimes', 'spec.runPolicy'),
  {
    name: 'jobsets.jobset.x-k8s.io',
    version: 'v1alpha2',
    members: ['spec.volumeClaimPolicies', 'spec.replicatedJobs.dependsOn'],
    missing: 'JobSet is not installed',
    old: 'the CRD of JobSet is older than v0.12',
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
    missing: 'the CRDs of Metacontroller are missing',
    old: 'the CRDs of Metacontroller are older than v4.17.2',
    remedy: crdsRemedy,
  },
];

async function crdProblems(store: ObjectStore, required: readonly Definition[]): Promise<readonly Problem[]> {
  const problems = await Promise.all(
    required.map(async (definition): Promise<readonly Problem[]> => {
      const { name, members, missing, old, remedy } = definition;
      const ref = { apiVersion: 'apiextensions.k8s.io/v1', kind: 'CustomResourceDefinition', name };
      const found = await readOrNone(store, ref);
      const schema = found && schemaOf(found, definition.version);
      if (schema === undefined) return [{ problem: missing, remedy }];
      return members.every((member) => hasMember(schema, member)) ? [] : [{ problem: old, remedy }];
    }),
  );
  return problems.flat();
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

/** An image whose tag names no version is accepted. */
async function imageProblems(store: ObjectStore): Promise<readonly Problem[]> {
  const [metacontrollers, jobSets] = await Promise.all([
    workloadsOf(store, /^metacontroller(:|$)/),
    workloadsOf(store, /^jobset(:|$)/),
  ]);
  return [
    ...metacontrollers
      .filter(({ image }) => isBefore(image, [4, 17, 2]) === true)
      .map(({ name, image }) => ({
        problem: `${name} runs ${image}`,
        remedy: 'update it to v4.17.2 or later',
      })),
    ...jobSets
      .filter(({ image }) => isBefore(image, [0, 12, 0]) === true)
      .map(({ name, image }) => ({
        problem: `${name} runs ${image}`,
        remedy: 'update it to v0.12.0 or later',
      })),
  ];
}
