// How a kind takes reports of progress from the Pods of its jobs. What is reported is kept in an annotation of the parent.
import type { AnyObject, Timestamp } from '../api/hook.js';
import type { Issue } from '../api/issue.js';

export interface ProgressReports {
  readonly apiVersion: string;
  readonly kind: string;
  readonly plural: string;
  /** The member of a report, and of its answer, that holds what is known. */
  readonly member: string;
  /** Annotation of the parent in which the last report is kept, as JSON. */
  readonly annotation: string;
  /** Audiences of a token that is accepted for the reports of this job. */
  readonly audiences: (namespace: string, name: string) => readonly string[];
  readonly read: (reported: unknown) => Reading;
  /** The last report that the parent has. */
  readonly stored: (parent: AnyObject) => Report | undefined;
  /** The type of the terminal condition of the parent, when it has ended. */
  readonly ended: (parent: AnyObject) => string | undefined;
  /** The path for which workers of the upstream project were written, and how it words refusals. */
  readonly upstream?: UpstreamPath;
}

export interface Report {
  readonly lastUpdatedTime?: Timestamp;
}

export type Reading =
  | { readonly state: 'read'; readonly report: Report }
  | { readonly state: 'refused'; readonly issues: readonly Issue[] };

export interface UpstreamPath {
  /** With `{namespace}` and `{name}` in it. */
  readonly path: string;
  /** By HTTP status: Kubernetes' reason, and the upstream project's words. */
  readonly statuses: Readonly<Record<number, { readonly reason: string; readonly words: string }>>;
}
