// Answers that a hook does not have to send again. Source: Metacontroller's ETag protocol.
import type { HookResponse } from '../hookcaller.js';

interface Entry {
  readonly etag: string;
  readonly body: string;
  readonly expires: number;
}

/** The answers of one hook of one controller, by parent. */
export class EtagCache {
  readonly #entries = new Map<string, Entry>();
  readonly #timeoutMs: number;

  /** Without a timeout an entry never expires. */
  constructor(timeoutSeconds: number | undefined) {
    this.#timeoutMs = timeoutSeconds === undefined ? Infinity : timeoutSeconds * 1000;
  }

  /** The value of If-None-Match. */
  etagOf(parent: string, now: number): string | undefined {
    return this.#live(parent, now)?.etag;
  }

  /**
   * The body of an answer, possibly from the cache; undefined for any other status. `sent` is the If-None-Match header
   * of the request: without one, 304 and 412 mean nothing. Throws when the entry has expired in the meantime.
   */
  bodyOf(parent: string, sent: string | undefined, response: HookResponse, now: number): string | undefined {
    const { status, headers, body } = response;
    const etag = headers['etag'];
    if (status === 200) {
      if (etag !== undefined) this.#entries.set(parent, { etag, body, expires: now + this.#timeoutMs });
      return body;
    }
    if (sent === undefined || (status !== 304 && status !== 412)) return undefined;
    const entry = this.#live(parent, now);
    if (entry === undefined) throw new Error(`the answer kept for ${parent} has expired`);
    return entry.body;
  }

  #live(parent: string, now: number): Entry | undefined {
    const entry = this.#entries.get(parent);
    return entry !== undefined && now < entry.expires ? entry : undefined;
  }
}
