// Kubeflow's Python SDK, as pip installs it, against the product on a real API server: the cluster suite's control plane.
import cluster from './jest.cluster.config.js';

export default {
  ...cluster,
  testMatch: ['<rootDir>/test/sdk/**/*.test.ts'],
  globalSetup: './test/sdk/globalsetup.mjs',
  testTimeout: 600_000,
};
