// Before the SDK's tests: its Python, which says at once if it is not to be had, then the control plane.
import process from 'node:process';
import { tsImport } from 'tsx/esm/api';
import startControlPlane from '../cluster/globalsetup.mjs';

export default async function setup() {
  const { sdkPython } = await tsImport('./python.ts', import.meta.url);
  process.env.METATRAIN_SDK_PYTHON = await sdkPython((line) => process.stderr.write(`${line}\n`));
  await startControlPlane();
}
