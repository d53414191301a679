// docs/reference/metrics.md lists the metrics that the hook server exposes, with their types and labels, and every hook.
import { readFileSync } from 'node:fs';
import { defaultSettings } from '../../hooks/api/settings.js';
import { createMetrics } from '../../hooks/http/metrics.js';
import { kinds } from '../../hooks/registry.js';
import { registry } from '../../hooks/registry.js';
import { tableBelow } from '../support/markdown.js';

const page = 'docs/reference/metrics.md';

interface Metric {
  readonly name: string;
  readonly type: string;
  readonly labels: readonly string[];
}

/** The metrics in Prometheus' text format. Labels are read from samples: undefined if a metric has none. */
function metricsIn(text: string): readonly (Omit<Metric, 'labels'> & Partial<Metric>)[] {
  return [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => {
    const sample = new RegExp(`^${name}(?:_bucket|_sum|_count)?\\{(.*)\\} \\S+$`, 'm').exec(text)?.[1];
    const labels = sample && [...sample.matchAll(/(\w+)="/g)].map(([, label = '']) => label);
    // Every histogram has the label le; it is not one of ours.
    return { name, type, ...(labels && { labels: labels.filter((label) => label !== 'le').sort() }) };
  });
}

/** One sample of every metric. */
async function exposed(): Promise<string> {
  const metrics = createMetrics(kinds);
  metrics.answered('trainjobs/sync', 200, 0.01);
  metrics.decided('trainjobs/sync', { phase: 'Failed', reason: 'DeadlineExceeded' }, undefined);
  const object = { apiVersion: 'trainer.kubeflow.org/v1alpha1', kind: 'TrainJob', name: 'hello' };
  const effect = { effect: 'deleteTrainJob', object, uid: '1', resourceVersion: '1', because: '' } as const;
  metrics.carriedOut(effect, 'done');
  return await metrics.text();
}

const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
  one.name.localeCompare(other.name);

test('the page has every metric with its type and labels, and no other', async () => {
  // Process metrics come from prom-client.
  const ours = metricsIn(await exposed()).filter(({ name }) => !/^(process|nodejs)_/.test(name));
  const written = tableBelow(page, 'Metrics').map((row) => ({
    name: row['Name'] ?? '',
    type: row['Type'],
    labels: row['Labels']?.split(', ').sort(),
  }));
  expect(ours.length).toBeGreaterThan(0);
  expect(written.sort(byName)).toEqual([...ours].sort(byName));
});

test('the page has every hook, and no other', () => {
  const written = tableBelow(page, 'Hooks').flatMap((row) => row['Hook']?.split(', ') ?? []);
  const hooks = registry(defaultSettings).map(({ hook }) => hook);
  expect(written.sort()).toEqual([...hooks, 'none', 'progress'].sort());
});

test('every metric has an example query', () => {
  const names = tableBelow(page, 'Metrics').map((row) => row['Name'] ?? '');
  const queries = [...readFileSync(page, 'utf8').matchAll(/```promql\n([\s\S]*?)```/g)].map(
    ([, query = '']) => query,
  );
  for (const name of names) expect(queries.filter((query) => query.includes(name))).not.toEqual([]);
});
