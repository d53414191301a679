// What an operator may set about the hooks themselves; everything else comes with the request.
import type { OpaqueRuntime } from './opaque.js';

/** How Metacontroller applies children. */
export const applyModes = ['dynamic', 'server-side-apply'] as const;
export type ApplyMode = (typeof applyModes)[number];

/** `auto` reads the mode from the children that exist. */
export const applyModeSettings = ['auto', ...applyModes] as const;
export type ApplyModeSetting = (typeof applyModeSettings)[number];

/**
 * When a TrainJob shows the condition Created. `whenFalse`: only while something is wrong, so that clients which
 * take "no condition" for Running are right. `always`: True as well, first in the list, as Kubeflow KEP-2170 has it.
 */
export type CreatedCondition = 'whenFalse' | 'always';

/** What is done about a change of a runtime that gives jobs in Kueue's queues other Pods. */
export type QueuedRuntimes = 'warn' | 'refuse' | 'ignore';

export interface Settings {
  /** Metacontroller's field manager in server-side apply. */
  readonly fieldManager: string;
  readonly applyMode: ApplyModeSetting;
  readonly createdCondition: CreatedCondition;
  /** Whether TrainJobs are deleted when their time to live is up. */
  readonly ttlDeletes: 'on' | 'off';
  /** Domain that the cluster's DNS answers for. */
  readonly clusterDomain: string;
  /** Whether training code is told where to report its progress. */
  readonly progress: 'on' | 'off';
  /** Where Pods reach the hook server: scheme, host and port. */
  readonly progressUrl: string;
  readonly queuedRuntimes: QueuedRuntimes;
  /** Kinds of runtimes that are known by what is said here alone. */
  readonly opaqueRuntimes: readonly OpaqueRuntime[];
}

export const defaultSettings: Settings = {
  fieldManager: 'metacontroller',
  applyMode: 'auto',
  createdCondition: 'whenFalse',
  ttlDeletes: 'on',
  clusterDomain: 'cluster.local',
  progress: 'off',
  progressUrl: 'https://metatrain-hooks.metatrain-system.svc:8443',
  queuedRuntimes: 'warn',
  opaqueRuntimes: [],
};
