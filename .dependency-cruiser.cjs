// Which way imports go. One rule a layer; a lower layer never imports a higher one.
const layers = [
  ['api', '^hooks/api/'],
  ['kube', '^hooks/kube/'],
  ['composite and jobset', '^hooks/(composite|jobset)/'],
  ['trainjob and runtimes', '^hooks/(trainjob|runtimes)/'],
  ['admission', '^hooks/admission/'],
  ['registry', '^hooks/registry\\.ts$'],
  ['adapters', '^hooks/adapters/'],
  ['http', '^hooks/http/'],
  ['progress', '^hooks/progress/'],
  ['server', '^hooks/server/'],
  ['main', '^hooks/main\\.ts$'],
];
const below = (index) =>
  layers
    .slice(index + 1)
    .map(([, path]) => path)
    .join('|');
const outside = '^(apiserver|simulator|cli|codegen|bench|test|examples)/';
const core =
  '^hooks/(api|kube|composite|jobset|trainjob|runtimes|admission)/|^hooks/registry\\.ts$|^(apiserver|simulator)/';

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    ...layers.map(([name, path], index) => ({
      name: `${name}-imports-only-lower-layers`,
      severity: 'error',
      from: { path },
      to: { path: [below(index), outside].filter(Boolean).join('|') },
    })),
    {
      name: 'the-core-does-no-io',
      comment: 'hash.ts and curve25519.ts may use node:crypto, which only computes there',
      severity: 'error',
      from: { path: core, pathNot: '^hooks/kube/(hash|curve25519)\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the-core-loads-no-server-and-no-client',
      severity: 'error',
      from: { path: core },
      to: {
        path: 'node_modules/(express|pino|prom-client|@aws-sdk|@kubernetes)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'client-node-loads-in-one-adapter',
      severity: 'error',
      from: { path: '^(hooks|simulator|cli)/', pathNot: '^hooks/adapters/kubeapi\\.ts$' },
      to: { path: 'node_modules/@kubernetes/client-node', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'other-rooms-through-their-door',
      comment: 'from another kind only its index.ts',
      severity: 'error',
      from: {
        path: '^(simulator|cli|hooks/(adapters|server|resumabletrainingjob|decorators|admission)/|hooks/registry\\.ts)',
      },
      to: { path: '^hooks/trainjob/', pathNot: '^hooks/trainjob/(index\\.ts$|api/)' },
    },
    {
      name: 'the-simulator-knows-api-kube-and-registry',
      severity: 'error',
      from: { path: '^simulator/' },
      to: { path: '^(cli|codegen|bench|test)/|^hooks/(adapters|server|main)' },
    },
    {
      name: 'nothing-imports-codegen',
      severity: 'error',
      from: { pathNot: '^(codegen|test/codegen)/' },
      to: { path: '^codegen/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
