// The first two syncs of a TrainJob, for tests that start with a snapshot or a JobSet.
import type { AnyObject, CompositeAnswer, KubeObject } from '../../hooks/api/hook.js';
import type { JobSet } from '../../hooks/api/kinds.js';
import { METACONTROLLER_LAST_APPLIED } from '../../hooks/api/labels.js';
import { type Settings, defaultSettings } from '../../hooks/api/settings.js';
import type { TrainJobFacts } from '../../hooks/trainjob/api/facts.js';
import type { TrainJob, TrainJobStatus } from '../../hooks/trainjob/api/types.js';
import { type MLPolicyRules, trainJobHooks } from '../../hooks/trainjob/index.js';
import { NOON, aRequest, aRuntime, aTrainJob, find, observed } from './objects.js';

export interface World {
  readonly children?: readonly KubeObject[];
  readonly related?: readonly KubeObject[];
  readonly now?: string;
  readonly facts?: TrainJobFacts;
  readonly settings?: Partial<Settings>;
  readonly rules?: MLPolicyRules;
}

export function syncOf(trainJob: TrainJob, world: World = {}): CompositeAnswer<TrainJobStatus> {
  const { children = [], related = [], now = NOON, facts = {}, settings, rules } = world;
  const hooks = trainJobHooks({ ...defaultSettings, ...settings }, rules);
  return hooks.sync(aRequest(trainJob, { children, related }), { now, facts });
}

/** The snapshot of `ml/llama`, observed. */
export function theSnapshot(trainJob: TrainJob = aTrainJob(), runtime: AnyObject = aRuntime()): AnyObject {
  return observed(find(syncOf(trainJob, { related: [runtime] }).children, 'ConfigMap')!);
}

/** The JobSet that is requested after the snapshot was observed. */
export function desiredJobSet(trainJob: TrainJob = aTrainJob(), runtime: AnyObject = aRuntime()): JobSet {
  return find<JobSet>(syncOf(trainJob, { children: [theSnapshot(trainJob, runtime)] }).children, 'JobSet')!;
}

type Answer = CompositeAnswer<TrainJobStatus>;
export const kinds = ({ children }: Answer): readonly string[] => children.map(({ kind }) => kind).sort();
export const jobSetIn = ({ children }: Answer): JobSet | undefined => find<JobSet>(children, 'JobSet');
export const conditionsOf = ({ status }: Answer): readonly string[] =>
  (status.conditions ?? []).map(({ type, status: is, reason }) => `${type}=${is}/${reason}`);

/** What dynamic apply last applied to an observed child. */
export const appliedTo = (child: AnyObject): unknown =>
  JSON.parse(child.metadata.annotations![METACONTROLLER_LAST_APPLIED]!);
