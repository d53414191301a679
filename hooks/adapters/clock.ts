// The time as hooks get it: UTC in whole seconds, as Kubernetes writes it.
import type { Timestamp } from '../api/hook.js';

export function now(): Timestamp {
  return `${new Date().toISOString().slice(0, 19)}Z`;
}
