// The kinds that a store currently serves: the built-in ones, and those of its CustomResourceDefinitions.
import type { AnyObject } from '../../hooks/api/hook.js';
import { builtIn } from './builtin.js';
import { kindsOf } from './definition.js';
import type { Kind } from './kind.js';

export interface Kinds {
  byKind(apiVersion: string, kind: string): Kind | undefined;
  byPlural(apiVersion: string, plural: string): Kind | undefined;
  /** Replaces the kinds of a definition by those of its new state. */
  define(definition: AnyObject): void;
  /** Returns the kinds that are no longer served. */
  forget(definition: AnyObject): readonly Kind[];
}

export function knownKinds(): Kinds {
  const defined = new Map<string, readonly Kind[]>();
  const byName = new Map<string, Kind>();
  const refresh = (): void => {
    byName.clear();
    for (const kind of [...builtIn, ...[...defined.values()].flat()]) {
      byName.set(`${kind.apiVersion} ${kind.kind}`, kind).set(`${kind.apiVersion}/${kind.plural}`, kind);
    }
  };
  refresh();
  return {
    byKind: (apiVersion, kind) => byName.get(`${apiVersion} ${kind}`),
    byPlural: (apiVersion, plural) => byName.get(`${apiVersion}/${plural}`),
    define(definition) {
      defined.set(definition.metadata.name, kindsOf(definition));
      refresh();
    },
    forget(definition) {
      const removed = defined.get(definition.metadata.name) ?? [];
      defined.delete(definition.metadata.name);
      refresh();
      return removed;
    },
  };
}
