// The programs of the cluster suite, their Go packages, and the cache of builds.
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

export type ProgramName = keyof typeof programs;

interface Program {
  /** Folder below `tools/`, whose go.mod pins the module's version. */
  readonly folder: string;
  readonly module: string;
  readonly package: string;
  /** Built by the tests that start it, not for every run of the suite. */
  readonly builtBy?: 'its tests';
}

const kubernetes = { folder: 'kubernetes', module: 'k8s.io/kubernetes' };
const kueue = {
  module: 'sigs.k8s.io/kueue',
  package: 'sigs.k8s.io/kueue/cmd/kueue',
  builtBy: 'its tests',
} as const;

/** In the order in which they are built: programs that others need come first. */
export const programs = {
  etcd: { folder: 'etcd', module: 'go.etcd.io/etcd/server/v3', package: 'go.etcd.io/etcd/server/v3' },
  'kube-apiserver': { ...kubernetes, package: 'k8s.io/kubernetes/cmd/kube-apiserver' },
  kubectl: { ...kubernetes, package: 'k8s.io/kubernetes/cmd/kubectl' },
  'kube-controller-manager': { ...kubernetes, package: 'k8s.io/kubernetes/cmd/kube-controller-manager' },
  'kube-scheduler': { ...kubernetes, package: 'k8s.io/kubernetes/cmd/kube-scheduler' },
  jobset: { folder: 'jobset', module: 'sigs.k8s.io/jobset', package: 'sigs.k8s.io/jobset' },
  // The controller of a cluster before its migration.
  trainer: {
    folder: 'trainer',
    module: 'github.com/kubeflow/trainer/v2',
    package: 'github.com/kubeflow/trainer/v2/cmd/trainer-controller-manager',
  },
  kwok: { folder: 'kwok', module: 'sigs.k8s.io/kwok', package: 'sigs.k8s.io/kwok/cmd/kwok' },
  'kueue-0.17': { ...kueue, folder: 'kueue-0.17' },
  'kueue-0.19': { ...kueue, folder: 'kueue-0.19' },
} as const satisfies Record<string, Program>;

export const programNames = Object.keys(programs) as readonly ProgramName[];

/** What every run of the suite needs. */
export const suitePrograms = programNames.filter((name) => (programs[name] as Program).builtBy === undefined);

/** The folder with the program's go.mod. */
export function moduleFolder(name: ProgramName): string {
  return join('test', 'cluster', 'tools', programs[name].folder);
}

/** The version that go.mod pins: `v1.36.3`. */
export function versionOf(name: ProgramName): string {
  const file = join(moduleFolder(name), 'go.mod');
  const { module } = programs[name];
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .map((text) => text.replace(/^require/, '').trim())
    .find((text) => text.startsWith(`${module} v`));
  if (line === undefined) throw new Error(`${file} does not require ${module}`);
  return line.split(' ')[1]!;
}

/**
 * Where a program is cached, outside the work tree, so that a fresh clone finds it:
 * $METATRAIN_CACHE, else $XDG_CACHE_HOME/metatrain/bin, else ~/.cache/metatrain/bin.
 */
export function programPath(name: ProgramName): string {
  return join(cacheFolder(process.env), `${name}-${versionOf(name)}`);
}

export function cacheFolder(env: Readonly<Record<string, string | undefined>>): string {
  const { METATRAIN_CACHE: own, XDG_CACHE_HOME: shared } = env;
  if (own !== undefined && own !== '') return own;
  return join(shared !== undefined && shared !== '' ? shared : join(homedir(), '.cache'), 'metatrain', 'bin');
}
