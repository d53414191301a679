// Files that change while the server runs: certificates and tokens. Kubernetes replaces mounted Secrets with a symbolic
// link, which file events do not report, so the files are checked every few seconds.
import { unwatchFile, watchFile } from 'node:fs';

export interface Renewal {
  readonly everySeconds: number;
  /** Called when a changed file cannot be used; its previous content stays in use. */
  readonly failed: (cause: unknown) => void;
  readonly stop: AbortSignal;
}

/** Calls `renew` when one of the files has changed. */
export function onRenewal(paths: readonly (string | undefined)[], renew: () => void, how: Renewal): void {
  const reload = (): void => {
    try {
      renew();
    } catch (cause) {
      how.failed(cause);
    }
  };
  for (const path of paths) {
    if (path === undefined) continue;
    watchFile(path, { interval: how.everySeconds * 1000, persistent: false }, reload);
    how.stop.addEventListener('abort', () => {
      unwatchFile(path, reload);
    });
  }
}
