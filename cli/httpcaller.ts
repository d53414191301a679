// Calls hooks over HTTP, all at one server, as Metacontroller does.
import type { HookCaller } from '../simulator/hookcaller.js';

const timeoutMs = 10_000;

/** `origin` is where the server is: `http://127.0.0.1:8080`. A controller's Service leads there too. */
export function callOver(origin: string): HookCaller {
  return async ({ url, path = '' }, body, headers = {}) => {
    const response = await fetch(new URL(url === undefined ? path : new URL(url).pathname, origin), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    };
  };
}
