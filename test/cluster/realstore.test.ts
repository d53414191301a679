// The real API server and its garbage collector, by the suites that the in-memory ones keep: so they are alike.
import { setTimeout as sleep } from 'node:timers/promises';
import { garbageCases } from '../cases/garbage.case.js';
import { applyCases } from '../cases/store-apply.case.js';
import { schemaCases } from '../cases/store-schema.case.js';
import { storeCases } from '../cases/store.case.js';
import { adminKubectl, clusterAccess } from './cluster.js';
import { realStore } from './realstore.js';

const run = adminKubectl();
const store = realStore(clusterAccess());
const make = () => Promise.resolve(store);

describe('a store over a real API server', () => {
  storeCases(make);
  schemaCases(make);
  applyCases(make);
});

describe('the real garbage collector', () => {
  garbageCases(() => Promise.resolve({ store, settle }));
});

/** The collector does not say when it is done: it is when nothing has changed for a while. */
async function settle(): Promise<void> {
  for (let before = ''; ;) {
    const now = await run(['get', 'configmaps', '-A', '-o', 'jsonpath={.items[*].metadata.resourceVersion}']);
    if (now === before) return;
    before = now;
    await sleep(1_000);
  }
}
