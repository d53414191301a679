// Runs the steps of the Dockerfile in empty folders, one for each stage, on machines without a container engine; then
// starts the program of the image, checks its health, and stops it. The base image is this machine's Node.js.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';

const context = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'metatrain-image-'));
const stages = new Map();
let stage;

const steps = {
  FROM(text) {
    const [, name = 'final'] = / AS (\S+)$/i.exec(text) ?? [];
    stage = { root: join(folder, name), workdir: '/', env: {}, entrypoint: [] };
    stages.set(name, stage);
    mkdirSync(stage.root);
  },
  WORKDIR(text) {
    stage.workdir = text;
    mkdirSync(join(stage.root, text), { recursive: true });
  },
  ENV(text) {
    const [name, value] = text.split('=');
    stage.env[name] = value;
  },
  COPY(text) {
    const words = text.split(/\s+/);
    const from = words[0].startsWith('--from=')
      ? stages.get(words.shift().slice('--from='.length)).root
      : context;
    const target = words.pop();
    for (const source of words) {
      const path = join(from, source);
      // The content of a folder is copied; a file keeps its name if the target ends in a slash.
      const to =
        target.endsWith('/') && !statSync(path).isDirectory() ? join(target, basename(source)) : target;
      cpSync(path, join(stage.root, stage.workdir, to), { recursive: true, verbatimSymlinks: true });
    }
  },
  async RUN(text) {
    const [code] = await once(start('sh', ['-ec', text], 'inherit'), 'exit');
    if (code !== 0) throw new Error(`RUN ${text}: exit code ${code}`);
  },
  ENTRYPOINT(text) {
    stage.entrypoint = JSON.parse(text);
  },
  // These configure how the image runs; here it runs as the user of this script.
  USER() {},
  EXPOSE() {},
};

try {
  for (const [instruction, text] of instructionsOf(readFileSync('Dockerfile', 'utf8'))) {
    console.log(`${instruction} ${text}`);
    if (steps[instruction] === undefined)
      throw new Error(`${instruction} is not supported by ${basename(import.meta.url)}`);
    await steps[instruction](text);
  }
  await tryOut();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function instructionsOf(dockerfile) {
  const lines = dockerfile
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => /^(\S+)\s+(.*)$/.exec(line).slice(1));
}

function start(program, args, stdout) {
  const { PATH, HOME } = process.env;
  return spawn(program, args, {
    cwd: join(stage.root, stage.workdir),
    env: { PATH, HOME, ...stage.env },
    stdio: ['ignore', stdout, 'inherit'],
  });
}

async function tryOut() {
  const [program, ...args] = stage.entrypoint;
  const server = start(program, [...args, '--insecure-http', '--port=0', '--metrics-port=0'], 'pipe');
  const exit = once(server, 'exit');
  for await (const line of createInterface(server.stdout)) {
    const { msg, port } = JSON.parse(line);
    if (msg !== 'ready') continue;
    const { status } = await globalThis.fetch(`http://127.0.0.1:${port}/healthz`);
    console.log(`GET /healthz: ${status}`);
    if (status !== 200) throw new Error('the server is not healthy');
    server.kill('SIGTERM');
  }
  const [code] = await exit;
  if (code !== 0) throw new Error(`the server ended with exit code ${code}`);
  console.log('the image would build, start and stop');
}
