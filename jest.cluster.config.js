// The cluster suite: the same objects on a real API server, one control plane for all files, one file at a time.
import { shared } from './jest.config.js';

export default {
  ...shared,
  testMatch: ['<rootDir>/test/cluster/**/*.test.ts'],
  globalSetup: './test/cluster/globalsetup.mjs',
  globalTeardown: './test/cluster/globalteardown.mjs',
  reporters: ['default', './test/cluster/outcome.mjs'],
  testTimeout: 120_000,
  maxWorkers: 1,
};
