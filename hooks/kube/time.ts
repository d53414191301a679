// Kubernetes' times (RFC 3339, whole seconds) as seconds since 1970, and back.
import type { Timestamp } from '../api/hook.js';

// Date.parse accepts other formats too, some of them in the local time zone.
const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i;

/** Seconds since 1970, fractions dropped; undefined if the text is not a time. */
export function secondsOf(time: Timestamp): number | undefined {
  const milliseconds = rfc3339.test(time) ? Date.parse(time) : NaN;
  return Number.isNaN(milliseconds) ? undefined : Math.floor(milliseconds / 1000);
}

/** The time `seconds` after 1970, in the format of Kubernetes, which ends with the year 9999. */
export function timestampAt(seconds: number): Timestamp {
  const text = new Date(Math.min(seconds, 253402300799) * 1000).toISOString();
  return `${text.slice(0, 19)}Z`;
}

/** Whether `time` is later than `other`; false if one of them is not a time. */
export function isAfter(time: Timestamp | undefined, other: Timestamp | undefined): boolean {
  const a = time === undefined ? undefined : secondsOf(time);
  const b = other === undefined ? undefined : secondsOf(other);
  return a !== undefined && b !== undefined && a > b;
}
