import { apiStore } from '../../cli/apistore.js';
import { reaching } from '../../cli/connect.js';
import { ApiError } from '../../apiserver/objectstore.js';

const ref = { apiVersion: 'v1', kind: 'ConfigMap', name: 'a', namespace: 'ml' };
const storeThat = (cause: Error) => apiStore(reaching('https://127.0.0.1:1', () => Promise.reject(cause)));

test('a server that does not answer is told in one line, with what helps', async () => {
  await expect(storeThat(new Error('connect ECONNREFUSED')).get(ref)).rejects.toThrow(
    'the API server https://127.0.0.1:1 cannot be reached (connect ECONNREFUSED); see that it runs, and that the kubeconfig names it',
  );
});

test('what the server refuses is told in its own words', async () => {
  await expect(storeThat(new ApiError(403, 'Forbidden', 'no')).get(ref)).rejects.toThrow(/^no$/);
});
