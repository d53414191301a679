// `metatrain migrate`: moves running TrainJobs from Kubeflow Trainer to metatrain, and back.
import { type Command, Option } from 'commander';
import type { AddCommand, Cluster, ExitCode } from './context.js';
import { actionsOf } from './migrate/actions.js';
import { handBack } from './migrate/handback.js';
import { type Problem, handbackProblems, takeoverProblems } from './migrate/readiness.js';
import { type Strategy, strategies, strategyOf } from './migrate/strategy.js';
import { takeOver } from './migrate/takeover.js';

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
First the command checks the cluster. It prints what is missing, and changes nothing until that is fixed. Then
every object that Trainer created for a TrainJob gets the label controller-uid, because Metacontroller releases
owned objects without it. Specs, statuses and Pods do not change. You can run the command again at any time.
See docs/guides/moving-from-trainer.md.`;

export const migrateCommand: AddCommand = (program, { connect, print, printError }, ended) => {
  const command: Command = program
    .command('migrate')
    .description('migrate a cluster from Kubeflow Trainer to metatrain, or back')
    .option('--kubeconfig <file>', 'kubeconfig of the cluster; if not set: KUBECONFIG, then ~/.kube/config')
    .option('--context <name>', 'context of the kubeconfig')
    .option('-n, --namespace <name>', 'migrate only the TrainJobs in this namespace')
    .option('-A, --all-namespaces', 'migrate the TrainJobs in all namespaces, as without -n')
    .option('--back', 'migrate back to Trainer', false)
    .option('--dry-run', 'print what would change, and change nothing', false)
    .option('--force', 'continue even if the cluster is not ready', false)
    .addOption(
      new Option(
        '--apply-strategy <strategy>',
        "value of Metacontroller's flag; if not set, detected in the cluster",
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
  print: (line: string) => void,
  printError: (line: string) => void,
): Promise<ExitCode> {
  const { namespace, back, dryRun, force, fieldManager } = options;
  print(`${url}, ${namespace === undefined ? 'all namespaces' : `namespace ${namespace}`}`);
  const problems = await (back ? handbackProblems(store) : takeoverProblems(store));
  for (const problem of problems) printError(textOf(problem));
  if (problems.length > 0 && !force) {
    printError('The cluster is not ready: nothing was changed. To continue anyway, use --force.');
    return 1;
  }
  const actions = actionsOf(dryRun, print);
  if (back) await handBack(store, { namespace, fieldManager }, actions);
  else {
    const strategy = await strategyOf(store, options.applyStrategy);
    await takeOver(store, { namespace, strategy, fieldManager }, actions);
  }
  const { done, failed } = actions.count();
  print(closingLine(done, dryRun));
  if (failed > 0) printError(`${failed} changes failed. Run the command again.`);
  return failed > 0 ? 1 : 0;
}

function textOf({ problem, remedy }: Problem): string {
  return `- ${problem}\n    ${remedy}`;
}

function closingLine(done: number, isDryRun: boolean): string {
  if (done === 0) return 'Everything is up to date. Nothing to change.';
  return isDryRun ? `${done} changes would be made.` : `${done} changes were made.`;
}
