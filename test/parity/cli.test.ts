// docs/reference/cli.md shows the output of --help; the guide has the commands that migrate suggests.
import { readFileSync } from 'node:fs';
import { metatrain } from '../support/runcli.js';
import { further, trainerCluster } from '../support/trainercluster.js';

const page = readFileSync('docs/reference/cli.md', 'utf8');

function blockBelow(heading: string): string | undefined {
  const section = page.slice(page.indexOf(`# ${heading}\n`));
  return /```\n(Usage:[\s\S]*?)\n```/.exec(section)?.[1];
}

test.each([
  { heading: 'The command line', argv: ['--help'] },
  { heading: 'metatrain validate', argv: ['validate', '--help'] },
  { heading: 'metatrain render', argv: ['render', '--help'] },
  { heading: 'metatrain migrate', argv: ['migrate', '--help'] },
])('the page has the help of $argv', async ({ heading, argv }) => {
  expect(blockBelow(heading)).toBe((await metatrain(argv)).stdout);
});

test('the page has every command', async () => {
  const { stdout } = await metatrain(['--help']);
  const commands = [...stdout.matchAll(/^ {2}(\w+) .*$/gm)].map(([, name = '']) => name);
  expect(commands.length).toBeGreaterThan(3);
  for (const name of commands) expect(page).toContain(`\n## metatrain ${name}\n`);
});

test('the guide has the commands that migrate suggests', async () => {
  const { store } = await trainerCluster('server-side-apply');
  const image = 'ghcr.io/kubeflow/trainer/trainer-controller-manager:v2.3.0';
  const webhook = (kind: string, name: string): object => ({
    apiVersion: 'admissionregistration.k8s.io/v1',
    kind,
    metadata: { name: `${name}.trainer.kubeflow.org` },
    webhooks: [{ name: `${name}.trainjob.trainer.kubeflow.org` }],
  });
  const objects = [
    ...further,
    {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name: 'kubeflow-trainer-controller-manager', namespace: 'kubeflow-system' },
      spec: { template: { spec: { containers: [{ name: 'manager', image }] } } },
    },
    webhook('MutatingWebhookConfiguration', 'defaulter'),
    webhook('ValidatingWebhookConfiguration', 'validator'),
  ];
  for (const object of objects) await store.create(object);
  const kinds = { apiVersion: 'apiextensions.k8s.io/v1', kind: 'CustomResourceDefinition' };
  await store.delete({ ...kinds, name: 'trainjobs.trainer.kubeflow.org' });

  const { stderr } = await metatrain(['migrate'], { store });

  const suggested = [...stderr.matchAll(/^ {4}(kubectl .*)$/gm)].map(([, command = '']) => command);
  expect(suggested).toHaveLength(4);
  const guide = readFileSync('docs/guides/moving-from-trainer.md', 'utf8');
  for (const command of suggested) expect(guide).toContain(command);
});
