// The TrainJob's name becomes part of names that are limited to 63 characters: of Pods, the coordinator's address, volume
// claims, volumes. Source: JobSet v0.12 (which would refuse the JobSet, long after the TrainJob was admitted), core/v1.
import type { JobSet, ReplicatedJob } from '../../api/kinds.js';
import { podOf } from '../../jobset/template.js';
import type { Check, Subject } from '../build/check.js';

const LONGEST = 63;

interface Derived {
  /** What has the name, for messages. */
  readonly of: string;
  /** The longest of its kind. */
  readonly name: string;
  /** How often it contains the name of the TrainJob. */
  readonly times: number;
}

export const names: Check<Subject> = ({ trainJob, built }) => {
  if (built.state === 'refused') return [];
  const { name } = trainJob.metadata;
  const room = ({ name: derived, times }: Derived): number =>
    Math.floor((LONGEST - derived.length) / times) + name.length;
  const [tightest] = derivedFrom(built.jobSet).toSorted((a, b) => room(a) - room(b));
  if (tightest === undefined || room(tightest) >= name.length) return [];
  const { of, name: derived } = tightest;
  const most = room(tightest);
  return [
    {
      field: 'metadata.name',
      problem: `${of} would be named ${derived}, which has ${derived.length} characters (the limit is ${LONGEST})`,
      remedy: most > 0 ? `use a name of at most ${most} characters` : 'use a runtime with shorter names',
    },
  ];
};

function derivedFrom({ metadata: { name }, spec }: JobSet): readonly Derived[] {
  const { replicatedJobs = [], coordinator, network, volumeClaimPolicies = [] } = spec;
  const claims = volumeClaimPolicies.flatMap(({ templates = [] }) =>
    templates.map(({ metadata }) => derived('a volume claim', `${metadata?.name ?? ''}-${name}`)),
  );
  const all = [...replicatedJobs.flatMap((job) => ofJob(name, job)), ...claims];
  if (coordinator === undefined) return all;
  const { replicatedJob, jobIndex = 0, podIndex = 0 } = coordinator;
  const host = `${name}-${replicatedJob}-${jobIndex}-${podIndex}`;
  const of = 'the coordinator';
  return [
    ...all,
    network?.subdomain === undefined
      ? { of, name: `${host}.${name}`, times: 2 }
      : derived(of, `${host}.${network.subdomain}`),
  ];
}

function ofJob(jobSet: string, job: ReplicatedJob): readonly Derived[] {
  const { completionMode = 'Indexed', completions } = job.template.spec ?? {};
  const jobName = `${jobSet}-${job.name}-${(job.replicas ?? 1) - 1}`;
  // The API server appends five random characters to the name of a Pod.
  const podName = `${jobName}-${Math.max(completions ?? 1, 1) - 1}-abcde`;
  const volumes = (podOf(job).volumes ?? []).filter(({ name }) => name.startsWith(`${jobSet}-`));
  return [
    completionMode === 'Indexed' ? derived(`a Pod of job ${job.name}`, podName) : derived('a Job', jobName),
    ...volumes.map(({ name }) => derived('a volume', name)),
  ];
}

function derived(of: string, name: string): Derived {
  return { of, name, times: 1 };
}
