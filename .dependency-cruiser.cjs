// Which way imports go. Rooms are layers: a room imports only from rooms that stand before it in its list.

/** The rooms of hooks/, lowest first. Rooms of one row do not import each other. */
const rooms = [
  ['api'],
  ['kube'],
  ['facts'],
  ['contract'],
  ['composite', 'jobset', 'kueue'],
  ['trainjob'],
  ['runtimes'],
  ['admission'],
  ['registry'],
  ['adapters', 'http'],
  ['progress'],
  ['server'],
  ['main'],
];

/** The rooms inside each kind, lowest first; what stands in the kind's own folder is above them all. */
const insideKinds = {
  trainjob: [
    ['api'],
    ['runtime'],
    ['observed'],
    ['status'],
    ['build', 'timeline'],
    ['default'],
    ['validate'],
    ['plan'],
    ['admit'],
  ],
  runtimes: [['generated'], ['validate']],
};

const kinds = Object.keys(insideKinds).join('|');

/** What stands above the hooks, lowest first. */
const top = ['hooks', 'apiserver', 'simulator', 'cli', 'test', 'bench'];

/** A room that is a folder, or a file of the same name. */
const room = (base, name) => `^${base}/${name}(/|\\.ts$)`;

/** No room of a row imports from another one of its row, or from a later row. */
function layers(base, rows) {
  return rows.flatMap((row, index) =>
    row.map((name) => {
      const beside = row.filter((other) => other !== name);
      const others = [...beside, ...rows.slice(index + 1).flat()];
      return {
        name: `${base}/${name}-imports-only-lower-rooms`,
        severity: 'error',
        from: { path: room(base, name) },
        to: { path: others.map((other) => room(base, other)).join('|') || '^$' },
      };
    }),
  );
}

/** Rooms of a kind do not import from the files that stand directly in its folder. */
function doors(kind, rows) {
  return rows.flat().map((name) => ({
    name: `hooks/${kind}/${name}-is-below-the-hooks-of-its-kind`,
    severity: 'error',
    from: { path: room(`hooks/${kind}`, name) },
    to: { path: `^hooks/${kind}/[^/]+\\.ts$`, pathNot: `^hooks/${kind}/(form|facts|labels)\\.ts$` },
  }));
}

const core = `^hooks/(api|kube|facts|contract|composite|jobset|kueue|${kinds}|admission)/|^hooks/registry\\.ts$|^(apiserver|simulator)/`;

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    ...layers('hooks', rooms),
    ...Object.entries(insideKinds).flatMap(([kind, rows]) => [
      ...layers(`hooks/${kind}`, rows),
      ...doors(kind, rows),
    ]),
    ...top.slice(0, -1).map((name, index) => ({
      name: `${name}-imports-nothing-above-it`,
      severity: 'error',
      from: { path: `^${name}/` },
      to: { path: `^(${[...top.slice(index + 1), 'examples'].join('|')})/` },
    })),
    {
      name: 'every-room-has-its-place',
      comment: 'a new folder in hooks/ is named in the list above',
      severity: 'error',
      from: {},
      to: {
        path: '^hooks/',
        pathNot: rooms
          .flat()
          .map((name) => room('hooks', name))
          .join('|'),
      },
    },
    {
      name: 'kinds-through-their-door',
      comment: 'from another kind only its index.ts; the registry lists kind.ts',
      severity: 'error',
      from: {
        path: '^(hooks|apiserver|simulator|cli)/',
        pathNot: '^hooks/(trainjob|runtimes/generated)/',
      },
      to: { path: '^hooks/trainjob/', pathNot: '^hooks/trainjob/(index|kind)\\.ts$' },
    },
    {
      name: 'only-the-registry-knows-kinds',
      severity: 'error',
      from: {
        path: '^(hooks|apiserver|simulator|cli)/',
        pathNot: `^hooks/(registry\\.ts$|(${kinds})/)|^cli/migrate/`,
      },
      to: { path: `^hooks/(${kinds})/` },
    },
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
      name: 'the-core-knows-no-server',
      severity: 'error',
      from: { path: '^(apiserver|simulator)/' },
      to: { path: '^hooks/(adapters|http|progress|server|main)' },
    },
    {
      name: 'client-node-loads-in-one-adapter',
      severity: 'error',
      from: { path: '^(hooks|apiserver|simulator|cli)/', pathNot: '^hooks/adapters/kubeapi\\.ts$' },
      to: { path: 'node_modules/@kubernetes/client-node', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'every-room-of-a-kind-has-its-place',
      comment: 'a new folder in hooks/<kind>/ is named in the list above',
      severity: 'error',
      from: {},
      to: {
        path: `^hooks/(${kinds})/[^/]+/`,
        pathNot: Object.entries(insideKinds).flatMap(([kind, rows]) =>
          rows.flat().map((name) => room(`hooks/${kind}`, name)),
        ),
      },
    },
    {
      name: 'codegen-imports-no-product-code',
      severity: 'error',
      from: { path: '^codegen/' },
      to: { path: '^(hooks|apiserver|simulator|cli|test|bench)/' },
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
