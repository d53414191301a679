// How Metacontroller will apply children: its own flag says it where it runs already.
import type { ObjectStore } from '../../apiserver/objectstore.js';
import { CommandError } from '../surroundings.js';
import { type Workload, workloadsOf } from './lookup.js';

/** In the words of Metacontroller's flag. */
export const strategies = ['server-side-apply', 'dynamic-apply'] as const;
export type Strategy = (typeof strategies)[number];

/** As it was asked for, else as the Metacontroller of the cluster works, else as ours is shipped. */
export async function strategyOf(store: ObjectStore, asked: Strategy | undefined): Promise<Strategy> {
  if (asked !== undefined) return asked;
  const found = new Set((await workloadsOf(store, /^metacontroller(:|$)/)).map(flagOf));
  const [strategy = 'server-side-apply', other] = found;
  if (other === undefined) return strategy;
  throw new CommandError(
    1,
    'there are Metacontrollers that apply in different ways; say with --apply-strategy how the one works that hosts ' +
      'metatrain',
  );
}

function flagOf({ args }: Workload): Strategy {
  const text = args.join(' ');
  return /--apply-strategy[= ]server-side-apply\b/.test(text) ? 'server-side-apply' : 'dynamic-apply';
}
