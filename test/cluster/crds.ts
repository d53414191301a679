// CustomResourceDefinitions: applied, and awaited until they are served.
import type { Kubectl } from './kubectl.js';
import { waitFor } from './waitfor.js';

/** Those of this project. */
export const projectCrds = ['trainjob', 'trainingruntime', 'clustertrainingruntime'].map(
  (kind) => `crds/${kind}.yaml`,
);

/** Those of Metacontroller, which every host needs. */
export const metacontrollerCrds = ['compositecontroller', 'decoratorcontroller', 'controllerrevision'].map(
  (kind) => `crds/external/${kind}.yaml`,
);

const established = '{range .items[*]}{.status.conditions[?(@.type=="Established")].status} {end}';
const establishedOne = '{.status.conditions[?(@.type=="Established")].status}';

/** Applies the definitions in these files (or folders) and waits until the API server serves them. */
export async function applyCrds(run: Kubectl, files: readonly string[]): Promise<void> {
  const named = files.flatMap((file) => ['-f', file]);
  await run(['apply', '--server-side', ...named]);
  // kubectl prints a list for several objects and a bare object for one.
  const count = (await run(['get', ...named, '-o', 'name'])).trim().split('\n').length;
  const template = count === 1 ? establishedOne : established;
  const look = (): Promise<string> => run(['get', ...named, '-o', `jsonpath=${template}`]);
  await waitFor(`${files.join(', ')} established`, look, (seen) => seen.match(/True/g)?.length === count);
}
