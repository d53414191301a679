// The setup that most files of the suite share: the product is installed before the tests of a file, and each group of
// tests runs once under every host.
import { adminKubectl } from './cluster.js';
import type { Host, HostAccess } from './host.js';
import { type HostRow, hosts } from './hosts.js';
import { type Installed, install } from './install.js';

interface Product {
  readonly installed: () => Installed;
  /** With this a host has Metacontroller's rights. */
  readonly access: () => HostAccess;
}

/** Installs an overlay before the tests of the file and uninstalls it after them. */
export function installedBefore(overlay?: string): Product {
  let installed: Installed | undefined;
  beforeAll(async () => {
    installed = await install(overlay);
  });
  afterAll(() => installed?.uninstall());
  const current = (): Installed => {
    if (installed === undefined) throw new Error('the product is not installed');
    return installed;
  };
  return { installed: current, access: () => current().metacontroller };
}

interface Group {
  /** What the host connects with. */
  readonly access: () => HostAccess;
  readonly title?: string;
  readonly rows?: readonly HostRow[];
  /** Before the tests, under the running host. */
  readonly prepare?: () => Promise<unknown>;
  /** After the tests, while the host still runs. By default it deletes what tests create. */
  readonly cleanUp?: () => Promise<unknown>;
}

/** `declare` declares the tests of the group. */
export function underEachHost(group: Group, declare: (row: HostRow) => void): void {
  const { access, title = 'under $host', rows = hosts, prepare, cleanUp = deleteJobsAndRuntimes } = group;
  describe.each(rows)(title, (row) => {
    let host: Host | undefined;

    beforeAll(async () => {
      host = await row.start(access());
      await prepare?.();
    });

    afterAll(async () => {
      try {
        await cleanUp();
      } finally {
        // If the host failed, its error replaces the one of the cleanup, which it explains.
        await host?.stop();
      }
    });

    declare(row);
  });
}

export async function deleteJobsAndRuntimes(): Promise<void> {
  const run = adminKubectl();
  await run(['delete', 'trainjobs', '--all', '--timeout=60s']);
  await run(['delete', 'clustertrainingruntimes', '--all', '--timeout=60s']);
}
