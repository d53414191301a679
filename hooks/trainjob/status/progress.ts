// The progress that training code reports (Kubeflow KEP-2779). The last report is kept in an annotation, and the sync hook
// copies it to status.trainerStatus. Limits and types are those of the CRD: if the API server refused the status, no part
// of it would be written.
import type { Issue } from '../../api/issue.js';
import { isObject } from '../../kube/json.js';
import { secondsOf, timestampAt } from '../../kube/time.js';
import { endOf } from '../api/end.js';
import { PROGRESS } from '../api/labels.js';
import type { TrainJob, TrainerStatus } from '../api/types.js';

const MOST_METRICS = 256;
const LONGEST_TEXT = 64;
const LARGEST = 2 ** 31 - 1;

type Metric = NonNullable<TrainerStatus['metrics']>[number];

export type Reading =
  | { readonly state: 'read'; readonly trainerStatus: TrainerStatus }
  | { readonly state: 'refused'; readonly issues: readonly Issue[] };

/** From the annotation, if it is valid. A job whose end is recorded keeps what is in its status. */
export function trainerStatusOf({ metadata, status }: TrainJob): TrainerStatus | undefined {
  const text = metadata.annotations?.[PROGRESS];
  const hasEnded = endOf(status?.conditions) !== undefined;
  const reading = hasEnded || text === undefined ? undefined : readTrainerStatus(parsed(text));
  return reading?.state === 'read' ? reading.trainerStatus : status?.trainerStatus;
}

/** The known members of `value`, in a fixed order, or every fault in it. Null means absent. */
export function readTrainerStatus(value: unknown): Reading {
  if (!isObject(value))
    return refused([{ ...at('trainerStatus', 'is not an object'), remedy: 'write an object' }]);
  const issues: Issue[] = [];
  const progressPercentage = whole(value, 'progressPercentage', 100, issues);
  const estimatedRemainingSeconds = whole(value, 'estimatedRemainingSeconds', LARGEST, issues);
  const metrics = metricsIn(value['metrics'], issues);
  const lastUpdatedTime = timeIn(value['lastUpdatedTime'], issues);
  if (issues.length > 0) return refused(issues);
  return {
    state: 'read',
    trainerStatus: {
      ...(progressPercentage === undefined ? {} : { progressPercentage }),
      ...(estimatedRemainingSeconds === undefined ? {} : { estimatedRemainingSeconds }),
      ...(metrics === undefined ? {} : { metrics }),
      ...(lastUpdatedTime === undefined ? {} : { lastUpdatedTime }),
    },
  };
}

function whole(
  value: Readonly<Record<string, unknown>>,
  name: string,
  most: number,
  issues: Issue[],
): number | undefined {
  const number = value[name] ?? undefined;
  if (number === undefined) return undefined;
  if (typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= most) return number;
  const problem = `is not a whole number from 0 to ${most}`;
  issues.push({ ...at(`trainerStatus.${name}`, problem), remedy: 'write one, or leave it out' });
  return undefined;
}

function metricsIn(value: unknown, issues: Issue[]): readonly Metric[] | undefined {
  if (value === undefined || value === null) return undefined;
  const field = 'trainerStatus.metrics';
  if (!Array.isArray(value)) {
    issues.push({ ...at(field, 'is not a list'), remedy: 'write a list of {name, value}' });
    return undefined;
  }
  if (value.length > MOST_METRICS) {
    const remedy = `report at most ${MOST_METRICS}`;
    issues.push({ ...at(field, `has ${value.length} entries`), remedy });
    return undefined;
  }
  return value.map((metric: unknown, index) => metricIn(metric, `${field}[${index}]`, issues));
}

function metricIn(value: unknown, field: string, issues: Issue[]): Metric {
  const { name, value: figure } = isObject(value) ? value : {};
  return { name: text(name, `${field}.name`, issues), value: text(figure, `${field}.value`, issues) };
}

function text(value: unknown, field: string, issues: Issue[]): string {
  // The API server counts characters, not UTF-16 code units.
  if (typeof value === 'string' && value !== '' && Array.from(value).length <= LONGEST_TEXT) return value;
  const problem = `is not a string of 1 to ${LONGEST_TEXT} characters`;
  issues.push({ ...at(field, problem), remedy: 'write one, in quotes' });
  return '';
}

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** In UTC and whole seconds, as the API server stores it. */
function timeIn(value: unknown, issues: Issue[]): string | undefined {
  const seconds = typeof value === 'string' && RFC_3339.test(value) ? secondsOf(value) : undefined;
  if (seconds !== undefined && seconds >= 0) return timestampAt(seconds);
  const problem = value === undefined || value === null ? 'is missing' : 'is not a time';
  issues.push({
    ...at('trainerStatus.lastUpdatedTime', problem),
    remedy: 'use the format 2030-01-01T12:00:00Z',
  });
  return undefined;
}

function at(field: string, problem: string): Pick<Issue, 'field' | 'problem'> {
  return { field, problem };
}

function refused(issues: readonly Issue[]): Reading {
  return { state: 'refused', issues };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
