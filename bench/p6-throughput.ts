// P6: how many syncs a second the built server answers, log and metrics on, relative to an Express server whose
// handler sends the body back. Both get the same load in turns, and 99 of 100 answers must come in time.
import { type Figure, medianOf } from './figure.js';
import { type Throughput, load, requestOf } from './load.js';
import { runningTorchRequest } from './request.js';
import { type Served, serve, untilReady } from './served.js';

const IN_TIME_MS = 50;
const TURNS = 9;
const COUNT = 6000;
/** More connections raise the throughput and the latency. */
const CONNECTIONS = [4, 8, 16, 32];

export const p6: Figure = {
  id: 'P6',
  what: `requests a second, 99 % of them answered within ${IN_TIME_MS} ms / the same of an Express server whose handler sends the body back; torch, 2 nodes, running`,
  bar: 0.6,
  holds: 'at least',
  unit: 'ratio',
  async measure() {
    const servers = [await serve('dist/hooks/main.js'), await serve('.bench/bench/echo.js')] as const;
    try {
      for (const server of servers) {
        await untilReady(server);
        await loaded(server, 16, 2 * COUNT);
      }
      const turns: { readonly hooks: Throughput; readonly echo: Throughput }[] = [];
      for (let turn = 0; turn < TURNS; turn += 1)
        turns.push({ hooks: await best(servers[0]), echo: await best(servers[1]) });
      return {
        value: medianOf(turns.map(({ hooks, echo }) => hooks.perSecond / echo.perSecond)),
        parts: {
          hooksPerSecond: medianOf(turns.map(({ hooks }) => hooks.perSecond)),
          echoPerSecond: medianOf(turns.map(({ echo }) => echo.perSecond)),
          hooksP99Ms: medianOf(turns.map(({ hooks }) => hooks.p99Ms)),
          echoP99Ms: medianOf(turns.map(({ echo }) => echo.p99Ms)),
        },
      };
    } finally {
      for (const server of servers) await server.stop();
    }
  },
};

const request = requestOf('/hooks/trainjobs/sync', JSON.stringify(runningTorchRequest()));

function loaded({ port }: Served, connections: number, count: number): Promise<Throughput> {
  return load({ port, connections, count, requestAt: () => request });
}

/** The highest throughput in time; zero when the machine is busy otherwise. */
async function best(server: Served): Promise<Throughput> {
  let found: Throughput = { perSecond: 0, p99Ms: NaN };
  for (const connections of CONNECTIONS) {
    const measured = await loaded(server, connections, COUNT / CONNECTIONS.length);
    if (measured.p99Ms < IN_TIME_MS && measured.perSecond > found.perSecond) found = measured;
  }
  return found;
}
