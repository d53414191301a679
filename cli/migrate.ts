// `metatrain migrate`: jobs that Kubeflow Trainer made are taken over by metatrain as they run, and given back.
import { type Command, Option } from 'commander';
import { deedsOf } from './migrate/deeds.js';
import { handBack } from './migrate/handback.js';
import { type Lack, lacksOfHandback, lacksOfTakeover } from './migrate/readiness.js';
import { type Strategy, strategies, strategyOf } from './migrate/strategy.js';
import { takeOver } from './migrate/takeover.js';
import type { AddCommand, Cluster, ExitCode } from './surroundings.js';

interface Options {
  readonly kubeconfig?: string;
  readonly context?: string;
  readonly namespace?: string;
  readonly back: boolean;
  readonly dryRun: boolean;
  readonly force: boolean;
  readonly applyStrategy?: Strategy;
  readonly fieldManager: string;
}

const notes = `
First it says what the cluster lacks, and changes nothing until that is mended. Then every object that Trainer
made for a TrainJob gets the label controller-uid, without which Metacontroller would let go of it; nothing else
of it changes. It can be run again at any time. See docs/guides/moving-from-trainer.md.`;

export const migrateCommand: AddCommand = (program, { connect, print, printError }, ended) => {
  const command: Command = program
    .command('migrate')
    .description('take a cluster over from Kubeflow Trainer, or give it back')
    .option('--kubeconfig <file>', 'the cluster; else KUBECONFIG, else ~/.kube/config')
    .option('--context <name>', 'context of the kubeconfig')
    .option('-n, --namespace <name>', 'only the TrainJobs of this namespace')
    .option('-A, --all-namespaces', 'the TrainJobs of all namespaces, as without -n')
    .option('--back', 'give everything back to Trainer', false)
    .option('--dry-run', 'say what would be done, and change nothing', false)
    .option('--force', 'go on although the cluster is not ready', false)
    .addOption(
      new Option(
        '--apply-strategy <word>',
        "Metacontroller's flag; else as the one in the cluster has it",
      ).choices(strategies),
    )
    .option('--field-manager <name>', "Metacontroller's field manager", 'metacontroller');
  command.addHelpText('after', notes).action(async (options: Options) => {
    const cluster = await connect(options.kubeconfig, options.context);
    ended(await migrate(cluster, options, print, printError));
  });
};

async function migrate(
  { url, store }: Cluster,
  options: Options,
  tell: (line: string) => void,
  complain: (line: string) => void,
): Promise<ExitCode> {
  const { namespace, back, dryRun, force, fieldManager } = options;
  tell(`${url}, ${namespace === undefined ? 'all namespaces' : `namespace ${namespace}`}`);
  const lacks = await (back ? lacksOfHandback(store) : lacksOfTakeover(store));
  for (const lack of lacks) complain(wordsOf(lack));
  if (lacks.length > 0 && !force) {
    complain('The cluster is not ready: nothing was changed. --force goes on all the same.');
    return 1;
  }
  const deeds = deedsOf(dryRun, tell);
  if (back) await handBack(store, { namespace, fieldManager }, deeds);
  else {
    const strategy = await strategyOf(store, options.applyStrategy);
    await takeOver(store, { namespace, strategy, fieldManager }, deeds);
  }
  const { done, failed } = deeds.count();
  tell(closingLine(done, dryRun));
  if (failed > 0) complain(`${failed} not done: run it again`);
  return failed > 0 ? 1 : 0;
}

function wordsOf({ what, remedy }: Lack): string {
  return `- ${what}\n    ${remedy}`;
}

function closingLine(done: number, isDryRun: boolean): string {
  if (done === 0) return 'Everything is as it should be: there is nothing to do.';
  return isDryRun ? `${done} changes would be made.` : `${done} changes were made.`;
}
