// A composite kind that is defined in this folder alone is served, admitted, converted, simulated, rendered, validated and
// measured: registering it is all that it takes.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { parse } from 'yaml';
import { controlPlane } from '../../apiserver/controlplane.js';
import { controllersOf, crdsOf } from '../../cli/embedded.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import { type ApplyMode, defaultSettings } from '../../hooks/api/settings.js';
import { createMetrics } from '../../hooks/http/metrics.js';
import { registry } from '../../hooks/registry.js';
import { type Cluster, cluster } from '../../simulator/cluster.js';
import { inProcess } from '../../simulator/inprocess.js';
import { aToy } from '../server/toy.js';
import { metatrain } from '../support/runcli.js';
import { type Notebook, notebooks } from './kind.js';

const kinds = [notebooks];
const routes = registry(defaultSettings, kinds);
const file = join(__dirname, 'notebook.yaml');
const diary = parse(readFileSync(file, 'utf8')) as Notebook;
const alpha = 'toys.example.com/v1alpha1';
const beta = 'toys.example.com/v1beta1';

function aServer(cover: AnyObject | null = null) {
  const gather = (needs: readonly { readonly fact: string }[]) =>
    Promise.resolve(Object.fromEntries(needs.map(({ fact }) => [fact, cover])));
  return aToy({ routes, gather, metrics: createMetrics(kinds) });
}

function syncBody(spec: Notebook['spec']): object {
  const [controller] = controllersOf(__dirname, kinds);
  return { controller, parent: { ...diary, spec }, children: {}, related: {}, finalizing: false };
}

function reviewOf(spec: object): object {
  const { name, namespace } = diary.metadata;
  const kind = { group: 'toys.example.com', version: 'v1alpha1', kind: 'Notebook' };
  const object = { ...diary, spec };
  const review = { uid: 'r', kind, operation: 'CREATE', name, namespace, object, oldObject: null };
  return { apiVersion: 'admission.k8s.io/v1', kind: 'AdmissionReview', request: review };
}

describe('it is served', () => {
  test('sync answers with its child and its status', async () => {
    const { app } = aServer();
    const answer = await request(app)
      .post('/hooks/notebooks/sync')
      .send(syncBody({ pages: 40 }));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      status: { phase: 'Bound' },
      children: [{ kind: 'ConfigMap', metadata: { name: 'diary-pages' }, data: { pages: '40' } }],
    });
  });

  test('its fact is gathered, and a missing object is told apart', async () => {
    const cover = {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: 'art' },
      data: { cover: 'a cat' },
    };
    const body = syncBody({ pages: 40, coverFrom: 'art' });
    const found = await request(aServer(cover).app).post('/hooks/notebooks/sync').send(body);
    expect(found.body).toMatchObject({ children: [{ data: { pages: '40', cover: 'a cat' } }] });
    const missing = await request(aServer(null).app).post('/hooks/notebooks/sync').send(body);
    expect(missing.body).toMatchObject({ status: { phase: 'Waiting' }, children: [] });
  });

  test('a malformed body is refused with the field', async () => {
    const { app } = aServer();
    const answer = await request(app).post('/hooks/notebooks/sync').send({ parent: {} });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'RequestInvalid' });
  });
});

describe('it is admitted', () => {
  test('with its defaults', async () => {
    const answer = await request(aServer().app).post('/admission/mutate').send(reviewOf({}));
    const { patch } = (answer.body as { response: { patch: string } }).response;
    expect(JSON.parse(atob(patch))).toEqual([{ op: 'add', path: '/spec/pages', value: 10 }]);
  });

  test('by its rule', async () => {
    const answer = await request(aServer().app)
      .post('/admission/validate')
      .send(reviewOf({ pages: 0 }));
    expect(answer.body).toMatchObject({
      response: {
        allowed: false,
        status: { message: 'spec.pages: a notebook without pages; set it to 1 or more' },
      },
    });
  });
});

describe('it is converted', () => {
  const convert = async (objects: readonly object[], desiredAPIVersion: string) => {
    const review = { uid: 'c', desiredAPIVersion, objects };
    const body = { apiVersion: 'apiextensions.k8s.io/v1', kind: 'ConversionReview', request: review };
    const answer = await request(aServer().app).post('/convert').send(body);
    expect(answer.status).toBe(200);
    return (answer.body as { response: { convertedObjects: object[]; result: object } }).response;
  };

  test('there and back without a loss', async () => {
    const there = await convert([diary], beta);
    expect(there).toMatchObject({
      result: { status: 'Success' },
      convertedObjects: [{ apiVersion: beta, spec: { paper: { pages: 40 } } }],
    });
    expect((await convert(there.convertedObjects, alpha)).convertedObjects).toEqual([diary]);
  });

  test('all objects or none, with the reason', async () => {
    const odd = { ...diary, apiVersion: 'toys.example.com/v2' };
    expect(await convert([diary, odd], 'toys.example.com/v3')).toEqual({
      uid: 'c',
      convertedObjects: [],
      result: {
        status: 'Failed',
        message: 'Notebook desk/diary: toys.example.com/v3 is unsupported; use v1alpha1 or v1beta1',
      },
    });
  });

  test('a group that no kind converts is refused', async () => {
    const request_ = { uid: 'c', desiredAPIVersion: 'batch/v2', objects: [] };
    const body = { apiVersion: 'apiextensions.k8s.io/v1', kind: 'ConversionReview', request: request_ };
    const answer = await request(aServer().app).post('/convert').send(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ field: 'request.desiredAPIVersion' });
  });
});

describe.each<ApplyMode>(['dynamic', 'server-side-apply'])('it is simulated with %s', (applyMode) => {
  function aCluster(): Cluster {
    const plane = controlPlane({ crds: crdsOf(__dirname, kinds), routes, kinds });
    const { now, gather, carryOut } = plane;
    const call = inProcess({ routes, now, gather, carryOut });
    return cluster(plane, { controllers: controllersOf(__dirname, kinds), call, applyMode });
  }
  const ref = { apiVersion: alpha, kind: 'Notebook', name: 'diary', namespace: 'desk' };
  const child = { apiVersion: 'v1', kind: 'ConfigMap', name: 'diary-pages', namespace: 'desk' };

  test('its whole life: created, bound, removed by its effect', async () => {
    const desk = aCluster();
    await desk.apply(diary);
    await desk.settle();
    expect(await desk.get(child)).toMatchObject({ data: { pages: '40' } });
    await desk.patch(ref, { spec: { expired: true } });
    await desk.settle();
    expect(await desk.get(ref)).toBeUndefined();
    const seen = desk.events.filter(({ kind }) => kind === 'Notebook').map(({ text }) => text);
    expect(seen).toEqual(['Bound', 'deleted']);
  });

  test('its webhooks and CEL rules count', async () => {
    const desk = aCluster();
    const write = (pages: number): Promise<unknown> => desk.apply({ ...diary, spec: { pages } });
    await expect(write(0)).rejects.toThrow('admission webhook "validate.notebooks.metatrain.io" denied');
    await expect(write(501)).rejects.toThrow('a notebook has at most 500 pages');
  });
});

describe('the command line', () => {
  const around = { kinds, root: __dirname };

  test('renders it', async () => {
    const { exitCode, stdout } = await metatrain(['render', file], around);
    expect(exitCode).toBe(0);
    expect(parse(stdout)).toMatchObject({ kind: 'ConfigMap', metadata: { name: 'diary-pages' } });
  });

  test('validates it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'metatrain-'));
    const bad = join(folder, 'bad.yaml');
    writeFileSync(bad, JSON.stringify({ ...diary, spec: { pages: 0, colour: 'red' } }));
    const { exitCode, stdout } = await metatrain(['validate', file, bad], around);
    expect(exitCode).toBe(1);
    expect(stdout).toContain('a notebook without pages; set it to 1 or more');
    expect(stdout).toContain('spec.colour');
    expect((await metatrain(['validate', file], around)).exitCode).toBe(0);
  });
});

test('it is measured: decisions, its own counter, and the outcome of its effect', async () => {
  const { app, parts } = aServer();
  await request(app)
    .post('/hooks/notebooks/sync')
    .send(syncBody({ pages: 1, expired: true }));
  const text = await parts.metrics.text();
  expect(text).toContain('metatrain_decisions_total{hook="notebooks/sync",phase="Bound",reason="Expired"} 1');
  expect(text).toContain('metatrain_notebooks_bound_total{hook="notebooks/sync"} 1');
  expect(text).toContain('metatrain_effects_total{effect="removeNotebook",outcome="done"} 1');
});
