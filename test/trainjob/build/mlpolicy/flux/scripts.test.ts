// The scripts are run by a real bash, below a folder of their own, with a `flux` that writes down how it is called.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  type BrokerConfig,
  brokerToml,
  entrypointScript,
  initScript,
} from '../../../../../hooks/trainjob/build/mlpolicy/flux/scripts.js';

const broker: BrokerConfig = {
  hosts: 'llama-node-0-[0-1]',
  device: 'eth0',
  queuePolicy: 'fcfs',
  domain: 'llama.ml.svc.cluster.local',
};
const run = { leadHost: 'llama-node-0-0', flags: '-N 2 -n 8 -g 1', resources: '--cores=0-3 --gpu=0' };

test('the brokers get their complete configuration', () => {
  expect(brokerToml(broker)).toBe(`[access]
allow-guest-user = true
allow-root-owner = true

[resource]
path = "/mnt/flux/config/etc/flux/system/R"

[bootstrap]
curve_cert = "/mnt/flux/config/etc/curve/curve.cert"
default_port = 8050
default_bind = "tcp://eth0:%p"
default_connect = "tcp://%h.llama.ml.svc.cluster.local:%p"
hosts = [
  { host = "llama-node-0-[0-1]" },
]

[archive]
dbpath = "/mnt/flux/config/var/lib/flux/job-archive.sqlite"
period = "1m"
busytimeout = "50s"

[sched-fluxion-qmanager]
queue-policy = "fcfs"
`);
});

test('a setting cannot leave its string', () => {
  expect(brokerToml({ ...broker, queuePolicy: 'a"\nb' })).toContain('queue-policy = "a\\"\\nb"');
});

const noBash = spawnSync('bash', ['-c', 'true']).status !== 0;
(noBash ? describe.skip : describe)(`in bash${noBash ? ' (skipped: there is no bash here)' : ''}`, () => {
  test.each([
    { name: 'init.sh', text: initScript(broker) },
    { name: 'entrypoint.sh', text: entrypointScript(run) },
  ])('$name is a script', ({ text }) => {
    const { status, stderr } = spawnSync('bash', ['-n'], { input: text, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test('init.sh brings Flux and its configuration', () => {
    const pod = aPod();
    expect(pod.bash(initScript(broker))).toMatchObject({ status: 0 });
    expect(pod.read('mnt/flux/view/bin/flux')).toBe('the view');
    expect(pod.read('mnt/flux/software/python')).toBe('software');
    expect(pod.read('mnt/flux/config/etc/flux/system/hostlist')).toBe('llama-node-0-[0-1]\n');
    expect(pod.read('mnt/flux/config/etc/flux/config/broker.toml')).toContain('default_port = 8050');
    expect(existsSync(join(pod.folder, 'mnt/flux/flux-installed'))).toBe(true);
  });

  test('the lead host runs the command in the instance, and ends as the command does (D30)', () => {
    const pod = anInstalledPod();
    const { status } = pod.bash(entrypointScript(run), ['python -m mod', '--lr=*'], { FAILS: '7' });
    const [, start] = pod.calls();
    expect(start).toContain('start -o,--config-path=/mnt/flux/config/etc/flux/config,-Scron.directory=');
    expect(start).toMatch(/,-Slog-stderr-mode=local flux run -N 2 -n 8 -g 1 python -m mod --lr=\*$/);
    expect(status).toBe(7);
  });

  test('a container that is restarted exits as before: the other brokers have exited', () => {
    const pod = anInstalledPod();
    pod.bash(entrypointScript(run), ['python'], { FAILS: '7' });
    const calls = pod.calls();
    expect(pod.bash(entrypointScript(run), ['python']).status).toBe(7);
    expect(pod.calls()).toEqual(calls);
  });

  test('without a command it keeps an instance up', () => {
    const pod = anInstalledPod();
    expect(pod.bash(entrypointScript(run), ['']).status).toBe(0);
    expect(pod.calls()[1]).toMatch(/^broker --config-path=\/mnt\/flux.* -Sbroker\.rc2_none$/);
  });

  test('another host joins, and tries again until it was there to a good end', () => {
    const pod = anInstalledPod();
    const { status } = pod.bash(entrypointScript(run), ['python'], {
      HOST: 'llama-node-0-1',
      FAILS: '1',
      FAIL_TIMES: '2',
    });
    expect(status).toBe(0);
    const starts = pod.calls().filter((call) => call.startsWith('start'));
    expect(starts).toHaveLength(3);
    expect(starts[0]).not.toContain('flux run');
  });

  test('the instance has the hosts and devices of the job, and a certificate that only its owner can read', () => {
    const pod = anInstalledPod();
    pod.bash(entrypointScript(run), ['python']);
    expect(pod.calls()[0]).toBe('R encode --hosts=llama-node-0-[0-1] --cores=0-3 --gpu=0');
    expect(pod.read('mnt/flux/config/etc/flux/system/R')).toBe('resources\n');
    expect(pod.read('mnt/flux/config/etc/curve/curve.cert')).toBe('certificate');
    expect(statSync(join(pod.folder, 'mnt/flux/config/etc/curve/curve.cert')).mode & 0o077).toBe(0);
  });

  test('who comes in later finds the way', () => {
    const pod = anInstalledPod();
    pod.bash(entrypointScript(run), ['python'], { PYTHONPATH: '/mine' });
    const shown = pod.bash('. /mnt/flux/flux-view.sh; echo "$PYTHONPATH $fluxsocket"; flux sees').stdout;
    expect(shown).toContain(
      '/mine:/mnt/flux/view/lib/python3.11/site-packages local:///mnt/flux/config/run/',
    );
    expect(pod.read('opt/software/python')).toBe('software');
    expect(pod.read('mnt/flux/view/bin/python3')).toBe('python 3.11');
  });
});

const standIn = `#!/bin/bash
echo "$*" >> $LOG
case $1 in
  R) echo resources ;;
  *)
    count=$(grep -c "^$1" $LOG)
    [ "$count" -gt "\${FAIL_TIMES:-99}" ] || exit "\${FAILS:-0}"
    ;;
esac
`;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A folder that has what the images have, below it. */
function aPod() {
  const folder = mkdtempSync(join(tmpdir(), 'flux-'));
  folders.push(folder);
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    chmodSync(join(folder, path), 0o755);
  };
  write('opt/view/bin/flux', 'the view');
  write('opt/view/bin/python3.11', 'python 3.11');
  write('opt/view/lib/python3.11/site-packages/flux.py', '');
  write('opt/software/python', 'software');
  write('curve/curve.cert', 'certificate');
  write('bin/flux', standIn);
  write('bin/sleep', '#!/bin/bash\n');
  write('bin/hostname', '#!/bin/bash\necho "$HOST"\n');
  const moved = (text: string): string =>
    text
      .replaceAll('/mnt/flux', `${folder}/mnt/flux`)
      .replaceAll('/opt/', `${folder}/opt/`)
      .replace('cp /curve', `cp ${folder}/curve`);
  const back = (text: string): string => text.replaceAll(folder, '');
  const LOG = join(folder, 'calls');
  return {
    folder,
    bash(script: string, args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
      const path = { PATH: `${folder}/bin:${process.env['PATH'] ?? ''}`, LOG, HOST: 'llama-node-0-0' };
      const ran = spawnSync('bash', ['-c', moved(script), 'script', ...args], {
        env: { ...path, ...env },
        encoding: 'utf8',
      });
      return { status: ran.status, stdout: back(ran.stdout), stderr: ran.stderr };
    },
    read: (path: string): string => readFileSync(join(folder, path), 'utf8'),
    calls: (): readonly string[] => back(readFileSync(LOG, 'utf8')).trimEnd().split('\n'),
  };
}

function anInstalledPod() {
  const pod = aPod();
  pod.bash(initScript(broker));
  return pod;
}
