// After the stories under a host: what they have made goes while somebody is there to take it down, and then the host.
import { adminKubectl } from './cluster.js';
import type { Host } from './host.js';

export async function ended(host: Host): Promise<void> {
  const run = adminKubectl();
  try {
    await run(['delete', 'trainjobs', '--all', '--timeout=60s']);
    await run(['delete', 'clustertrainingruntimes', '--all', '--timeout=60s']);
  } finally {
    // It throws when the host could not do its work: that comes first.
    await host.stop();
  }
}
