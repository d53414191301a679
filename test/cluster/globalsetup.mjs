// Before the suite: one control plane for all of it. Tests read its access from the environment.
import process from 'node:process';
import { tsImport } from 'tsx/esm/api';

export default async function setup() {
  const { startSupervised } = await tsImport('./supervised.ts', import.meta.url);
  globalThis.controlPlane = await startSupervised('full');
  process.env.METATRAIN_CLUSTER = JSON.stringify(globalThis.controlPlane.access);
}
