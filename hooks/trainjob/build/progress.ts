// Lets training code report its progress: variables, a token that is valid only for reports of this job, and the CA to
// trust. Kubeflow KEP-2779, as built in Trainer v2.3 behind the gate TrainJobStatus: in every container of the step that
// trains, even without spec.trainer. Only the URL differs: it is that of the hook server.
import type { Container, EnvVar, JobSet, PodSpec, Volume } from '../../api/kinds.js';
import type { Settings } from '../../api/settings.js';
import type { Need } from '../../facts/need.js';
import { jobsOf, podOf } from '../../jobset/template.js';
import { upsertEnv } from '../../kube/env.js';
import { upsertMounts, upsertVolumes } from '../../kube/volumes.js';
import { TRAINER_SERVER_CA_CERT, TRAINER_SERVER_TOKEN, TRAINER_SERVER_URL } from '../api/env.js';
import type { TrainJob } from '../api/types.js';
import { type Child, type Drafted, nameOfChild, withChildren, withoutChildren } from './child.js';
import { type Draft, trainerStepOf, withPodSets, withPodSpec } from './draft.js';

const FOLDER = '/var/run/secrets/kubeflow/trainer';
const CA = 'ca.crt';
const TOKEN = 'token';
const VOLUME = 'kubeflow-trainer-token';
const TOKEN_SECONDS = 3600;
const NEED: Need = { fact: 'progressCa', verb: 'serverCa' };

/** Whether the Pods of this job report. An existing JobSet stays as it was built; the setting applies to a new one. */
export function progressIn(jobSet: JobSet | undefined, { progress }: Settings): Settings['progress'] {
  if (jobSet === undefined) return progress;
  return jobsOf(jobSet).some((job) => hasVolume(podOf(job))) ? 'on' : 'off';
}

/** Runs after the policies and before the TrainJob's own fields: variables of the TrainJob win. */
export function withProgress(draft: Draft): Drafted {
  const step = trainerStepOf(draft);
  if (draft.settings.progress === 'off' || step === undefined) return withoutChildren(draft);
  const env = variablesOf(draft);
  const reporting = withPodSets(
    draft,
    (podSet) => podSet === step,
    (podSet) => withPodSpec(podSet, (pod) => reportingPod(pod, draft, env)),
  );
  return withChildren(reporting, progressChildren, draft);
}

/** The ConfigMap with the CA. */
const ca: Child<Draft> = {
  apiVersion: 'v1',
  kind: 'ConfigMap',
  suffix: '-tls-config',
  build(draft) {
    const { progressCa } = draft.facts;
    if (progressCa === undefined) return { state: 'pending', need: NEED };
    return { state: 'built', members: { data: { [CA]: progressCa } } };
  },
};

/** Every object that a TrainJob owns because its Pods report. */
export const progressChildren = [ca];

/** The audience of a token that is valid for this job only. The same as Kubeflow Trainer's. */
export function progressAudienceOf(namespace: string, name: string): string {
  return `trainer.kubeflow.org/v1alpha1/namespaces/${namespace}/trainjobs/${name}/status`;
}

/** The path of a job's reports, on any hook server. */
function progressPathOf({ metadata }: TrainJob): string {
  return `/progress/v1alpha1/namespaces/${metadata.namespace ?? 'default'}/trainjobs/${metadata.name}`;
}

function variablesOf({ trainJob, settings }: Draft): readonly EnvVar[] {
  return [
    { name: TRAINER_SERVER_URL, value: `${settings.progressUrl}${progressPathOf(trainJob)}` },
    { name: TRAINER_SERVER_CA_CERT, value: `${FOLDER}/${CA}` },
    { name: TRAINER_SERVER_TOKEN, value: `${FOLDER}/${TOKEN}` },
  ];
}

function reportingPod(pod: PodSpec, { trainJob }: Draft, env: readonly EnvVar[]): PodSpec {
  return {
    ...pod,
    containers: pod.containers.map((container) => reportingContainer(container, env)),
    volumes: upsertVolumes(pod.volumes, [volumeOf(trainJob)]),
  };
}

function reportingContainer(container: Container, env: readonly EnvVar[]): Container {
  const mount = { name: VOLUME, mountPath: FOLDER, readOnly: true };
  return {
    ...container,
    env: upsertEnv(container.env, env),
    volumeMounts: upsertMounts(container.volumeMounts, [mount]),
  };
}

function volumeOf(trainJob: TrainJob): Volume {
  const { name, namespace = 'default' } = trainJob.metadata;
  const audience = progressAudienceOf(namespace, name);
  return {
    name: VOLUME,
    projected: {
      sources: [
        { serviceAccountToken: { audience, expirationSeconds: TOKEN_SECONDS, path: TOKEN } },
        { configMap: { name: nameOfChild(ca, trainJob), items: [{ key: CA, path: CA }] } },
      ],
    },
  };
}

function hasVolume(pod: Partial<PodSpec>): boolean {
  return pod.volumes?.some(({ name }) => name === VOLUME) === true;
}
