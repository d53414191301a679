// The time for hooks: UTC in whole seconds, in the format of Kubernetes.
import type { Timestamp } from '../api/hook.js';

export function now(): Timestamp {
  return `${new Date().toISOString().slice(0, 19)}Z`;
}
