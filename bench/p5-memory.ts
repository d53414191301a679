// P5: the memory of the built server after a hundred thousand syncs, relative to that after a thousand. The first thousand
// are different: 250 jobs, each new, with its snapshot, running and complete; every second request is a running MPI job
// of a thousand nodes. Then they are repeated: memory that only new jobs take is not measured.
import { aCondition, aRequest, aRuntime, aTrainJob, jobStatus, UID } from '../test/support/objects.js';
import { theSnapshot } from '../test/support/story.js';
import { type Figure, medianOf } from './figure.js';
import { load, requestOf } from './load.js';
import { runningMPIRequest, runningTorchRequest } from './request.js';
import { type Served, serve, untilReady } from './served.js';

const [FEW, MANY] = [1_000, 100_000];
const CONNECTIONS = 16;
const JOBS = 250;
const LARGE_EVERY = 2;
/** The number of runtimes of the jobs: each is a snapshot that is cached. */
const RUNTIMES = 50;
/** Between two garbage collections memory goes up and down: the median of so many samples, FEW syncs apart. */
const SAMPLES = 5;

export const p5: Figure = {
  id: 'P5',
  what: `memory (RSS) of the server after ${MANY} syncs / after ${FEW}; ${JOBS} jobs, every other one MPI of 1,000 nodes`,
  bar: 1.1,
  unit: 'ratio',
  async measure() {
    const server = await serve('dist/hooks/main.js');
    try {
      await untilReady(server);
      const startMiB = await residentMiB(server);
      await sync(server, 0, FEW);
      const fewMiB = await residentMiB(server);
      await sync(server, FEW, MANY - (SAMPLES + 1) * FEW);
      const samples: number[] = [];
      for (let at = MANY - SAMPLES * FEW; at < MANY; at += FEW) {
        await sync(server, at, FEW);
        samples.push(await residentMiB(server));
      }
      const manyMiB = medianOf(samples);
      return { value: manyMiB / fewMiB, parts: { startMiB, fewMiB, manyMiB } };
    } finally {
      await server.stop();
    }
  },
};

async function sync({ port }: Served, first: number, count: number): Promise<void> {
  await load({ port, connections: CONNECTIONS, first, count, requestAt });
}

function requestAt(index: number): Buffer {
  const job = Math.floor(index / life.length) % JOBS;
  const text = (job % LARGE_EVERY === 0 ? large : (life[index % life.length] ?? ''))
    .replaceAll('llama', `job-${job}`)
    .replaceAll(UID, `7b1e6a4e-0000-4000-8000-${String(job).padStart(12, '0')}`)
    .replaceAll('train:1', `train:${job % RUNTIMES}`);
  return requestOf('/hooks/trainjobs/sync', text);
}

const large = JSON.stringify(runningMPIRequest(1000));
const life = statesOfJobs().map((request) => JSON.stringify(request));

function statesOfJobs(): readonly object[] {
  const running = runningTorchRequest();
  const complete = aTrainJob({
    status: { conditions: [aCondition('Complete', 'True')], jobsStatus: [jobStatus({ succeeded: 1 })] },
  });
  return [
    aRequest(aTrainJob(), { related: [aRuntime()] }),
    aRequest(aTrainJob(), { children: [theSnapshot()] }),
    running,
    { ...running, parent: complete },
  ];
}

async function residentMiB({ metricsPort }: Served): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 2 ** 20;
}
