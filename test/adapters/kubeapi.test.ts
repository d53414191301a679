// What the API server's answers to a dry-run create mean, with a server that gives each of them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { KubeObject } from '../../hooks/api/hook.js';
import { kubeApiOf } from '../../hooks/adapters/kubeapi.js';

const jobSet = (name: string): KubeObject => ({
  apiVersion: 'jobset.x-k8s.io/v1alpha2',
  kind: 'JobSet',
  metadata: { name, namespace: 'ml' },
});
const controller = { apiVersion: 'v1', kind: 'Other', name: 'o', uid: 'u', controller: true };
const other = { apiVersion: 'v1', kind: 'Other', name: 'p', uid: 'v' };

interface Row {
  readonly title: string;
  readonly object: KubeObject;
  /** What the API server answers to the POST. */
  readonly status: number;
  readonly reason?: string;
  readonly message?: string;
  readonly owners?: readonly object[];
  readonly want: object;
}

const exists = { status: 409, reason: 'AlreadyExists', message: 'jobsets "x" already exists' };
const refusedAsTaken = { outcome: 'refused', code: 409, message: exists.message };

const rows: readonly Row[] = [
  {
    title: 'an object that is taken is accepted',
    object: jobSet('fine'),
    status: 201,
    want: { outcome: 'accepted' },
  },
  {
    title: 'an object that breaks a rule is refused with the words of the API server',
    object: jobSet('invalid'),
    status: 422,
    reason: 'Invalid',
    message: 'spec.replicatedJobs: too many',
    want: { outcome: 'refused', code: 422, message: 'spec.replicatedJobs: too many' },
  },
  {
    title: 'so is one beyond the quota',
    object: jobSet('quota'),
    status: 403,
    reason: 'Forbidden',
    message: 'jobsets "quota" is forbidden: exceeded quota: small',
    want: { outcome: 'refused', code: 403, message: 'jobsets "quota" is forbidden: exceeded quota: small' },
  },
  {
    title: 'a webhook that cannot be called refuses it too',
    object: jobSet('webhook'),
    status: 500,
    reason: 'InternalError',
    message: 'failed calling webhook "mjobset.kb.io": no endpoints available',
    want: {
      outcome: 'refused',
      code: 500,
      message: 'failed calling webhook "mjobset.kb.io": no endpoints available',
    },
  },
  {
    title: 'a name that is taken tells who controls its holder',
    object: jobSet('held'),
    ...exists,
    owners: [other, controller],
    want: { ...refusedAsTaken, heldBy: controller },
  },
  {
    title: 'or that nobody does',
    object: jobSet('stray'),
    ...exists,
    owners: [other],
    want: { ...refusedAsTaken, heldBy: null },
  },
  {
    title: 'a kind that is not installed is refused',
    object: { ...jobSet('kind'), kind: 'JobSat' },
    status: 201,
    want: { outcome: 'refused', code: 404, message: 'the API server does not know the apiVersion and kind' },
  },
  {
    title: 'so is a group that is not installed',
    object: { ...jobSet('group'), apiVersion: 'nowhere.io/v1' },
    status: 201,
    want: { outcome: 'refused', code: 404, message: 'the API server does not know the apiVersion and kind' },
  },
  {
    title: 'that we may not ask says nothing about the object',
    object: jobSet('forbidden'),
    status: 403,
    reason: 'Forbidden',
    message:
      'jobsets is forbidden: User "hooks" cannot create resource "jobsets" in API group "jobset.x-k8s.io"',
    want: { missed: 'Error: the API server answered 403 Forbidden' },
  },
  {
    title: 'nor does an API server that is too busy',
    object: jobSet('busy'),
    status: 429,
    reason: 'TooManyRequests',
    message: 'later',
    want: { missed: 'Error: the API server answered 429 TooManyRequests' },
  },
  {
    title: 'nor one that fails',
    object: jobSet('broken'),
    status: 503,
    message: 'etcd is away',
    want: { missed: 'Error: the API server answered 503' },
  },
];

let server: Server;
let folder: string;
let queries: string[];
let answers: readonly unknown[];

beforeAll(async () => {
  queries = [];
  server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '', 'http://localhost');
    const send = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (pathname === '/apis/jobset.x-k8s.io/v1alpha2') {
      const resource = {
        name: 'jobsets',
        kind: 'JobSet',
        namespaced: true,
        singularName: 'jobset',
        verbs: ['create'],
      };
      send(200, {
        kind: 'APIResourceList',
        apiVersion: 'v1',
        groupVersion: 'jobset.x-k8s.io/v1alpha2',
        resources: [resource],
      });
      return;
    }
    const collection = '/apis/jobset.x-k8s.io/v1alpha2/namespaces/ml/jobsets';
    if (!pathname.startsWith(collection)) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('404 page not found');
      return;
    }
    if (request.method === 'GET') {
      const row = rows.find(({ object }) => pathname === `${collection}/${object.metadata.name}`);
      send(200, { ...row?.object, metadata: { ...row?.object.metadata, ownerReferences: row?.owners } });
      return;
    }
    queries.push(search);
    void text(request).then((body) => {
      const sent = JSON.parse(body) as KubeObject;
      const row = rows.find(({ object }) => object.metadata.name === sent.metadata.name);
      if (row?.status === 201) send(201, sent);
      else
        send(row?.status ?? 500, {
          kind: 'Status',
          apiVersion: 'v1',
          status: 'Failure',
          message: row?.message,
          reason: row?.reason,
          code: row?.status,
        });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  folder = mkdtempSync(join(tmpdir(), 'metatrain-'));
  const kubeconfig = join(folder, 'kubeconfig');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  writeFileSync(
    kubeconfig,
    JSON.stringify({
      apiVersion: 'v1',
      kind: 'Config',
      clusters: [{ name: 'fake', cluster: { server: url, 'insecure-skip-tls-verify': true } }],
      users: [{ name: 'hooks', user: { token: 'opensesame' } }],
      contexts: [{ name: 'fake', context: { cluster: 'fake', user: 'hooks' } }],
      'current-context': 'fake',
    }),
  );
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/adapters/dryrun.ts'], {
    env: { PATH: process.env['PATH'], KUBECONFIG: kubeconfig },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(rows.map(({ object }) => object)));
  answers = JSON.parse(await text(child.stdout)) as readonly unknown[];
}, 60_000);

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

test.each(rows)('$title', ({ object, want }) => {
  expect(answers[rows.findIndex((row) => row.object === object)]).toEqual(want);
});

test('nothing is ever made: each create is a dry run', () => {
  expect(queries.length).toBeGreaterThan(0);
  expect(new Set(queries)).toEqual(new Set(['?dryRun=All']));
});

test('without a cluster there is no API server to ask', () => {
  expect(kubeApiOf({})).toBeUndefined();
  expect(kubeApiOf({ KUBECONFIG: '' })).toBeUndefined();
});
