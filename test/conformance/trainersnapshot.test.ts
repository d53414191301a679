// A snapshot that the real Kubeflow Trainer v2.3 took: it is read as ours are, and names the runtime that it is of.
import { controlPlane } from '../../apiserver/controlplane.js';
import { crdsOf } from '../../cli/embedded.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import type { TrainJob } from '../../hooks/trainjob/api/types.js';
import { readSnapshot } from '../../hooks/trainjob/runtime/readsnapshot.js';
import { referenceOf } from '../../hooks/trainjob/runtime/reference.js';
import { contentOf, snapshotHashOf } from '../../hooks/trainjob/runtime/snapshot.js';
import { conformanceData } from '../support/conformance.js';

interface Recording {
  readonly runtime: AnyObject;
  readonly steps: readonly { readonly trainJob: TrainJob; readonly snapshot: AnyObject | null }[];
}

const { files, missing } = conformanceData<Recording>('lifecycle');
const data = files.find(({ name }) => name === 'trainer-v2.3')?.data;

if (missing !== undefined) {
  test.skip(`skipped: ${missing}`, () => undefined);
} else {
  test('a snapshot of Trainer holds the runtime, by the hash that the live one has', async () => {
    const { runtime, steps } = data!;
    const live = await controlPlane({ crds: crdsOf('.') }).store.create(runtime);
    const [{ trainJob, snapshot }] = steps as readonly [Recording['steps'][number]];
    const uid = 'uid';
    const owned = { ...trainJob, metadata: { ...trainJob.metadata, uid } };
    const read = readSnapshot(owned, ownedBy(snapshot!, uid), referenceOf(owned)!);

    expect(read).toMatchObject({ state: 'snapshot', hash: snapshotHashOf(contentOf(live)) });
    expect(JSON.stringify(read)).not.toMatch(/managedFields|resourceVersion|last-applied/);
  });
}

// The recording leaves uids out.
function ownedBy(object: AnyObject, uid: string): AnyObject {
  const ownerReferences = object.metadata.ownerReferences?.map((owner) => ({ ...owner, uid }));
  return { ...object, metadata: { ...object.metadata, ownerReferences: ownerReferences ?? [] } };
}
