// The unit suite: everything below test/ and examples/ that needs neither a real cluster, nor Python, nor a long property run.
export const shared = {
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testEnvironment: '<rootDir>/test/support/environment.cjs',
  // Generous, because a busy machine is slow.
  testTimeout: 60_000,
  transform: {
    '^.+\\.(t|j)s$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'commonjs' } },
    ],
  },
  // Each test file runs in a vm, which is slow to look these up; as arguments of the modules they cost nothing.
  sandboxInjectedGlobals: ['Array', 'Object', 'JSON', 'Math'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1', '^yaml$': '<rootDir>/test/support/yaml.cjs' },
};

export default {
  ...shared,
  testMatch: ['<rootDir>/test/**/*.test.ts', '<rootDir>/examples/**/*.test.ts'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/test/cluster/',
    '<rootDir>/test/conformance/',
    '<rootDir>/test/properties/',
    '<rootDir>/test/sdk/',
  ],
};
