// Answers that a hook need not send again. Source: Metacontroller's ETag protocol.
import type { HookResponse } from '../hookcaller.js';

interface Entry {
  readonly etag: string;
  readonly body: string;
  readonly expires: number;
}

/** The answers of one hook of one controller, by the parent that they are about. */
export class EtagCache {
  readonly #entries = new Map<string, Entry>();
  readonly #timeoutMs: number;

  /** Without a timeout an entry never expires. */
  constructor(timeoutSeconds: number | undefined) {
    this.#timeoutMs = timeoutSeconds === undefined ? Infinity : timeoutSeconds * 1000;
  }

  /** What to send as If-None-Match. */
  etagOf(parent: string, now: number): string | undefined {
    return this.#live(parent, now)?.etag;
  }

  /**
   * The body that an answer stands for; undefined when its status is no answer. `sent` is the If-None-Match header
   * of the request: without one, 304 and 412 mean nothing. Throws when the entry has expired meanwhile.
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
