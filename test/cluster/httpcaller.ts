// Calls hooks over HTTP at the `url` that their controller names, as Metacontroller does within ten seconds.
import type { HookCaller } from '../../simulator/hookcaller.js';

const timeout = 10_000;

export const callOverHttp: HookCaller = async ({ url }, body, headers = {}) => {
  if (url === undefined) throw new Error('this host reaches hooks by url alone');
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(timeout),
  });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
};
