// A real API server keeps the contract of a store: what the in-memory one imitates.
import { applyCases } from '../cases/store-apply.case.js';
import { schemaCases } from '../cases/store-schema.case.js';
import { storeCases } from '../cases/store.case.js';
import { clusterAccess } from './cluster.js';
import { realStore } from './realstore.js';

const theStore = () => Promise.resolve(realStore(clusterAccess()));

storeCases(theStore);
schemaCases(theStore);
applyCases(theStore);
