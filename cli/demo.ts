// `npm run demo`: the real hook server on loopback, an embedded cluster that calls it over HTTP, and the scenario of
// examples/torch-quickstart. The exit code is 1 if an expectation of the scenario is not met.
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { controlPlane } from '../apiserver/controlplane.js';
import type { AnyObject } from '../hooks/api/hook.js';
import type { JobSet } from '../hooks/api/kinds.js';
import { type ApplyMode, applyModes } from '../hooks/api/settings.js';
import { kinds } from '../hooks/registry.js';
import { type Cluster, cluster } from '../simulator/cluster.js';
import type { HookCaller } from '../simulator/hookcaller.js';
import { ScenarioFailure, play } from '../simulator/scenario.js';
import { controllersOf, crdsOf } from './embedded.js';
import { type HookServer, startHookServer } from './hookserver.js';
import { urlAt, httpCaller } from './httpcaller.js';
import { FileError } from './manifests.js';
import { tableOf } from './printercolumns.js';
import { readScenario } from './scenariofile.js';
import { type Paint, lineOf, paintFor } from './timeline.js';

interface Options {
  readonly keep: boolean;
  readonly applyMode: ApplyMode;
}

const root = join(import.meta.dirname, '..');
const example = join(root, 'examples/torch-quickstart');
const syncPath = '/hooks/trainjobs/sync';

async function demo({ keep, applyMode }: Options): Promise<void> {
  const paint = paintFor(process.stdout.isTTY, process.env['NO_COLOR']);
  const print = (line: string): void => {
    process.stdout.write(`${line}\n`);
  };
  const crds = crdsOf(root, kinds);
  const plane = controlPlane({ crds });
  const server = await startHookServer(plane);
  try {
    const { call, last } = remembering(httpCaller(urlAt(server.origin)));
    const embedded = cluster(plane, { controllers: controllersOf(root, kinds), call, applyMode });
    print(`The hook server runs at ${server.origin}. A cluster in memory, with a virtual clock, calls it.\n`);
    await play(embedded, readScenario(join(example, 'scenario.yaml')).steps, (heard) => {
      const line = lineOf(heard, paint);
      if (line !== undefined) print(line);
    });
    for (const line of await summary(embedded, crds, plane.now(), paint)) print(line);
    if (keep) await keepUp(server, last(syncPath), print);
    else print(`\n${paint('bold', 'Next:')} ${next}`);
  } finally {
    await server.stop();
  }
}

const next = [
  `npm run demo -- --keep          leaves the server running for your own requests`,
  `      examples/torch-quickstart       change trainjob.yaml, run the demo again`,
  `      hooks/trainjob/sync.ts          how a TrainJob becomes a JobSet, step by step`,
].join('\n');

/** Calls like the caller, and keeps the last body that was sent to each path. */
function remembering(call: HookCaller): { call: HookCaller; last: (path: string) => string | undefined } {
  const bodies = new Map<string, string>();
  return {
    call: (webhook, body, headers) => {
      bodies.set(webhook.path ?? '', body);
      return call(webhook, body, headers);
    },
    last: (path) => bodies.get(path),
  };
}

/** What `kubectl get` would show at the end, and the variables of the Pods of the first job. */
async function summary(
  embedded: Cluster,
  crds: readonly AnyObject[],
  now: string,
  paint: Paint,
): Promise<readonly string[]> {
  const trainJobs = await embedded.list('trainer.kubeflow.org/v1alpha1', 'trainjobs');
  const [jobSet] = await embedded.list('jobset.x-k8s.io/v1alpha2', 'jobsets');
  return [
    '',
    paint('bold', '$ kubectl get trainjobs -o wide'),
    ...tableOf(crds, trainJobs, now),
    ...(jobSet === undefined
      ? []
      : ['', `Each Pod of ${jobSet.metadata.name} has these variables: ${variablesOf(jobSet)}`]),
  ];
}

function variablesOf(object: AnyObject): string {
  const { spec } = object as unknown as JobSet;
  const containers = spec.replicatedJobs?.[0]?.template.spec?.template.spec?.containers;
  return (containers?.[0]?.env ?? [])
    .map(({ name, value }) => (value === undefined ? name : `${name}=${value}`))
    .join(' ');
}

async function keepUp(
  server: HookServer,
  body: string | undefined,
  print: (line: string) => void,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'metatrain-'));
  const file = join(folder, 'request.json');
  writeFileSync(file, body ?? '{}');
  print(`\nThe server runs until you press Ctrl-C. To send the last request of the cluster again:`);
  print(`  curl -s -H 'Content-Type: application/json' -d @${file} ${server.origin}${syncPath}`);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop.abort();
    });
  }
  await once(stop.signal, 'abort');
  rmSync(folder, { recursive: true });
}

const program = new Command('demo')
  .description('Runs a TrainJob from creation to its end, with the real hook server and a cluster in memory.')
  .option('--keep', 'leave the server running for requests until Ctrl-C', false)
  .addOption(
    new Option('--apply-mode <mode>', 'how Metacontroller applies children')
      .choices(applyModes)
      .default('dynamic'),
  );
program.parse();

try {
  await demo(program.opts<Options>());
} catch (error) {
  if (!(error instanceof ScenarioFailure) && !(error instanceof FileError)) throw error;
  process.stderr.write(`\nThe demo failed: ${error.message}\n`);
  process.exitCode = 1;
}
