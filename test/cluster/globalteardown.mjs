// After the suite: stops the control plane, and deletes its logs unless a test failed.
export default async function teardown() {
  await globalThis.controlPlane?.stop(globalThis.suiteFailed === true ? 'failed' : 'done');
}
