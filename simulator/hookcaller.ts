// How the engine reaches a hook: over HTTP, in process through the registry, or with scripted answers.

/** The webhook of a controller's hook: `url`, or `service` and `path`. */
export interface Webhook {
  readonly url?: string;
  readonly path?: string;
  readonly service?: { readonly name: string; readonly namespace: string; readonly port?: number };
}

export interface HookResponse {
  readonly status: number;
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Calls one hook with a request body in JSON. Rejects only when there is no response.
 * `headers` are sent in addition to the content type: `if-none-match`.
 */
export type HookCaller = (
  webhook: Webhook,
  body: string,
  headers?: Readonly<Record<string, string>>,
) => Promise<HookResponse>;
