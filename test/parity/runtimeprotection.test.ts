// The component that protects runtimes lets Metacontroller write the objects that the controller names, and no others.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Operation {
  readonly value: {
    readonly apiGroups: readonly string[];
    readonly resources: readonly string[];
    readonly verbs: readonly string[];
  };
}

const read = (file: string): unknown => parse(readFileSync(file, 'utf8'));

test('Metacontroller may update the runtimes, for their finalizer and annotation', () => {
  const { spec } = read('decoratorcontrollers/runtime-protection.yaml') as {
    spec: { resources: { apiVersion: string; resource: string }[] };
  };
  const { patches } = read('manifests/components/runtime-protection/kustomization.yaml') as {
    patches: { target: { name: string }; patch: string }[];
  };
  expect(patches.map(({ target }) => target.name)).toEqual(['metatrain-metacontroller']);
  const granted = (parse(patches[0]!.patch) as Operation[]).map(({ value }) => value);
  expect(granted.map(({ apiGroups, verbs }) => [...apiGroups, ...verbs])).toEqual([
    ['trainer.kubeflow.org', 'update'],
  ]);
  expect(granted[0]?.resources.toSorted()).toEqual(spec.resources.map(({ resource }) => resource).sort());
});
