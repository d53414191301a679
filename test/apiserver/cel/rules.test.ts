// The table has exactly the CEL rules of our CRDs.
import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { rulesOf } from '../../../apiserver/cel/rules.js';
import { kinds } from '../../../hooks/registry.js';

function rulesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { 'x-kubernetes-validations': rules = [], ...others } = value as {
    readonly 'x-kubernetes-validations'?: readonly { readonly rule: string }[];
  };
  return [...rules.map(({ rule }) => rule), ...Object.values(others).flatMap(rulesIn)];
}

test('every rule of a CRD is in the table, and every entry of the table is a rule', () => {
  const files = readdirSync('crds').filter((file) => /runtime|trainjob/.test(file));
  const rules = files.flatMap((file) => rulesIn(parse(readFileSync(`crds/${file}`, 'utf8'))));
  expect(files).toHaveLength(3);
  expect([...new Set(rules)].sort()).toEqual(Object.keys(rulesOf(kinds)).sort());
});
