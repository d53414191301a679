// What every step of a sync works with.
import type { Clock } from '../../apiserver/clock.js';
import type { ObjectStore } from '../../apiserver/objectstore.js';
import type { ApplyMode } from '../../hooks/api/settings.js';
import type { Random } from '../random.js';
import type { AppliedMemory } from './appliedmemory.js';
import type { Customize } from './customize.js';
import type { HookClient } from './hookclient.js';
import type { ControllerSpec, HookName } from './spec.js';
import type { View } from './view.js';

/** One controller and the process that hosts it. */
export interface Context {
  readonly spec: ControllerSpec;
  readonly store: ObjectStore;
  readonly view: View;
  readonly clock: Clock;
  readonly random: Random;
  readonly applyMode: ApplyMode;
  readonly fieldManager: string;
  /** What server-side apply has applied; kept as long as the process runs. */
  readonly applied: AppliedMemory;
  readonly clients: Readonly<Partial<Record<HookName, HookClient>>>;
  readonly customize: Customize;
}
