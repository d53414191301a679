import js from '@eslint/js';
import tseslint from 'typescript-eslint';

// Layers that compute: no clock, no randomness, no process, no I/O.
const pure = [
  'hooks/api/**',
  'hooks/kube/**',
  'hooks/facts/**',
  'hooks/contract/**',
  'hooks/kueue/**',
  'hooks/trainjob/**',
  'hooks/resumabletrainingjob/**',
  'hooks/composite/**',
  'hooks/jobset/**',
  'hooks/runtimes/**',
  'hooks/admission/**',
  'hooks/registry.ts',
  'apiserver/**',
  'simulator/**',
];

export default tseslint.config(
  { ignores: ['dist/', '.bench/', 'coverage/', 'hooks/**/generated/', 'node_modules/', '**/*.cjs'] },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [...tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // `const { dropped, ...rest } = object` removes a member.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      'max-lines': ['error', 400],
    },
  },
  {
    files: pure,
    rules: {
      'no-restricted-globals': ['error', 'process', 'fetch', 'setTimeout', 'setInterval', 'Buffer'],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'time comes in as a parameter' },
        { object: 'Math', property: 'random', message: 'randomness comes in as a parameter' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'time comes in as a parameter',
        },
        { selector: "CallExpression[callee.name='Date']", message: 'time comes in as a parameter' },
      ],
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['scripts/**/*.mjs', '*.config.js'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly' } },
  },
);
