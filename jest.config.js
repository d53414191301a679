// The unit suite: everything below test/ and examples/ that needs neither a real cluster, nor Python, nor a long property run.
export const shared = {
  testEnvironment: 'node',
  // Generous, because a busy machine is slow.
  testTimeout: 60_000,
  transform: {
    '^.+\\.(t|j)s$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'commonjs' } },
    ],
  },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
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
