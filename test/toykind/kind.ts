// A composite kind in one folder: a Notebook becomes a ConfigMap with its pages. Nothing outside this folder knows it; the
// tutorial docs/guides/add-a-kind.md follows it.
import type { AnyObject, At, CompositeAnswer, CompositeRequest, KubeObject } from '../../hooks/api/hook.js';
import { type Admission, admissionRow } from '../../hooks/contract/admission.js';
import { compositeCustomizeIssues, compositeIssues } from '../../hooks/contract/form.js';
import type { Convert, Kind } from '../../hooks/contract/kind.js';
import { composite, customize } from '../../hooks/contract/routes.js';
import { event, timelineRow } from '../../hooks/contract/timeline.js';
import { verdict } from '../../hooks/contract/verdict.js';
import type { Need } from '../../hooks/facts/need.js';

const group = 'toys.example.com';
const apiVersion = `${group}/v1alpha1`;

export interface Notebook extends KubeObject {
  readonly spec: { readonly pages?: number; readonly coverFrom?: string; readonly expired?: boolean };
  readonly status?: { readonly phase?: string; readonly reason?: string };
}

// ---- sync, with one fact: the ConfigMap that the cover is read from

interface Facts {
  /** null: there is no such ConfigMap; absent: it could not be read. */
  readonly cover?: AnyObject | null;
}

function needs({ parent }: CompositeRequest<Notebook>): readonly Need[] {
  const { coverFrom } = parent.spec;
  if (coverFrom === undefined) return [];
  const { namespace = 'default' } = parent.metadata;
  const object = { apiVersion: 'v1', kind: 'ConfigMap', name: coverFrom, namespace };
  return [{ fact: 'cover', verb: 'read', object }];
}

function sync({ parent }: CompositeRequest<Notebook>, { facts }: At<Facts>): CompositeAnswer {
  const { pages = 0, coverFrom, expired = false } = parent.spec;
  if (coverFrom !== undefined && !facts.cover) {
    return {
      status: { phase: 'Waiting', reason: `ConfigMap ${coverFrom} is missing; create it` },
      children: [],
      resyncAfterSeconds: 5,
      decision: { phase: 'Waiting', reason: 'CoverMissing' },
    };
  }
  return {
    status: { phase: 'Bound' },
    children: [bound(parent, pages, facts.cover)],
    decision: { phase: 'Bound', reason: expired ? 'Expired' : 'PagesBound' },
    effects: expired ? [removalOf(parent)] : [],
  };
}

function bound({ metadata }: Notebook, pages: number, cover: AnyObject | null | undefined): KubeObject {
  const { name, namespace } = metadata;
  const text = (cover?.['data'] as Readonly<Record<string, string>> | undefined)?.['cover'];
  return {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: `${name}-pages`, ...(namespace === undefined ? {} : { namespace }) },
    data: { pages: String(pages), ...(text === undefined ? {} : { cover: text }) },
  } as KubeObject;
}

// ---- one effect

function removalOf({ kind, metadata }: Notebook) {
  const { name, namespace = 'default', uid = '', resourceVersion = '' } = metadata;
  const object = { apiVersion, kind, name, namespace };
  return { effect: 'removeNotebook', object, uid, resourceVersion, because: 'spec.expired is true' };
}

// ---- one admission rule and one default

const admission: Admission = admissionRow<Notebook, Facts>({
  webhook: 'notebooks',
  kinds: ['Notebook'],
  form: (object) =>
    typeof object['spec'] === 'object'
      ? []
      : [{ field: 'spec', problem: 'is missing', remedy: 'set spec.pages' }],
  withDefaults: (notebook) => ({ ...notebook, spec: { pages: 10, ...notebook.spec } }),
  judge: ({ object: { spec } }) =>
    verdict(
      (spec.pages ?? 0) > 0
        ? []
        : [{ field: 'spec.pages', problem: 'a notebook without pages', remedy: 'set it to 1 or more' }],
    ),
});

// ---- one conversion: v1beta1 has pages and coverFrom in spec.paper

const convert: Convert = (object, to) => {
  const spec = object['spec'] as Readonly<Record<string, unknown>>;
  if (to === `${group}/v1beta1`) {
    const { expired, ...paper } = spec;
    const rest = expired === undefined ? {} : { expired };
    return { state: 'converted', object: { ...object, apiVersion: to, spec: { ...rest, paper } } };
  }
  if (to === apiVersion) {
    const { paper = {}, ...rest } = spec;
    return {
      state: 'converted',
      object: { ...object, apiVersion: to, spec: { ...rest, ...(paper as object) } },
    };
  }
  return { state: 'refused', problem: `${to} is unsupported; use v1alpha1 or v1beta1` };
};

// ---- the declaration

export const notebooks: Kind = {
  group,
  kinds: [{ kind: 'Notebook', apiVersion, plural: 'notebooks', namespaced: true, crd: 'notebook.yaml' }],
  hooks: () => [
    composite<Notebook, Facts>('notebooks/sync', compositeIssues, sync, needs),
    customize('notebooks/customize', compositeCustomizeIssues, () => ({ relatedResources: [] })),
  ],
  composites: [
    {
      kind: 'Notebook',
      hook: 'notebooks',
      controller: 'notebook.yaml',
      refusal: (status) => (status as NonNullable<Notebook['status']>).reason,
    },
  ],
  admission,
  celRules: {
    'self.pages <= 500': {
      holds: (spec) => ((spec as Notebook['spec']).pages ?? 0) <= 500,
      at: 'spec.pages',
    },
  },
  convert,
  effects: { removeNotebook: 'delete' },
  counters: [
    {
      name: 'metatrain_notebooks_bound_total',
      help: 'Notebooks that were bound.',
      counts: ({ phase }) => phase === 'Bound',
    },
  ],
  timeline: [
    timelineRow<Notebook>({
      apiVersion,
      plural: 'notebooks',
      describe: (before, after) => {
        if (after === undefined) return [event('deleted', 'quiet')];
        const phase = after.status?.phase;
        return phase === undefined || phase === before?.status?.phase ? [] : [event(phase, 'good')];
      },
    }),
  ],
};
