import { readOptions } from '../../hooks/server/options.js';

const local = ['--insecure-http'];

test('options that are not set have their defaults', () => {
  expect(readOptions(local, {})).toEqual({
    state: 'read',
    options: {
      port: 8443,
      metricsPort: 9090,
      tlsCertFile: undefined,
      tlsKeyFile: undefined,
      clientCaFile: undefined,
      hookTokenFile: undefined,
      admissionCallers: 'authenticated',
      maxBodyBytes: 33554432,
      maxConcurrency: 128,
      logLevel: 'info',
      insecureHttp: true,
      insecureAnyAddress: false,
      fieldManager: 'metacontroller',
      applyMode: 'auto',
      createdCondition: 'whenFalse',
      ttlDeletes: 'on',
      clusterDomain: 'cluster.local',
      progress: 'off',
      progressUrl: 'https://metatrain-hooks.metatrain-system.svc:8443',
      progressCaFile: undefined,
      opaqueRuntimesFile: undefined,
      queuedRuntimes: 'warn',
    },
  });
});

test.each([
  { name: 'a variable is read', argv: local, env: { PORT: '1' }, want: { port: 1 } },
  { name: 'a flag is read', argv: [...local, '--port', '2'], env: {}, want: { port: 2 } },
  { name: 'a flag with an equals sign is read', argv: [...local, '--port=3'], env: {}, want: { port: 3 } },
  {
    name: 'a flag overrides its variable',
    argv: [...local, '--port=3'],
    env: { PORT: '1' },
    want: { port: 3 },
  },
  { name: 'an empty variable is not set', argv: local, env: { PORT: '' }, want: { port: 8443 } },
  {
    name: 'a switch can be a variable',
    argv: [],
    env: { INSECURE_HTTP: 'true' },
    want: { insecureHttp: true },
  },
  {
    name: 'a certificate is sufficient',
    argv: [],
    env: { TLS_CERT_FILE: 'a', TLS_KEY_FILE: 'b' },
    want: { tlsCertFile: 'a', tlsKeyFile: 'b', insecureHttp: false },
  },
  {
    name: 'the settings of the hooks are read',
    argv: local,
    env: { FIELD_MANAGER: 'mc', APPLY_MODE: 'server-side-apply', CREATED_CONDITION: 'always' },
    want: { fieldManager: 'mc', applyMode: 'server-side-apply', createdCondition: 'always' },
  },
  {
    name: 'the cluster domain is read',
    argv: local,
    env: { CLUSTER_DOMAIN: 'k8s.example.org' },
    want: { clusterDomain: 'k8s.example.org' },
  },
  {
    name: 'progress reports are on if the CA for the Pods is set',
    argv: local,
    env: { PROGRESS: 'on', PROGRESS_CA_FILE: 'ca.crt', PROGRESS_URL: 'https://hooks.example.org:8443/' },
    want: { progress: 'on', progressCaFile: 'ca.crt', progressUrl: 'https://hooks.example.org:8443' },
  },
])('$name', ({ argv, env, want }) => {
  expect(readOptions(argv, env)).toMatchObject({ state: 'read', options: want });
});

test.each([
  { argv: ['--port=x'], env: {}, line: '--port is "x" and must be a whole number from 0 to 65535' },
  { argv: ['--port='], env: {}, line: '--port is "" and must be a whole number from 0 to 65535' },
  { argv: [], env: { PORT: '70000' }, line: 'PORT is "70000" and must be a whole number from 0 to 65535' },
  {
    argv: [],
    env: { METRICS_PORT: '-1' },
    line: 'METRICS_PORT is "-1" and must be a whole number from 0 to 65535',
  },
  { argv: [], env: { MAX_BODY_BYTES: '1e6' }, line: /^MAX_BODY_BYTES is "1e6" and must be a whole number/ },
  {
    argv: [],
    env: { APPLY_MODE: 'ssa' },
    line: 'APPLY_MODE is "ssa" and must be one of auto, dynamic, server-side-apply',
  },
  { argv: [], env: { CREATED_CONDITION: 'never' }, line: /must be one of whenFalse, always$/ },
  {
    argv: [],
    env: { CLUSTER_DOMAIN: '.cluster.local' },
    line: 'CLUSTER_DOMAIN is ".cluster.local" and must be a DNS name in lower case',
  },
  { argv: [], env: { CLUSTER_DOMAIN: `a.${'b'.repeat(64)}` }, line: /must be a DNS name in lower case$/ },
  { argv: [], env: { LOG_LEVEL: 'loud' }, line: /^LOG_LEVEL is "loud" and must be one of fatal/ },
  { argv: [], env: { INSECURE_HTTP: 'yes' }, line: 'INSECURE_HTTP is "yes" and must be true or false' },
  { argv: ['--field-manager', 'a\nb'], env: {}, line: /^--field-manager is "a\\nb" and must be/ },
  { argv: ['--prot', '1'], env: {}, line: "Unknown option '--prot'; see --help" },
  { argv: ['--port'], env: {}, line: /^Option '--port <value>' argument missing; see --help$/ },
  { argv: ['serve'], env: {}, line: "Unexpected argument 'serve'; see --help" },
  {
    argv: [],
    env: {},
    line: /^the certificate is missing; set TLS_CERT_FILE and TLS_KEY_FILE, or .* --insecure-http$/,
  },
  {
    argv: [],
    env: { TLS_CERT_FILE: 'a' },
    line: /^only one of TLS_CERT_FILE and TLS_KEY_FILE is set; set both$/,
  },
  { argv: local, env: { TLS_CERT_FILE: 'a', TLS_KEY_FILE: 'b' }, line: /exclude each other/ },
  { argv: local, env: { CLIENT_CA_FILE: 'a' }, line: /^CLIENT_CA_FILE needs TLS/ },
  {
    argv: ['--insecure-any-address'],
    env: { TLS_CERT_FILE: 'a', TLS_KEY_FILE: 'b' },
    line: /^--insecure-any-address needs --insecure-http; set both$/,
  },
  { argv: [...local, '--progress=yes'], env: {}, line: '--progress is "yes" and must be one of on, off' },
  ...['http://hooks:8443', 'https://', 'https://hooks/path', 'https://a@hooks', 'https://hooks:port'].map(
    (url) => ({
      argv: local,
      env: { PROGRESS_URL: url },
      line: `PROGRESS_URL is "${url}" and must be an https URL without a path`,
    }),
  ),
  { argv: [...local, '--progress=on'], env: {}, line: /^PROGRESS=on needs PROGRESS_CA_FILE/ },
  {
    argv: [],
    env: {
      PROGRESS: 'on',
      PROGRESS_CA_FILE: 'ca',
      CLIENT_CA_FILE: 'ca',
      TLS_CERT_FILE: 'a',
      TLS_KEY_FILE: 'b',
    },
    line: /^PROGRESS=on and CLIENT_CA_FILE exclude each other/,
  },
])('$argv with $env is refused with one line', ({ argv, env, line }) => {
  const read = (): unknown => readOptions(argv, env);
  expect(read).toThrow(line);
  expect(read).toThrow(
    expect.objectContaining({ exitCode: 2, message: expect.not.stringContaining('\n') as string }) as Error,
  );
});

test('--help shows each option with flag, variable, values and default', () => {
  const reading = readOptions(['--port', 'x', '--help'], {});
  const text = reading.state === 'help' ? reading.text : '';
  for (const env of ['PORT', 'TLS_CERT_FILE', 'HOOK_TOKEN_FILE', 'MAX_CONCURRENCY', 'CREATED_CONDITION']) {
    expect(text).toMatch(new RegExp(`--${env.toLowerCase().replaceAll('_', '-')} +${env} +[a-z]`));
  }
  expect(text).toContain('default: 33554432');
});
