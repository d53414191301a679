// Run as a process of its own, since jest cannot load the client: asks for a dry-run create of each object on standard
// input, and prints what came of it.
import { json } from 'node:stream/consumers';
import type { KubeObject } from '../../hooks/api/hook.js';
import { kubeApiOf } from '../../hooks/adapters/kubeapi.js';

const objects = (await json(process.stdin)) as readonly KubeObject[];
const api = kubeApiOf(process.env);
const answers: unknown[] = [];
for (const object of objects) {
  answers.push(await api?.dryRunCreate(object).catch((cause: unknown) => ({ missed: String(cause) })));
}
console.log(JSON.stringify(answers));
process.exit(0);
