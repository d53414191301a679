// Error messages of failed builds, and the cache of builds.
import { homedir } from 'node:os';
import { buildFault } from './build.js';
import { cacheFolder, programNames, versionOf } from './programs.js';

test.each([
  {
    name: 'a full disk is reported, with a remedy',
    output: 'go: downloading a v1\n# k8s.io/api\nwrite /tmp/x: no space left on device\n',
    want: /^kwok v\S+ was not built: the disk is full; free some space.*: write \/tmp\/x: no space left on device$/,
  },
  {
    name: 'a proxy that refuses is reported',
    output: 'go: a@v1: reading https://proxy/a.zip: 403 Forbidden\n',
    want: /a module download was refused; check GOPROXY: go: a@v1: .*403 Forbidden$/,
  },
  {
    name: 'a missing network is reported',
    output: 'go: a@v1: Get "https://proxy/a": dial tcp: lookup proxy: no such host\n',
    want: /its modules cannot be reached; check GOPROXY: go: a@v1/,
  },
  {
    name: 'an old Go is reported',
    output: 'go: go.mod requires go >= 1.26.0 (running go 1.22.1; GOTOOLCHAIN=local)\n',
    want: /a newer Go is needed: go: go.mod requires go >= 1.26.0/,
  },
  {
    name: "anything else is the compiler's last line",
    output: '# a\na.go:1: x\n',
    want: /was not built: a.go:1: x$/,
  },
  { name: 'no output is reported too', output: '', want: /was not built: go said nothing$/ },
])('$name', ({ output, want }) => {
  const line = buildFault('kwok', output);

  expect(line).toMatch(want);
  expect(line).not.toContain('\n');
});

test.each([
  { env: { METATRAIN_CACHE: '/a', XDG_CACHE_HOME: '/b' }, want: '/a' },
  { env: { METATRAIN_CACHE: '', XDG_CACHE_HOME: '/b' }, want: '/b/metatrain/bin' },
  { env: {}, want: `${homedir()}/.cache/metatrain/bin` },
])('builds are cached in $want for $env', ({ env, want }) => {
  expect(cacheFolder(env)).toBe(want);
});

test.each(programNames)('the version of %s is pinned', (name) => {
  expect(versionOf(name)).toMatch(/^v\d+\.\d+\.\d+$/);
});
