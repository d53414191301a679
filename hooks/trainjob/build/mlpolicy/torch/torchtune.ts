// torchtune: for a TrainJob whose command is `tune run`, the policy selects recipe, config and rendezvous. Kubeflow
// KEP-2401, as built in Trainer v2.3. Its args stay the same; `tune run` reads them as overrides of the config.
import { TRAINER_PORT } from '../../../api/env.js';
import type { Trainer } from '../../../api/types.js';
import {
  type Draft,
  type PodSet,
  TRAINER_CONTAINER,
  containerOf,
  firstHostOf,
  isTrainer,
} from '../../draft.js';
import { acceleratorOf } from '../accelerators.js';
import type { Processes } from '../processes.js';

export function isTorchtune({ command }: Trainer): boolean {
  return command?.length === 2 && command[0] === 'tune' && command[1] === 'run';
}

/** The draft with the whole command in place of `tune run`. */
export function withTorchtune(draft: Draft, trainerStep: PodSet, perNode: Processes['perNode']): Draft {
  const container = containerOf(trainerStep, TRAINER_CONTAINER);
  const devices = acceleratorOf(container?.resources ?? {})?.count ?? 0;
  const scale = scaleOf(trainerStep.count, perNode, devices);
  const { recipe, suffix } = choose(scale, tuningOf(draft.trainer.args ?? []));
  const meetsOthers = trainerStep.count > 1 || (perNode === 'auto' ? devices : perNode) > 1;
  const command = [
    'tune',
    'run',
    ...(meetsOthers ? [`--rdzv_endpoint=${firstHostOf(draft, trainerStep)}:${TRAINER_PORT}`] : []),
    recipe,
    '--config',
    `${modelOf(draft.trainJob.spec.runtimeRef.name)}${suffix}`,
    ...runtimeOverrides(draft),
  ];
  return { ...draft, trainer: { ...draft.trainer, command } };
}

type Scale = 'singleDevice' | 'oneNode' | 'manyNodes';
type Tuning = 'qlora' | 'lora' | 'full';

function scaleOf(nodes: number, perNode: Processes['perNode'], devices: number): Scale {
  if (nodes === 1 && (perNode === 1 || devices === 1)) return 'singleDevice';
  return nodes > 1 ? 'manyNodes' : 'oneNode';
}

/** torchtune has LoRA recipes for one node only; on several nodes every weight is tuned. */
function choose(scale: Scale, tuning: Tuning): { readonly recipe: string; readonly suffix: string } {
  switch (scale) {
    case 'singleDevice': {
      const family = tuning === 'full' ? 'full' : 'lora';
      return { recipe: `${family}_finetune_single_device`, suffix: `_${tuning}_single_device` };
    }
    case 'manyNodes':
      return { recipe: 'full_finetune_distributed', suffix: '_full_multinode' };
    case 'oneNode': {
      const family = tuning === 'full' ? 'full' : 'lora';
      return { recipe: `${family}_finetune_distributed`, suffix: `_${tuning}` };
    }
  }
}

/** By the overrides. DoRA uses the LoRA recipes, quantized or not. */
export function tuningOf(args: readonly string[]): Tuning {
  const isSet = (name: string): boolean =>
    args.some((arg) => {
      const [key = '', ...value] = arg.split('=');
      return key.includes(name) && value.join('=').trim().toLowerCase() === 'true';
    });
  if (isSet('model.quantize_base') && !isSet('model.use_dora')) return 'qlora';
  return args.some((arg) => arg.includes('model.lora_attn_modules')) ? 'lora' : 'full';
}

/**
 * The folder of configs, from the name of the runtime: `llama3_2/1B` for `torchtune-llama3.2-1b`. Empty for a name of
 * another form.
 */
export function modelOf(runtimeName: string): string {
  const [, family, size, ...more] = runtimeName.split('-');
  if (family === undefined || size === undefined || more.length > 0) return '';
  return `${family.replaceAll('.', '_')}/${size.toUpperCase()}`;
}

/** Where a runtime keeps model and output: a TrainJob must not change these. */
export const RUNTIME_SETTINGS = [
  'output_dir',
  'tokenizer.path',
  'checkpointer.checkpoint_dir',
  'tokenizer.merges_file',
] as const;

/** From every job that trains, in order: each of them gets the command. */
function runtimeOverrides({ podSets }: Draft): readonly string[] {
  return podSets
    .filter(isTrainer)
    .flatMap((podSet) => containerOf(podSet, TRAINER_CONTAINER)?.command ?? [])
    .filter((word) => RUNTIME_SETTINGS.some((setting) => word.split('=', 1)[0] === setting));
}
