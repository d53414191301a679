// A scenario on the virtual clock: what users and time do to a cluster, and what is expected on the way.
import type { ObjectRef } from '../apiserver/objectstore.js';
import type { AnyObject } from '../hooks/api/hook.js';
import type { Cluster, PodRule } from './cluster.js';
import { differencesOf } from './expectation.js';
import type { TimelineEvent } from './timeline.js';

export type Step =
  /** A comment for the reader. */
  | { readonly do: 'say'; readonly words: string }
  /** `from` names the files of the objects. */
  | { readonly do: 'apply'; readonly objects: readonly AnyObject[]; readonly from?: readonly string[] }
  /** `subresource: status` acts as another controller. */
  | {
      readonly do: 'patch';
      readonly ref: ObjectRef;
      readonly merge: object;
      readonly subresource?: 'status';
    }
  | { readonly do: 'delete'; readonly ref: ObjectRef }
  | { readonly do: 'advance'; readonly seconds: number }
  /** How Pods run from now on. */
  | { readonly do: 'pods'; readonly rules: readonly PodRule[] }
  | { readonly do: 'hooks'; readonly state: 'up' | 'down' | number }
  /** A new process with empty memory. */
  | { readonly do: 'restart'; readonly what: 'metacontroller' }
  /** `is` names members of the object; lists are complete, and `null` means absent. */
  | { readonly do: 'expect'; readonly ref: ObjectRef; readonly is: object }
  | { readonly do: 'expectAbsent'; readonly ref: ObjectRef };

/** An expectation of the scenario is not met. */
export class ScenarioFailure extends Error {
  override readonly name = 'ScenarioFailure';
}

/** Reported during the scenario: a step that starts, and its result. */
export type Heard = { readonly step: Step } | { readonly event: TimelineEvent };

/** Plays the steps in order. Rejects with a ScenarioFailure at the first expectation that is not met. */
export async function play(
  cluster: Cluster,
  steps: readonly Step[],
  hear: (heard: Heard) => void = () => undefined,
): Promise<void> {
  let heard = cluster.events.length;
  for (const step of steps) {
    hear({ step });
    await take(cluster, step);
    for (const event of cluster.events.slice(heard)) hear({ event });
    heard = cluster.events.length;
  }
}

async function take(cluster: Cluster, step: Step): Promise<void> {
  switch (step.do) {
    case 'say':
      return;
    case 'apply':
      for (const object of step.objects) await cluster.apply(object);
      return cluster.settle();
    case 'patch': {
      const { ref, merge, subresource } = step;
      await cluster.patch(ref, merge, subresource === undefined ? {} : { subresource });
      return cluster.settle();
    }
    case 'delete':
      await cluster.delete(step.ref);
      return cluster.settle();
    case 'advance':
      return cluster.advance(step.seconds);
    case 'pods':
      cluster.setPods(step.rules);
      return;
    case 'hooks':
      cluster.setHooks(step.state);
      return;
    case 'restart':
      cluster.engine.restart();
      return cluster.settle();
    case 'expect':
      return expectState(cluster, step.ref, step.is);
    case 'expectAbsent':
      if ((await cluster.get(step.ref)) === undefined) return;
      throw new ScenarioFailure(`${nameOf(step.ref)} exists and should be absent`);
  }
}

async function expectState(cluster: Cluster, ref: ObjectRef, is: object): Promise<void> {
  const object = await cluster.get(ref);
  if (object === undefined) throw new ScenarioFailure(`${nameOf(ref)} is missing and should exist`);
  const differences = differencesOf(is, object);
  if (differences.length === 0) return;
  throw new ScenarioFailure(`${nameOf(ref)}: ${differences.join('; ')}`);
}

const nameOf = ({ kind, name }: ObjectRef): string => `${kind} ${name}`;
