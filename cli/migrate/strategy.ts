// The strategy with which Metacontroller will apply children: the flag of a running Metacontroller decides.
import type { ObjectStore } from '../../apiserver/objectstore.js';
import type { ApplyMode } from '../../hooks/api/settings.js';
import { CommandError } from '../context.js';
import { type Workload, workloadsOf } from './lookup.js';

/** The value of Metacontroller's flag --apply-strategy for each apply mode. */
export const applyStrategy = {
  'server-side-apply': 'server-side-apply',
  dynamic: 'dynamic-apply',
} as const satisfies Readonly<Record<ApplyMode, string>>;
export type Strategy = (typeof applyStrategy)[ApplyMode];
export const strategies: readonly Strategy[] = Object.values(applyStrategy);

/** The requested one; otherwise that of the cluster's Metacontroller; otherwise that of the manifests. */
export async function strategyOf(store: ObjectStore, requested: Strategy | undefined): Promise<Strategy> {
  if (requested !== undefined) return requested;
  const found = new Set((await workloadsOf(store, /^metacontroller(:|$)/)).map(flagOf));
  const [strategy = 'server-side-apply', other] = found;
  if (other === undefined) return strategy;
  throw new CommandError(
    1,
    'several Metacontrollers with different apply strategies are running; set --apply-strategy to the strategy of ' +
      'the one that runs metatrain',
  );
}

function flagOf({ args }: Workload): Strategy {
  const text = args.join(' ');
  return /--apply-strategy[= ]server-side-apply\b/.test(text) ? 'server-side-apply' : 'dynamic-apply';
}
