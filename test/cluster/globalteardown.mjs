// After the suite: the control plane goes, and its logs too unless a test failed.
export default async function teardown() {
  await globalThis.controlPlane?.stop(globalThis.suiteFailed === true ? 'failed' : 'done');
}
