// The settings of the hooks; everything else is part of the request.
import type { OpaqueRuntime } from './opaque.js';

/** How Metacontroller applies children. */
export const applyModes = ['dynamic', 'server-side-apply'] as const;
export type ApplyMode = (typeof applyModes)[number];

/** `auto` reads the mode from the children that exist. */
export const applyModeSettings = ['auto', ...applyModes] as const;
export type ApplyModeSetting = (typeof applyModeSettings)[number];

/**
 * When a job shows the condition Created. `whenFalse`: only while it is False, so that clients which interpret "no
 * condition" as Running are right. `always`: also when it is True, first in the list, as in Kubeflow KEP-2170.
 */
export type CreatedCondition = 'whenFalse' | 'always';

/** What admission does if a change of a runtime changes the Pods of jobs in Kueue's queues. */
export type QueuedRuntimes = 'warn' | 'refuse' | 'ignore';

export interface Settings {
  /** Metacontroller's field manager in server-side apply. */
  readonly fieldManager: string;
  readonly applyMode: ApplyModeSetting;
  readonly createdCondition: CreatedCondition;
  /** Whether jobs are deleted when their time to live has passed. */
  readonly ttlDeletes: 'on' | 'off';
  /** Domain of the cluster's DNS. */
  readonly clusterDomain: string;
  /** Whether training code gets the URL and token to report its progress. */
  readonly progress: 'on' | 'off';
  /** Where Pods reach the hook server: scheme, host and port. */
  readonly progressUrl: string;
  readonly queuedRuntimes: QueuedRuntimes;
  /** The registered opaque runtimes. */
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
