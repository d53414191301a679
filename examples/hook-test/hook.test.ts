// Compares the answer to one request. To write your own test, copy this folder, change request.json, and put the expected
// answer into answer.json.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompositeRequest } from '../../hooks/api/hook.js';
import type { TrainJob } from '../../hooks/trainjob/api/types.js';
import { defaultSettings } from '../../hooks/api/settings.js';
import { trainJobHooks } from '../../hooks/trainjob/index.js';

const read = (file: string): unknown => JSON.parse(readFileSync(join(__dirname, file), 'utf8'));

test('for a torch job with a snapshot, the hook requests a JobSet with two nodes', () => {
  const request = read('request.json') as CompositeRequest<TrainJob>;
  const at = { now: '2030-01-01T12:00:02Z', facts: {} };
  const { decision, ...answer } = trainJobHooks(defaultSettings).sync(request, at);
  expect(answer).toEqual(read('answer.json'));
  expect(decision).toEqual({ phase: 'Created', reason: 'JobSetRequested' });
});
