// Hosts and devices in Flux's compact notations. Source: Flux RFC 29 (hostlists) and RFC 22 (idsets).

/** The numbers from 0 up to `count`: `0`, `0-3`. */
export function idset(count: number): string {
  return count <= 1 ? '0' : `0-${count - 1}`;
}

/** Host names of the Pods of a job's first replica: `llama-node-0-[0-3]`. */
export function hostlist(jobSet: string, replicatedJob: string, count: number): string {
  return `${jobSet}-${replicatedJob}-0-[${idset(count)}]`;
}
