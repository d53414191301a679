// The contract of an object that a TrainJob owns in addition to its JobSet and its snapshot. Only declared objects are
// built. The name follows from that of the TrainJob, so that admission can look it up before anything is built.
import type { KubeObject, ObjectName } from '../../api/hook.js';
import type { Issue } from '../../api/issue.js';
import type { Need } from '../../facts/need.js';
import type { TrainJob } from '../api/types.js';
import type { Pending } from './built.js';
import { type Draft, withIssues } from './draft.js';

/** Names an object. */
export interface ChildName {
  readonly apiVersion: string;
  readonly kind: string;
  /** What follows the TrainJob's name: `-mpi-hostfile`; empty for an object that has the name of the TrainJob. */
  readonly suffix: string;
}

export interface Child<Input> extends ChildName {
  readonly build: (input: Input) => Content;
}

/** All members of an object but its identity, or why there are none. */
export type Content =
  | { readonly state: 'built'; readonly members: object }
  | { readonly state: 'pending'; readonly need: Need }
  | { readonly state: 'refused'; readonly issues: readonly Issue[] };

/** The draft after a step of the build, and the children that the step adds. */
export interface Drafted {
  readonly draft: Draft;
  readonly others: readonly KubeObject[];
  readonly pending: readonly Pending[];
}

export function nameOfChild({ suffix }: ChildName, { metadata }: TrainJob): string {
  return `${metadata.name}${suffix}`;
}

export function objectNameOf(child: ChildName, trainJob: TrainJob): ObjectName {
  const { namespace } = trainJob.metadata;
  const { apiVersion, kind } = child;
  const name = nameOfChild(child, trainJob);
  return { apiVersion, kind, name, ...(namespace === undefined ? {} : { namespace }) };
}

export function withoutChildren(draft: Draft): Drafted {
  return { draft, others: [], pending: [] };
}

/** Builds every child; a refusal goes into the draft's issues. */
export function withChildren<Input>(draft: Draft, children: readonly Child<Input>[], input: Input): Drafted {
  const all = children.map((child) => ({
    object: identityOf(child, draft.trainJob),
    content: child.build(input),
  }));
  return {
    draft: withIssues(
      draft,
      ...all.flatMap(({ content }) => (content.state === 'refused' ? content.issues : [])),
    ),
    others: all.flatMap(({ object, content }) =>
      content.state === 'built' ? [{ ...object, ...content.members }] : [],
    ),
    pending: all.flatMap(({ object, content }) =>
      content.state === 'pending' ? [{ child: object, need: content.need }] : [],
    ),
  };
}

function identityOf(child: ChildName, trainJob: TrainJob): KubeObject {
  const { apiVersion, kind, ...metadata } = objectNameOf(child, trainJob);
  return { apiVersion, kind, metadata };
}
