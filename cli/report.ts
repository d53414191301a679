// What validation has to say, as lines for people or as JSON for programs.
import type { AnyObject } from '../hooks/api/hook.js';
import type { Issue } from '../hooks/api/issue.js';
import { nameOf } from '../hooks/kube/owners.js';
import { type Place, placed } from './input.js';

export interface Report extends Place {
  /** Undefined for what is no object at all. */
  readonly object: AnyObject | undefined;
  /** Of a kind that is none of ours. */
  readonly isPassedOver: boolean;
  readonly faults: readonly Issue[];
  readonly warnings: readonly string[];
}

/** Only what has faults or warnings, an object a block; then how many there were of each. */
export function tableOf(reports: readonly Report[]): string {
  return [...reports.flatMap(blockOf), summaryOf(reports)].join('\n');
}

export function jsonOf(reports: readonly Report[]): string {
  const objects = reports.map(({ object, isPassedOver, faults, warnings, ...place }) => {
    const { kind, metadata } = object ?? {};
    const { name, namespace } = metadata ?? {};
    const state = faults.length > 0 ? 'refused' : isPassedOver ? 'passedOver' : 'admitted';
    return { ...place, kind, namespace, name, state, faults, warnings };
  });
  return JSON.stringify({ objects, faults: countOf(reports), warnings: warningsOf(reports) }, undefined, 2);
}

function blockOf(report: Report): readonly string[] {
  const { object, faults, warnings } = report;
  if (faults.length + warnings.length === 0) return [];
  const width = Math.max(...faults.map(({ field }) => field.length), 0);
  return [
    `${placed(report)}${object === undefined ? '' : `: ${nameOf(object)}`}`,
    ...faults.map(({ field, problem, remedy }) =>
      ['  fault  ', ...(width === 0 ? [] : [field.padEnd(width)]), `${problem}; ${remedy}`].join('  '),
    ),
    ...warnings.map((warning) => `  warning  ${warning}`),
  ];
}

function summaryOf(reports: readonly Report[]): string {
  const refused = reports.filter(({ faults }) => faults.length > 0).length;
  const passedOver = reports.filter(({ isPassedOver }) => isPassedOver).length;
  const parts = [
    `${reports.length - refused - passedOver} fine`,
    `${refused} refused`,
    ...(passedOver === 0 ? [] : [`${passedOver} passed over (no kinds of metatrain)`]),
  ];
  return `${reports.length} objects: ${parts.join(', ')}; ${countOf(reports)} faults, ${warningsOf(reports)} warnings`;
}

const countOf = (reports: readonly Report[]): number => reports.flatMap(({ faults }) => faults).length;
const warningsOf = (reports: readonly Report[]): number => reports.flatMap(({ warnings }) => warnings).length;
