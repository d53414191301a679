// The changes of the objects of one name, in the order of the API server: etcd counts the changes of all kinds as one.
import type { AnyObject } from '../../hooks/api/hook.js';
import type { Kubectl } from './kubectl.js';

export interface Happened {
  readonly type: 'ADDED' | 'MODIFIED' | 'DELETED';
  readonly object: AnyObject;
}

interface Failed {
  readonly type: 'ERROR';
  readonly object: { readonly message: string };
}

/**
 * Starts now; the returned function returns the events so far.
 * @param kinds paths of the API server: `/apis/jobset.x-k8s.io/v1alpha2/namespaces/default/jobsets`
 */
export async function historyOf(
  run: Kubectl,
  name: string,
  kinds: readonly string[],
): Promise<() => Promise<readonly Happened[]>> {
  const ask = (path: string, query: string): Promise<string> =>
    run(['get', '--raw', `${path}?fieldSelector=metadata.name%3D${name}&${query}`]);
  const begin = async (path: string) => {
    const list = JSON.parse(await ask(path, 'limit=1')) as AnyObject;
    return { path, version: list.metadata.resourceVersion ?? '' };
  };
  const beginnings = await Promise.all(kinds.map(begin));
  // A watch from that version sends past events at once; a second is enough.
  const eventsOf = async ({ path, version }: (typeof beginnings)[number]): Promise<readonly Happened[]> =>
    (await ask(path, `watch=true&timeoutSeconds=1&resourceVersion=${version}`))
      .split('\n')
      .filter((line) => line !== '')
      .map(eventIn);
  return async () => (await Promise.all(beginnings.map(eventsOf))).flat().sort(inOrder);
}

function eventIn(line: string): Happened {
  const event = JSON.parse(line) as Happened | Failed;
  if (event.type === 'ERROR') throw new Error(`the watch ended: ${event.object.message}`);
  return event;
}

function inOrder(one: Happened, other: Happened): number {
  return versionOf(one) - versionOf(other);
}

function versionOf({ object }: Happened): number {
  return Number(object.metadata.resourceVersion);
}
