// A real API server and a real garbage collector pass the same cases as those in memory.
import type { ObjectStore } from '../../apiserver/objectstore.js';
import { garbageCases } from '../cases/garbage.case.js';
import { applyCases } from '../cases/store-apply.case.js';
import { deletionCases } from '../cases/store-deletion.case.js';
import { schemaCases } from '../cases/store-schema.case.js';
import { storeCases } from '../cases/store.case.js';
import { aConfigMap, configMapRef, newName } from '../cases/widgets.js';
import { clusterAccess } from './cluster.js';
import { realStore } from './realstore.js';
import { waitFor } from './waitfor.js';

const store = realStore(clusterAccess());

storeCases(() => Promise.resolve(store));
deletionCases(() => Promise.resolve(store));
schemaCases(() => Promise.resolve(store));
applyCases(() => Promise.resolve(store));
garbageCases(() => Promise.resolve({ store, settle: () => collected(store) }));

// The collector works in order: after it has deleted three of our objects, one after the other, it has done the others.
async function collected(store: ObjectStore): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    const name = newName();
    const { metadata, ...rest } = aConfigMap(name);
    const ownerReferences = [{ apiVersion: 'v1', kind: 'ConfigMap', name: 'nobody', uid: `none-${name}` }];
    await store.create({ ...rest, metadata: { ...metadata, ownerReferences } });
    const look = (): Promise<boolean> =>
      store.get(configMapRef(name)).then(
        () => false,
        () => true,
      );
    await waitFor('the garbage collector', look, (isGone) => isGone);
  }
}
