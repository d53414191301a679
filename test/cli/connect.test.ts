import { ApiError } from '../../apiserver/objectstore.js';
import { apiStore } from '../../cli/apistore.js';
import { reaching } from '../../cli/connect.js';

const ref = { apiVersion: 'v1', kind: 'ConfigMap', name: 'a', namespace: 'ml' };
const storeThat = (cause: Error) => apiStore(reaching('https://127.0.0.1:1', () => Promise.reject(cause)));

test('a server that does not answer is reported in one line, with a remedy', async () => {
  await expect(storeThat(new Error('connect ECONNREFUSED')).get(ref)).rejects.toThrow(
    'the API server https://127.0.0.1:1 cannot be reached (connect ECONNREFUSED); check that it runs and that the kubeconfig has its address',
  );
});

test('a refusal keeps the message of the server', async () => {
  await expect(storeThat(new ApiError(403, 'Forbidden', 'no')).get(ref)).rejects.toThrow(/^no$/);
});
