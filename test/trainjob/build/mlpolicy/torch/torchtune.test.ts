import type { Trainer } from '../../../../../hooks/trainjob/api/types.js';
import { modelOf, tuningOf } from '../../../../../hooks/trainjob/build/mlpolicy/torch/torchtune.js';
import { nodeOf } from '../../../../support/built.js';
import { aContainer, aJob, builtContainer, runtimeOf } from '../../../../support/runtimes.js';

const tune = ['tune', 'run'];
const lora = 'model.lora_attn_modules=[q_proj]';
const quantized = 'model.quantize_base=True';

interface Row {
  readonly name: string;
  readonly trainer: Trainer;
  readonly want: string;
}

// One node with one GPU; each row changes nodes, devices, processes or args.
const gpus = (count: number) => ({ limits: { 'nvidia.com/gpu': count } });
const rendezvous = '--rdzv_endpoint=llama-node-0-0.llama:29500';

test.each<Row>([
  {
    name: 'one device',
    trainer: { resourcesPerNode: gpus(1) },
    want: 'full_finetune_single_device --config llama3_2/1B_full_single_device',
  },
  {
    name: 'one process, whatever the devices',
    trainer: { numProcPerNode: 1, resourcesPerNode: gpus(4) },
    want: 'full_finetune_single_device --config llama3_2/1B_full_single_device',
  },
  {
    name: 'no device and one CPU',
    trainer: {},
    want: 'full_finetune_single_device --config llama3_2/1B_full_single_device',
  },
  {
    name: 'LoRA on one device',
    trainer: { resourcesPerNode: gpus(1), args: [lora] },
    want: 'lora_finetune_single_device --config llama3_2/1B_lora_single_device',
  },
  {
    name: 'QLoRA on one device',
    trainer: { resourcesPerNode: gpus(1), args: [lora, quantized] },
    want: 'lora_finetune_single_device --config llama3_2/1B_qlora_single_device',
  },
  {
    name: 'several devices',
    trainer: { resourcesPerNode: gpus(2) },
    want: `${rendezvous} full_finetune_distributed --config llama3_2/1B_full`,
  },
  {
    name: 'LoRA on several devices',
    trainer: { resourcesPerNode: gpus(2), args: [lora] },
    want: `${rendezvous} lora_finetune_distributed --config llama3_2/1B_lora`,
  },
  {
    name: 'QLoRA on several devices',
    trainer: { numProcPerNode: 2, args: [quantized] },
    want: `${rendezvous} lora_finetune_distributed --config llama3_2/1B_qlora`,
  },
  {
    name: 'several nodes',
    trainer: { numNodes: 2, resourcesPerNode: gpus(1) },
    want: `${rendezvous} full_finetune_distributed --config llama3_2/1B_full_multinode`,
  },
])('the recipe for $name', ({ trainer, want }) => {
  const node = nodeOf({ ...trainer, command: tune }, { runtimeName: 'torchtune-llama3.2-1b' });
  expect(node.command!.join(' ')).toBe(`tune run ${want}`);
  expect(node.args).toEqual(trainer.args);
});

test('where a runtime keeps model and output is passed on, in its order; nothing else of its command is', () => {
  const command = [
    'tune',
    'run',
    'x',
    'tokenizer.path=/t',
    'epochs=1',
    'output_dir=/o',
    'checkpointer.checkpoint_dir=/c',
  ];
  const node = nodeOf({ command: tune }, { runtimeName: 'torchtune-qwen2.5-1.5b', container: { command } });
  expect(node.command!.slice(-4)).toEqual([
    'qwen2_5/1.5B_full_single_device',
    'tokenizer.path=/t',
    'output_dir=/o',
    'checkpointer.checkpoint_dir=/c',
  ]);
});

test('of several jobs that train, the settings of all are passed on to each', () => {
  const jobs = ['/a', '/b'].map((path, place) =>
    aJob({
      name: `node${place}`,
      containers: [aContainer({ command: ['tune', 'run', `output_dir=${path}`] })],
    }),
  );
  for (const inJob of ['node0', 'node1']) {
    const { command } = builtContainer(
      runtimeOf(jobs),
      { trainer: { command: tune } },
      { inJob, name: 'node' },
    );
    expect(command!.slice(-2)).toEqual(['output_dir=/a', 'output_dir=/b']);
  }
});

test('the processes learn their number and rank, and meet by the command: no master is set', () => {
  const names = (trainer: Trainer) => nodeOf(trainer).env!.map(({ name }) => name);
  expect(names({ command: tune })).toEqual(['PET_NNODES', 'PET_NPROC_PER_NODE', 'PET_NODE_RANK']);
  expect(names({ command: [...tune, 'mine'] })).toContain('PET_MASTER_ADDR');
});

test.each([
  { args: [], want: 'full' },
  { args: [lora], want: 'lora' },
  { args: [quantized], want: 'qlora' },
  { args: ['model.quantize_base= TRUE '], want: 'qlora' },
  { args: ['model.quantize_base=False', lora], want: 'lora' },
  { args: [quantized, 'model.use_dora=True', lora], want: 'lora' },
  { args: [quantized, 'model.use_dora=True'], want: 'full' },
])('$args tunes by $want', ({ args, want }) => {
  expect(tuningOf(args)).toBe(want);
});

test.each([
  { name: 'torchtune-llama3.2-1b', want: 'llama3_2/1B' },
  { name: 'torchtune-qwen2.5-1.5b', want: 'qwen2_5/1.5B' },
  { name: 'torchtune-llama3.3-70b', want: 'llama3_3/70B' },
  { name: 'my-torchtune-llama3.2-1b', want: '' },
  { name: 'torchtune', want: '' },
])('the runtime $name is for the model "$want"', ({ name, want }) => {
  expect(modelOf(name)).toBe(want);
});
