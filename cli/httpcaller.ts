// Calls hooks over HTTP, with the timeout of Metacontroller.
import type { HookCaller, Webhook } from '../simulator/hookcaller.js';

const timeoutMs = 10_000;

/** Calls the hook at the URL that `urlOf` gives for a controller's webhook. */
export function httpCaller(urlOf: (webhook: Webhook) => URL): HookCaller {
  return async (webhook, body, headers = {}) => {
    const response = await fetch(urlOf(webhook), {
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

/** The URL of every webhook on one server, `http://127.0.0.1:8080`, even if the webhook names a Service. */
export const urlAt =
  (origin: string) =>
  ({ url, path = '' }: Webhook): URL =>
    new URL(url === undefined ? path : new URL(url).pathname, origin);
