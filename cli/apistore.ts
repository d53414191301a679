// An ObjectStore over a real API server: each method is one call (several for a long list), and kinds are looked up with
// the discovery API.
import {
  ApiError,
  type DeleteOptions,
  type ObjectRef,
  type ObjectStore,
  type Patch,
  type Resource,
  type WriteOptions,
} from '../apiserver/objectstore.js';
import type { AnyObject } from '../hooks/api/hook.js';
import { refOf } from '../hooks/kube/refs.js';
import type { Caller } from './apicalls.js';

/** Objects in one page of a list. */
const PAGE = 500;

export function apiStore(call: Caller): ObjectStore {
  const kinds = discovery(call);

  const collectionOf = async (ref: ObjectRef): Promise<string> => {
    const resource = await kinds.byKind(ref.apiVersion, ref.kind);
    if (resource === undefined) {
      throw new ApiError(404, 'NotFound', `the API server has no kind ${ref.kind} in ${ref.apiVersion}`);
    }
    // A missing namespace is not filled in here: the API server answers that itself.
    return collection(resource, resource.namespaced ? ref.namespace : undefined);
  };

  const pathOf = async (ref: ObjectRef, subresource?: string): Promise<string> => {
    const path = `${await collectionOf(ref)}/${ref.name}`;
    return subresource === undefined ? path : `${path}/${subresource}`;
  };

  return {
    resourceOf: kinds.byPlural,
    resourceOfKind: kinds.byKind,
    get: async (ref) => (await call({ method: 'GET', path: await pathOf(ref) })) as AnyObject,
    list: async (resource, namespace) => {
      const path = collection(resource, resource.namespaced ? namespace : undefined);
      // The items of a list have no apiVersion and kind.
      const { apiVersion, kind } = resource;
      return (await pagesOf(call, path)).map((item) => ({ ...(item as AnyObject), apiVersion, kind }));
    },
    create: async (object, options = {}) => {
      const path = (await collectionOf(refOf(object as AnyObject))) + query(options);
      return (await call({ method: 'POST', path, body: object })) as AnyObject;
    },
    update: async (object, options = {}) => {
      const path = (await pathOf(refOf(object as AnyObject), options.subresource)) + query(options);
      return (await call({ method: 'PUT', path, body: object })) as AnyObject;
    },
    patch: async (ref, patch, options = {}) => {
      const force = patch.type === 'apply' && patch.force === true;
      const path = (await pathOf(ref, options.subresource)) + query({ ...options, force });
      const contentType = patchTypes[patch.type];
      return (await call({ method: 'PATCH', path, body: patch.body, contentType })) as AnyObject;
    },
    delete: async (ref, options = {}) => {
      await call({ method: 'DELETE', path: await pathOf(ref), body: deleteBody(options) });
    },
  };
}

interface Page {
  readonly items: readonly object[];
  readonly metadata?: { readonly continue?: string };
}

async function pagesOf(call: Caller, path: string): Promise<readonly object[]> {
  const items: object[] = [];
  let next = '';
  do {
    const rest = next === '' ? '' : `&continue=${encodeURIComponent(next)}`;
    const page = (await call({ method: 'GET', path: `${path}?limit=${PAGE}${rest}` })) as Page;
    items.push(...page.items);
    next = page.metadata?.continue ?? '';
  } while (next !== '');
  return items;
}

const patchTypes = {
  merge: 'application/merge-patch+json',
  json: 'application/json-patch+json',
  apply: 'application/apply-patch+yaml',
} as const satisfies Record<Patch['type'], string>;

function collection({ apiVersion, plural }: Resource, namespace: string | undefined): string {
  const parts = [groupPath(apiVersion), namespace !== undefined && `namespaces/${namespace}`, plural];
  return parts.filter(Boolean).join('/');
}

function groupPath(apiVersion: string): string {
  return apiVersion.includes('/') ? `/apis/${apiVersion}` : `/api/${apiVersion}`;
}

function query({ fieldManager, dryRun, force }: WriteOptions & { readonly force?: boolean }): string {
  const parameters = new URLSearchParams({
    ...(fieldManager !== undefined && { fieldManager }),
    ...(dryRun === true && { dryRun: 'All' }),
    ...(force === true && { force: 'true' }),
  });
  return parameters.size === 0 ? '' : `?${parameters.toString()}`;
}

function deleteBody({ propagationPolicy, ...preconditions }: DeleteOptions): object {
  return {
    apiVersion: 'v1',
    kind: 'DeleteOptions',
    preconditions,
    ...(propagationPolicy !== undefined && { propagationPolicy }),
  };
}

interface ApiResource {
  readonly name: string;
  readonly kind: string;
  readonly namespaced: boolean;
}

// The kinds of a version are cached; an unknown kind is looked up again, because CRDs can be installed meanwhile.
function discovery(call: Caller) {
  const known = new Map<string, readonly Resource[]>();

  const discover = async (apiVersion: string): Promise<readonly Resource[]> => {
    const found = await call({ method: 'GET', path: groupPath(apiVersion) }).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 404) return { resources: [] };
      throw error;
    });
    const { resources } = found as { resources: readonly ApiResource[] };
    const withStatus = new Set(resources.map(({ name }) => name));
    const kinds = resources
      .filter(({ name }) => !name.includes('/'))
      .map(({ name, kind, namespaced }) => {
        return { apiVersion, kind, plural: name, namespaced, hasStatus: withStatus.has(`${name}/status`) };
      });
    known.set(apiVersion, kinds);
    return kinds;
  };

  const find = async (
    apiVersion: string,
    isIt: (resource: Resource) => boolean,
  ): Promise<Resource | undefined> =>
    known.get(apiVersion)?.find(isIt) ?? (await discover(apiVersion)).find(isIt);

  return {
    byPlural: (apiVersion: string, plural: string) => find(apiVersion, (one) => one.plural === plural),
    byKind: (apiVersion: string, kind: string) => find(apiVersion, (one) => one.kind === kind),
  };
}
