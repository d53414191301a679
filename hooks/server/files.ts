// Files that are renewed while the server runs: certificates and tokens. Mounted Secrets are swapped by a symbolic
// link, which file events miss, so the files are looked at every few seconds.
import { unwatchFile, watchFile } from 'node:fs';

export interface Renewal {
  readonly everySeconds: number;
  /** Told when what was renewed cannot be used; what was read before stays in use. */
  readonly failed: (cause: unknown) => void;
  readonly stop: AbortSignal;
}

/** Calls `renew` whenever one of the files has changed. */
export function onRenewal(paths: readonly (string | undefined)[], renew: () => void, how: Renewal): void {
  const look = (): void => {
    try {
      renew();
    } catch (cause) {
      how.failed(cause);
    }
  };
  for (const path of paths) {
    if (path === undefined) continue;
    watchFile(path, { interval: how.everySeconds * 1000, persistent: false }, look);
    how.stop.addEventListener('abort', () => {
      unwatchFile(path, look);
    });
  }
}
