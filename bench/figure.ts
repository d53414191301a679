// A figure: one number with a limit, as a ratio of two measurements of the same run.

export interface Figure {
  /** As docs/performance.md names it: `P1`. */
  readonly id: string;
  readonly what: string;
  readonly bar: number;
  /** On which side of the limit the value must be; by default `at most`. */
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
 * The CPU time of `work` as a multiple of that of `base`. The two alternate, so that other load on the machine affects
 * both; the result is the median.
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
