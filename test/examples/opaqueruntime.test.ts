// The example of an opaque runtime, with its own kinds, registration and child of the controller.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { controlPlane } from '../../apiserver/controlplane.js';
import { controllersOf, crdsOf } from '../../cli/embedded.js';
import { readObjects } from '../../cli/manifests.js';
import { readScenario } from '../../cli/scenariofile.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import { defaultSettings, applyModes } from '../../hooks/api/settings.js';
import { registry } from '../../hooks/registry.js';
import { readOpaqueRuntimes } from '../../hooks/server/opaqueruntimes.js';
import { cluster } from '../../simulator/cluster.js';
import { inProcess } from '../../simulator/inprocess.js';
import { play } from '../../simulator/scenario.js';
import { root } from '../support/played.js';

const folder = join(root, 'examples/opaque-runtime');
const opaqueRuntimes = readOpaqueRuntimes(join(folder, 'opaque-runtimes.yaml'));

function controllers(): readonly AnyObject[] {
  const [{ value }] = parse(readFileSync(join(folder, 'controller.yaml'), 'utf8')) as [{ value: object }];
  return controllersOf(root).map((controller) => {
    const spec = controller['spec'] as { childResources: readonly object[] };
    return { ...controller, spec: { ...spec, childResources: [...spec.childResources, value] } };
  });
}

test.each(applyModes)('the scenario has the expected timeline, in %s', async (applyMode) => {
  const plane = controlPlane({ crds: [...crdsOf(root), ...readObjects(join(folder, 'crds.yaml'))] });
  const { now, gather, carryOut } = plane;
  const routes = registry({ ...defaultSettings, opaqueRuntimes });
  const failed = (_route: unknown, _body: unknown, cause: unknown): never => {
    throw cause;
  };
  const call = inProcess({ routes, now, gather, carryOut, failed });
  const embedded = cluster(plane, { controllers: controllers(), call, applyMode });
  await expect(play(embedded, readScenario(join(folder, 'scenario.yaml')).steps)).resolves.toBeUndefined();
});
