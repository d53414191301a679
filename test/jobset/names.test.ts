import { podHost } from '../../hooks/jobset/names.js';

test('a Pod is found under JobSet, job, replica and index, in the subdomain', () => {
  const hosts = { jobSet: 'llama', replicatedJob: 'node', subdomain: 'llama' };
  expect(podHost(hosts, 0, 3)).toBe('llama-node-0-3.llama');
});
