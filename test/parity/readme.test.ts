// The README shows the output of the demo, and all its links and paths exist.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const readme = readFileSync('README.md', 'utf8');

test('the timeline is the expected output of the quickstart', () => {
  const [, block] = /<!-- demo timeline: begin -->\s+```\n([\s\S]*?)\n```/.exec(readme) ?? [];
  expect(block).toBe(readFileSync('examples/torch-quickstart/timeline.txt', 'utf8').trimEnd());
});

const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/differences.md', 'docs/runtimes.md'],
  ...['docs/reference/hooks.md', 'docs/reference/options.md', 'docs/reference/conditions.md'],
  ...['decoratorcontrollers/README.md', 'manifests/argocd/README.md'],
  ...readdirSync('docs/guides').map((name) => `docs/guides/${name}`),
  ...readdirSync('examples').map((name) => `examples/${name}/README.md`),
];

test.each(pages)('the links of %s point to existing files', (page) => {
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const files = links.filter((link) => !/^(https?:|#)/.test(link)).map((link) => link.replace(/#.*/, ''));
  expect(files.filter((file) => !existsSync(join(dirname(page), file)))).toEqual([]);
});

test.each(['README.md', 'CONTRIBUTING.md'])('the paths in %s exist', (page) => {
  const text = readFileSync(page, 'utf8');
  const paths = [
    ...text.matchAll(/`((?:hooks|codegen|manifests|simulator|compositecontrollers)\/[\w./-]*)`/g),
  ];
  expect(paths.map(([, path = '']) => path).filter((path) => !existsSync(path))).toEqual([]);
});
