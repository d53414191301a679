import { podHost } from '../../hooks/jobset/names.js';

test('the host name of a Pod has JobSet, job, replica, index and subdomain', () => {
  const hosts = { jobSet: 'llama', replicatedJob: 'node', subdomain: 'llama' };
  expect(podHost(hosts, 0, 3)).toBe('llama-node-0-3.llama');
});
