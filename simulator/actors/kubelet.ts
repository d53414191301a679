// Scheduler and kubelets in one: a Pod waits for a node that matches its nodeSelector and for the removal of its
// scheduling gates, starts, runs as long as its course says, and ends. Nodes have unlimited capacity.
import { type Clock, timestampOf } from '../../apiserver/clock.js';
import type { ObjectStore } from '../../apiserver/objectstore.js';
import type { Timestamp } from '../../hooks/api/hook.js';
import type { Container } from '../../hooks/api/kinds.js';
import { secondsOf } from '../../hooks/kube/time.js';
import type { Actor } from '../loop.js';
import { allOf, reconciler, writeStatus } from './reconciler.js';
import { type Node, type Pod, type PodStatus, nodes, pods } from './workloads.js';

/** How a Pod runs. Times are in seconds of the cluster's clock. */
export interface PodCourse {
  /** From its creation until its containers are ready. */
  readonly startSeconds: number;
  /** From then on; if absent, until the Pod is deleted. */
  readonly runSeconds?: number;
  readonly ends?: 'Succeeded' | 'Failed';
  /** Exit code of the containers of a Pod that fails; 1 by default. */
  readonly exitCode?: number;
}

/** Called again in each turn, so that a course can be changed while a Pod runs. */
export type CourseOf = (pod: Pod) => PodCourse;

export function kubelet(store: ObjectStore, clock: Clock, courseOf: CourseOf): Actor {
  const listNodes = (): Promise<readonly Node[]> => allOf(store, nodes);
  return reconciler(store, pods, listNodes, async (pod, all) => {
    const step = stepOf(pod, courseOf(pod), all, timestampOf(clock));
    if (step === undefined) return { happened: false };
    if (clock.now() < step.due) return { happened: false, next: step.due };
    return { happened: await writeStatus(store, pod, step.status, 'kubelet') };
  });
}

interface Step {
  readonly due: number;
  readonly status: PodStatus;
}

function stepOf(pod: Pod, course: PodCourse, all: readonly Node[], now: Timestamp): Step | undefined {
  const { status, metadata } = pod;
  switch (status?.phase) {
    case undefined:
      return { due: 0, status: { phase: 'Pending' } };
    case 'Pending':
      if (!fits(pod, all)) return undefined;
      return {
        due: after(metadata.creationTimestamp, course.startSeconds),
        status: { ...status, phase: 'Running', startTime: now, conditions: [ready('True', now)] },
      };
    case 'Running': {
      const { runSeconds, ends = 'Succeeded', exitCode = 1 } = course;
      if (runSeconds === undefined) return undefined;
      return {
        due: after(status.startTime, runSeconds),
        status: {
          ...status,
          phase: ends,
          conditions: [ready('False', now)],
          ...(ends === 'Failed' ? { containerStatuses: pod.spec.containers.map(exitedWith(exitCode)) } : {}),
        },
      };
    }
    default:
      return undefined;
  }
}

const ready = (status: 'True' | 'False', now: Timestamp) => ({
  type: 'Ready',
  status,
  lastTransitionTime: now,
});

const exitedWith =
  (exitCode: number) =>
  ({ name, image = '' }: Container) => ({
    name,
    image,
    imageID: '',
    ready: false,
    restartCount: 0,
    state: { terminated: { exitCode } },
  });

function fits({ spec: { nodeSelector = {}, schedulingGates = [] } }: Pod, all: readonly Node[]): boolean {
  const wanted = Object.entries(nodeSelector);
  const has = ({ metadata }: Node): boolean =>
    wanted.every(([key, value]) => metadata.labels?.[key] === value);
  return schedulingGates.length === 0 && (wanted.length === 0 || all.some(has));
}

function after(time: Timestamp | undefined, seconds: number): number {
  return ((time === undefined ? undefined : secondsOf(time)) ?? 0) * 1000 + seconds * 1000;
}
