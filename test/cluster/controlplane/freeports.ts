// Ports that are free now. Another program may take one before it is used: the caller must try again.
import { createServer, type AddressInfo } from 'node:net';

/** Different free ports of the loopback address. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  try {
    return await Promise.all(
      servers.map(
        (server) =>
          new Promise<number>((resolve, reject) => {
            server.once('error', reject);
            server.listen(0, '127.0.0.1', () => {
              resolve((server.address() as AddressInfo).port);
            });
          }),
      ),
    );
  } finally {
    for (const server of servers) server.close();
  }
}
