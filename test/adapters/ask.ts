// Runs as a process of its own, because jest cannot load the client: sends the requests of standard input to the API
// server, one after the other, and prints the results.
import { json } from 'node:stream/consumers';
import { kubeApiOf } from '../../hooks/adapters/kubeapi.js';
import type { Ask } from './fakeapi.js';

const asks = (await json(process.stdin)) as readonly Ask[];
const api = kubeApiOf(process.env);
const answers: unknown[] = [];
for (const [method, ...args] of asks) {
  const ask = api?.[method] as ((...args: readonly unknown[]) => Promise<unknown>) | undefined;
  answers.push(await ask?.(...args).catch((cause: unknown) => ({ missed: String(cause) })));
}
console.log(JSON.stringify(answers));
process.exit(0);
