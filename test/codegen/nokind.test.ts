// Codegen finds kinds by their folders of schemas: its code has no name of a kind.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../../codegen');
const modules = readdirSync(folder).filter((file) => file.endsWith('.ts'));

test.each(modules)('codegen/%s names no kind', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).not.toMatch(/trainjob|trainingruntime|trainer\.kubeflow\.org/i);
});
