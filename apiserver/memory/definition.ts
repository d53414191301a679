// The kinds that a CustomResourceDefinition adds.
import type { AnyObject } from '../../hooks/api/hook.js';
import { aKind, type Kind } from './kind.js';
import { anything, type Schema } from './schema.js';

interface CustomResourceDefinition {
  readonly group: string;
  readonly scope: 'Namespaced' | 'Cluster';
  readonly names: { readonly plural: string; readonly kind: string };
  readonly versions: readonly {
    readonly name: string;
    readonly served: boolean;
    readonly storage: boolean;
    readonly subresources?: { readonly status?: object };
    readonly schema?: { readonly openAPIV3Schema?: Schema };
  }[];
}

/** The kinds that a CustomResourceDefinition serves, one for each version. */
export function kindsOf(definition: AnyObject): readonly Kind[] {
  const { group, scope, names, versions } = definition['spec'] as CustomResourceDefinition;
  const stored = versions.find(({ storage }) => storage) ?? versions[0];
  return versions
    .filter(({ served }) => served)
    .map(({ name, subresources, schema }) =>
      aKind(`${group}/${name}`, names.kind, names.plural, {
        isCustom: true,
        hasGeneration: true,
        namespaced: scope === 'Namespaced',
        hasStatus: subresources?.status !== undefined,
        storedAs: `${group}/${stored?.name ?? name}`,
        schema: schema?.openAPIV3Schema ?? anything,
      }),
    );
}
