// A figure: one number, held to a bar, as a ratio of two things measured in the same run.

export interface Figure {
  /** As docs/performance.md names it: `P1`. */
  readonly id: string;
  readonly what: string;
  readonly bar: number;
  /** Which side of the bar is good: `at most`, if not said otherwise. */
  readonly holds?: 'at most' | 'at least';
  readonly unit: 'ratio' | 'ms';
  /** Further numbers that the value was computed from. */
  readonly measure: () => Promise<Measured> | Measured;
}

export interface Measured {
  readonly value: number;
  readonly parts: Readonly<Record<string, number>>;
}

/** CPU microseconds that one call of `work` takes, over `calls` calls. */
function cpuMicrosOf(work: () => void, calls: number): number {
  const before = process.cpuUsage();
  for (let call = 0; call < calls; call += 1) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / calls;
}

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/**
 * How much CPU `work` takes for each unit that `base` takes. The two take turns, so that whatever else the machine
 * does falls on both; the median of the turns counts.
 */
export function cpuRatio(
  work: () => void,
  base: () => void,
  { rounds, calls }: { rounds: number; calls: number },
): Measured {
  const turns = Array.from({ length: rounds }, () => ({
    work: cpuMicrosOf(work, calls),
    base: cpuMicrosOf(base, calls),
  }));
  return {
    value: medianOf(turns.map((turn) => turn.work / turn.base)),
    parts: {
      workMicros: medianOf(turns.map((turn) => turn.work)),
      baseMicros: medianOf(turns.map((turn) => turn.base)),
    },
  };
}
