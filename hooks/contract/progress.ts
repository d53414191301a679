// How a kind accepts progress reports from the Pods of its jobs. A report is stored in an annotation of the parent.
import type { AnyObject, Timestamp } from '../api/hook.js';
import type { Issue } from '../api/issue.js';

export interface ProgressReports {
  readonly apiVersion: string;
  readonly kind: string;
  readonly plural: string;
  /** The member of a report, and of its answer, that has the progress. */
  readonly member: string;
  /** Annotation of the parent in which the last report is stored as JSON. */
  readonly annotation: string;
  /** Audiences of a token that is accepted for the reports of this job. */
  readonly audiences: (namespace: string, name: string) => readonly string[];
  readonly read: (reported: unknown) => Reading;
  /** The last stored report of the parent. */
  readonly stored: (parent: AnyObject) => Report | undefined;
  /** The type of the parent's terminal condition, if it has finished. */
  readonly ended: (parent: AnyObject) => string | undefined;
  /** The path that workers of the upstream project use, and the messages of its refusals. */
  readonly upstream?: UpstreamPath;
}

export interface Report {
  readonly lastUpdatedTime?: Timestamp;
}

export type Reading =
  | { readonly state: 'read'; readonly report: Report }
  | { readonly state: 'refused'; readonly issues: readonly Issue[] };

export interface UpstreamPath {
  /** Contains `{namespace}` and `{name}`. */
  readonly path: string;
  /** By HTTP status: the reason of Kubernetes, and the message of the upstream project. */
  readonly statuses: Readonly<Record<number, { readonly reason: string; readonly words: string }>>;
}
