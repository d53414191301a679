// What a TrainJob may ask torchtune for.
import type { Trainer } from '../../../../../hooks/trainjob/api/types.js';
import { faultsOf } from '../../../../support/judged.js';
import { aContainer, aJob, runtimeOf } from '../../../../support/runtimes.js';

interface Row {
  readonly name: string;
  readonly runtimeName?: string;
  readonly trainer?: Trainer;
  readonly gpus?: string;
  readonly want: readonly string[];
}

const llama1b = 'torchtune-llama3.2-1b';
const llama70b = 'torchtune-llama3.3-70b';
const qwen = 'torchtune-qwen2.5-1.5b';
const lora = ['model.lora_attn_modules=[q_proj]'];
const qlora = ['model.quantize_base=True'];
const onOneDevice = 'torchtune has a QLoRA recipe for llama3_2/1B on one device only';

function faults({ runtimeName = llama1b, trainer = {}, gpus }: Row): readonly string[] {
  const container =
    gpus === undefined ? aContainer() : aContainer({ resources: { limits: { 'nvidia.com/gpu': gpus } } });
  const runtime = runtimeOf([aJob({ containers: [container] })]);
  return faultsOf({
    runtime: { ...runtime, metadata: { name: runtimeName } },
    spec: { runtimeRef: { name: runtimeName }, trainer: { command: ['tune', 'run'], ...trainer } },
  });
}

test.each<Row>([
  { name: 'a model that there is a recipe for', want: [] },
  {
    name: 'no other model',
    runtimeName: 'torchtune-gemma-2b',
    want: [
      'spec.runtimeRef.name: the command tune run needs a runtime that is named after a model with a torchtune recipe, and torchtune-gemma-2b is not; use a name such as torchtune-llama3.2-1b, for one of llama3_2/1B, llama3_2/3B, llama3_3/70B, qwen2_5/1.5B; or set the complete command',
    ],
  },
  {
    name: 'any model, with a command of its own',
    runtimeName: 'gemma',
    trainer: { command: ['tune', 'run', 'x'] },
    want: [],
  },

  { name: 'several nodes of the largest model', runtimeName: llama70b, trainer: { numNodes: 4 }, want: [] },
  {
    name: 'one node of the others',
    trainer: { numNodes: 2 },
    want: ['spec.trainer.numNodes: torchtune has no recipe for 2 nodes of llama3_2/1B; set it to 1'],
  },

  { name: 'LoRA on one node', trainer: { args: lora }, want: [] },
  {
    name: 'no LoRA on several nodes',
    runtimeName: llama70b,
    trainer: { numNodes: 2, args: lora },
    want: [
      'spec.trainer.numNodes: torchtune has no LoRA recipe for 2 nodes; set it to 1, or remove the LoRA arguments',
    ],
  },

  { name: 'QLoRA on one device', trainer: { args: qlora }, gpus: '1', want: [] },
  { name: 'QLoRA in one process', trainer: { args: qlora, numProcPerNode: 1 }, want: [] },
  {
    name: 'QLoRA on the one device that the job requests',
    trainer: { args: qlora, resourcesPerNode: { limits: { 'nvidia.com/gpu': '1' } } },
    gpus: '2',
    want: [],
  },
  {
    name: 'no QLoRA on two devices',
    trainer: { args: qlora },
    gpus: '2',
    want: [
      `spec.trainer.numProcPerNode: ${onOneDevice}; set it to 1`,
      `spec.trainer.resourcesPerNode: ${onOneDevice}; request one GPU`,
    ],
  },
  { name: 'DoRA on two devices', trainer: { args: [...qlora, 'model.use_dora=true'] }, gpus: '2', want: [] },
  {
    name: 'no QLoRA of a model without such a recipe',
    runtimeName: qwen,
    trainer: { args: qlora },
    gpus: '1',
    want: [
      'spec.runtimeRef.name: torchtune has no QLoRA recipe for qwen2_5/1.5B; use a runtime of another model, or set model.quantize_base to false',
    ],
  },

  { name: 'arguments of its own', trainer: { args: ['batch_size=2', 'optimizer.output_dir=/a'] }, want: [] },
  {
    name: 'no paths that the runtime sets',
    trainer: { args: ['batch_size=2', 'output_dir=/tmp'] },
    want: [
      'spec.trainer.args[1]: output_dir is set by the runtime; remove it, or use a runtime with another path',
    ],
  },
])('torchtune gets $name', ({ want, ...row }) => {
  expect(faults({ ...row, want })).toEqual(want);
});
