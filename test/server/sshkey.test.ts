// The real server: a job that needs an SSH key gets one within the call, and the key is not logged.
import type { AnyObject, KubeObject } from '../../hooks/api/hook.js';
import type { Secret } from '../../hooks/api/kinds.js';
import { defaultSettings } from '../../hooks/api/settings.js';
import { registry } from '../../hooks/registry.js';
import { mpiRuntime } from '../support/mpi.js';
import { aRequest, aTrainJob, find } from '../support/objects.js';
import { theSnapshot } from '../support/story.js';
import { start, stopAll } from './started.js';

afterEach(stopAll);

test('an MPI job gets a new key, which is only in the answer', async () => {
  const { port, metricsPort, log } = await start(
    { INSECURE_HTTP: 'true', LOG_LEVEL: 'trace' },
    registry(defaultSettings),
  );
  const snapshot = theSnapshot(aTrainJob(), mpiRuntime() as unknown as AnyObject);
  const body = JSON.stringify(aRequest(aTrainJob(), { children: [snapshot] }));
  const ask = async (): Promise<Secret> => {
    const answer = await fetch(`http://127.0.0.1:${port}/hooks/trainjobs/sync`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const { children } = (await answer.json()) as { readonly children: readonly KubeObject[] };
    return find<Secret>(children, 'Secret')!;
  };
  const [one, other] = [await ask(), await ask()];
  const decoded = Object.values(one.data!).map((text) => Buffer.from(text, 'base64').toString());
  expect(decoded[0]).toMatch(/^-----BEGIN EC PRIVATE KEY-----\n/);
  expect(decoded[1]).toMatch(/^ecdsa-sha2-nistp521 \S+\n$/);
  expect(other.data).not.toEqual(one.data);

  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const exposed = `${log.text}\n${metrics}`;
  expect(log.lines.filter(({ msg }) => msg === 'answered')).toHaveLength(2);
  for (const secret of [...Object.values(one.data!), ...decoded.flatMap((text) => text.trim().split('\n'))]) {
    expect(exposed).not.toContain(secret);
  }
});
