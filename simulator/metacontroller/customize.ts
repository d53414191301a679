// The customize hook of one controller: the rules of each parent, which objects they select, and which parents an event
// concerns. Source: Metacontroller's customize manager, which caches answers for 20 minutes by uid and generation.
import type { Clock } from '../../apiserver/clock.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import type { Group } from './childkey.js';
import { MetacontrollerCrash, NotSynced } from './errors.js';
import type { HookClient } from './hookclient.js';
import { selectorOf } from './relatedrule.js';
import type { RelatedRule } from './relatedrule.js';
import type { ControllerSpec, ResourceRule } from './spec.js';
import type { Change, View } from './view.js';

const TTL_MS = 20 * 60 * 1000;
export const NAMESPACES: ResourceRule = { apiVersion: 'v1', plural: 'namespaces' };

interface Entry {
  readonly rules: readonly RelatedRule[];
  readonly setAt: number;
}

export interface CustomizeOptions {
  readonly spec: ControllerSpec;
  /** Undefined without a customize hook: then there are no related objects. */
  readonly client: HookClient | undefined;
  readonly view: View;
  readonly clock: Clock;
}

export class Customize {
  readonly #options: CustomizeOptions;
  readonly #cache = new Map<string, Entry>();
  /** Kinds that a rule has named so far: only their events count. */
  readonly #watched = new Set<string>();

  constructor(options: CustomizeOptions) {
    this.#options = options;
  }

  /** What the rules of a parent select, one group for each rule. Throws NotSynced when a kind is named for the first time. */
  async related(parent: AnyObject): Promise<readonly Group[]> {
    const { client, view } = this.#options;
    if (client === undefined) return [];
    const rules = await this.#rulesOf(client, parent);
    return rules.map((rule) => {
      const kind = { apiVersion: rule.apiVersion, plural: rule.resource };
      view.track(kind);
      this.#watched.add(idOf(kind));
      const resource = view.resourceOf(kind);
      if (resource === undefined)
        throw new NotSynced(`${rule.resource} of ${rule.apiVersion} are not in the cache yet`);
      const isSelected = selectorOf(rule, resource, this.#scope(client, parent));
      return { resource, objects: view.objects(resource).filter(isSelected) };
    });
  }

  /** Whether the rules of a parent select a changed object, in its new or its old state. */
  async concerns(parent: AnyObject, change: Change): Promise<boolean> {
    const { client } = this.#options;
    if (client === undefined) return false;
    const { resource, object } = change;
    if (!this.#watched.has(idOf(resource))) return false;
    const versions = change.type === 'modified' ? [object, change.old] : [object];
    try {
      const rules = await this.#rulesOf(client, parent);
      return rules
        .filter((rule) => rule.apiVersion === resource.apiVersion && rule.resource === resource.plural)
        .some((rule) => versions.some(selectorOf(rule, resource, this.#scope(client, parent))));
    } catch (error) {
      // A parent whose rules cannot be read is skipped; only a crash ends the process.
      if (error instanceof MetacontrollerCrash) throw error;
      return false;
    }
  }

  async #rulesOf(client: HookClient, parent: AnyObject): Promise<readonly RelatedRule[]> {
    const { spec, clock } = this.#options;
    const key = `${parent.metadata.uid ?? ''} ${parent.metadata.generation ?? 0}`;
    const known = this.#cache.get(key);
    if (known !== undefined && clock.now() <= known.setAt + TTL_MS) return known.rules;
    const answer = await client.call(parent, { controller: spec.object, parent });
    const rules = (answer['relatedResources'] ?? []) as readonly (RelatedRule | null)[];
    if (!rules.every((rule) => rule !== null)) throw new MetacontrollerCrash('null in relatedResources');
    this.#cache.set(key, { rules, setAt: clock.now() });
    return rules;
  }

  #scope(client: HookClient, parent: AnyObject): Parameters<typeof selectorOf>[2] {
    const { view } = this.#options;
    const namespaces = view.resourceOf(NAMESPACES);
    return {
      version: client.hook.version,
      namespace: parent.metadata.namespace,
      labelsOf: (name) =>
        namespaces === undefined ? undefined : view.get(namespaces, name)?.metadata.labels,
    };
  }
}

function idOf({ apiVersion, plural }: ResourceRule): string {
  return `${apiVersion}/${plural}`;
}
