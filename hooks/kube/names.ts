// Names that other controllers generate and that the hooks must know beforehand. Source: JobSet v0.12, pod hostnames.

/** Where the Pods of one replicated job are found. */
export interface PodHosts {
  readonly jobSet: string;
  readonly replicatedJob: string;
  /** `network.subdomain` of the JobSet, else the JobSet's name. */
  readonly subdomain: string;
}

/** DNS name of one Pod inside its namespace: `llama-node-0-3.llama`. */
export function podHost(
  { jobSet, replicatedJob, subdomain }: PodHosts,
  replica: number,
  index: number,
): string {
  return `${jobSet}-${replicatedJob}-${replica}-${index}.${subdomain}`;
}
