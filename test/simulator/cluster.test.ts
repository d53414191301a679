import { embedded } from '../support/played.js';

const configMap = (name: string): object => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name } });
const ref = (name: string) => ({ apiVersion: 'v1', kind: 'ConfigMap', name, namespace: 'default' });

test('an object that is applied without a namespace is in default, and applied again it is changed', async () => {
  const cluster = embedded('dynamic');
  await cluster.apply(configMap('a'));
  await cluster.apply({ ...configMap('a'), data: { b: 'c' } });
  expect(await cluster.get(ref('a'))).toMatchObject({ metadata: { namespace: 'default' }, data: { b: 'c' } });
  expect(await cluster.list('v1', 'configmaps')).toHaveLength(1);
});

test('a missing object is undefined, and an unknown kind has no objects', async () => {
  const cluster = embedded('dynamic');
  expect(await cluster.get(ref('a'))).toBeUndefined();
  expect(await cluster.list('example.org/v1', 'things')).toEqual([]);
});

test('time passes in whole seconds: the milliseconds that events take do not add up', async () => {
  const cluster = embedded('dynamic');
  for (let minute = 0; minute < 100; minute += 1) await cluster.advance(60);
  const seconds = (cluster.plane.clock.now() - Date.parse(cluster.plane.start)) / 1000;
  expect(Math.floor(seconds)).toBe(6000);
});

test('generated names have the form of the API server, and differ', async () => {
  const cluster = embedded('dynamic');
  const made = [];
  for (let n = 0; n < 200; n += 1) {
    const metadata = { generateName: 'x-', namespace: 'default' };
    made.push(await cluster.plane.store.create({ apiVersion: 'v1', kind: 'ConfigMap', metadata }));
  }
  const names = made.map(({ metadata }) => metadata.name);
  expect(new Set(names).size).toBe(200);
  for (const name of names) expect(name).toMatch(/^x-[a-z0-9]{5}$/);
});
