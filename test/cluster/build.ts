// Builds the programs that are not in the cache yet.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  moduleFolder,
  programPath,
  programs,
  suitePrograms,
  versionOf,
  type ProgramName,
} from './programs.js';

/** Builds the missing ones of these programs. `report` is called for each of them; `stop` aborts. */
export async function buildPrograms(
  report: (line: string) => void,
  stop: AbortSignal,
  names: readonly ProgramName[] = suitePrograms,
): Promise<void> {
  for (const name of names) {
    if (existsSync(programPath(name))) continue;
    report(`Building ${name} ${versionOf(name)} from its Go module (once; kept in ${programPath(name)}) ...`);
    await build(name, stop);
  }
}

// Built under another name and then renamed: an aborted run leaves no incomplete program.
async function build(name: ProgramName, stop: AbortSignal): Promise<void> {
  const path = programPath(name);
  const unfinished = `${path}.${process.pid}.unfinished`;
  await mkdir(dirname(path), { recursive: true });
  try {
    const flags = ['-trimpath', '-ldflags', linkerFlags(name)];
    const ended = await go(
      ['build', ...flags, '-o', unfinished, programs[name].package],
      moduleFolder(name),
      stop,
    );
    if (ended.code !== 0) throw new Error(buildFault(name, ended.output));
    await rename(unfinished, path);
  } finally {
    await rm(unfinished, { force: true });
  }
}

// Clients refuse to talk to an API server whose version they cannot parse.
function linkerFlags(name: ProgramName): string {
  if (programs[name].module !== 'k8s.io/kubernetes') return '-s -w';
  const version = versionOf(name);
  const [major = '', minor = ''] = version.slice(1).split('.');
  const variable = 'k8s.io/component-base/version.git';
  return `-s -w -X ${variable}Version=${version} -X ${variable}Major=${major} -X ${variable}Minor=${minor}`;
}

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

function go(args: readonly string[], cwd: string, stop: AbortSignal): Promise<Ended> {
  const env = { ...process.env, CGO_ENABLED: '0', GOWORK: 'off' };
  const child = spawn('go', args, {
    cwd,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    signal: stop,
    killSignal: 'SIGINT',
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolve, reject) => {
    child.on('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ENOENT' ? new Error(missingGo) : error);
    });
    child.on('close', (code) => {
      resolve({ code, output });
    });
  });
}

const missingGo =
  'Go is not on the PATH: the cluster suite builds its programs with it; install the version that test/cluster/tools names, or newer';

const faults = [
  {
    sign: /no space left on device/,
    say: 'the disk is full; free some space, or set METATRAIN_CACHE and GOCACHE',
  },
  {
    sign: /dial tcp|i\/o timeout|connection refused|no such host/,
    say: 'its modules cannot be reached; check GOPROXY',
  },
  {
    sign: /40\d (Forbidden|Unauthorized|Not Found|Gone)|407 Proxy/i,
    say: 'a module download was refused; check GOPROXY',
  },
  { sign: /checksum mismatch|missing go\.sum entry/, say: 'a module is not the one in go.sum' },
  { sign: /requires go >= /, say: 'a newer Go is needed' },
];

/** One line for a failed build: the remedy, and the relevant line of the output. */
export function buildFault(name: ProgramName, output: string): string {
  const lines = output
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('go: downloading'));
  const known = faults.find(({ sign }) => sign.test(output));
  const line = (known && lines.find((text) => known.sign.test(text))) ?? lines.at(-1) ?? 'go said nothing';
  return `${name} ${versionOf(name)} was not built: ${known ? `${known.say}: ` : ''}${line.trim()}`;
}
