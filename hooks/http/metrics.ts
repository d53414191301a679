// The metrics of the hook server. Label values come from fixed sets, never from the name of an object.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AnyObject, EffectOutcome, Decision, Effect } from '../api/hook.js';
import type { Kind } from '../contract/kind.js';

/** The version in package.json. */
export const VERSION = '0.1.0';

export interface Metrics {
  readonly answered: (hook: string, status: number, seconds: number) => void;
  readonly decided: (hook: string, decision: Decision, subject: AnyObject | undefined) => void;
  readonly carriedOut: (effect: Effect, outcome: EffectOutcome | 'failed') => void;
  /** All metrics in Prometheus' text format. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

/** `kinds` declare counters of their own. */
export function createMetrics(kinds: readonly Kind[]): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'metatrain_build_info',
    help: 'Always 1; the labels are the versions of metatrain and Node.js.',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version: VERSION, node: process.version }, 1);
  const durations = new Histogram({
    name: 'metatrain_hook_duration_seconds',
    help: 'Time from request to answer, by hook and HTTP status.',
    labelNames: ['hook', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const decisions = new Counter({
    name: 'metatrain_decisions_total',
    help: 'Decisions of the hooks.',
    labelNames: ['hook', 'phase', 'reason'],
    registers,
  });
  const counters = kinds
    .flatMap((kind) => kind.counters ?? [])
    .map(({ name, help, counts }) => ({
      counts,
      counter: new Counter({ name, help, labelNames: ['hook'], registers }),
    }));
  const effects = new Counter({
    name: 'metatrain_effects_total',
    help: 'Effects that the hooks requested, by outcome.',
    labelNames: ['effect', 'outcome'],
    registers,
  });
  return {
    answered: (hook, status, seconds) => {
      durations.observe({ hook, status }, seconds);
    },
    decided: (hook, decision, subject) => {
      const { phase, reason } = decision;
      decisions.inc({ hook, phase, reason });
      for (const { counts, counter } of counters) if (counts(decision, subject)) counter.inc({ hook });
    },
    carriedOut: ({ effect }, outcome) => {
      effects.inc({ effect, outcome });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
