// The result of a validation, as a table or as JSON.
import type { AnyObject } from '../hooks/api/hook.js';
import type { Issue } from '../hooks/api/issue.js';
import { nameOf } from '../hooks/kube/owners.js';
import { type Place, placeText } from './input.js';

export interface Report extends Place {
  /** Undefined if it is not an object. */
  readonly object: AnyObject | undefined;
  /** Whether its kind is not one of metatrain's. */
  readonly isSkipped: boolean;
  readonly faults: readonly Issue[];
  readonly warnings: readonly string[];
}

/** A block for each object that has faults or warnings, and a summary. */
export function tableOf(reports: readonly Report[]): string {
  return [...reports.flatMap(blockOf), summaryOf(reports)].join('\n');
}

export function jsonOf(reports: readonly Report[]): string {
  const objects = reports.map(({ object, isSkipped, faults, warnings, ...place }) => {
    const { kind, metadata } = object ?? {};
    const { name, namespace } = metadata ?? {};
    const state = faults.length > 0 ? 'refused' : isSkipped ? 'passedOver' : 'admitted';
    return { ...place, kind, namespace, name, state, faults, warnings };
  });
  return JSON.stringify({ objects, faults: countOf(reports), warnings: warningsOf(reports) }, undefined, 2);
}

function blockOf(report: Report): readonly string[] {
  const { object, faults, warnings } = report;
  if (faults.length + warnings.length === 0) return [];
  const width = Math.max(...faults.map(({ field }) => field.length), 0);
  return [
    `${placeText(report)}${object === undefined ? '' : `: ${nameOf(object)}`}`,
    ...faults.map(({ field, problem, remedy }) =>
      ['  fault  ', ...(width === 0 ? [] : [field.padEnd(width)]), `${problem}; ${remedy}`].join('  '),
    ),
    ...warnings.map((warning) => `  warning  ${warning}`),
  ];
}

function summaryOf(reports: readonly Report[]): string {
  const refused = reports.filter(({ faults }) => faults.length > 0).length;
  const skipped = reports.filter(({ isSkipped }) => isSkipped).length;
  const parts = [
    `${reports.length - refused - skipped} valid`,
    `${refused} refused`,
    ...(skipped === 0 ? [] : [`${skipped} skipped (not kinds of metatrain)`]),
  ];
  return `${reports.length} objects: ${parts.join(', ')}; ${countOf(reports)} faults, ${warningsOf(reports)} warnings`;
}

const countOf = (reports: readonly Report[]): number => reports.flatMap(({ faults }) => faults).length;
const warningsOf = (reports: readonly Report[]): number => reports.flatMap(({ warnings }) => warnings).length;
