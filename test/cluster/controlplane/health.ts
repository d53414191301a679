// Whether a program on the loopback address answers its health URL with 200.
import { get as getHttp } from 'node:http';
import { get as getHttps } from 'node:https';

/** False also while no server listens. `ca` is the authority (PEM) that an https answer must come from. */
export function answersOk(url: string, ca: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = url.startsWith('https:')
      ? getHttps(url, { ca, agent: false })
      : getHttp(url, { agent: false });
    request.setTimeout(2_000, () => request.destroy());
    request.once('error', () => {
      resolve(false);
    });
    request.once('response', (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
  });
}
