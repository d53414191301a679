// Plays scenarios in this process, without a server or port, and returns the lines that the demo would print.
import { join } from 'node:path';
import { type ControlPlane, controlPlane } from '../../apiserver/controlplane.js';
import { controllersOf, crdsOf } from '../../cli/embedded.js';
import { lineOf, noStyle } from '../../cli/timeline.js';
import type { CarryOut } from '../../hooks/api/hook.js';
import { type ApplyMode, defaultSettings } from '../../hooks/api/settings.js';
import type { HookRoute } from '../../hooks/contract/route.js';
import { registry } from '../../hooks/registry.js';
import { type Cluster, cluster } from '../../simulator/cluster.js';
import type { HookCaller } from '../../simulator/hookcaller.js';
import { inProcess } from '../../simulator/inprocess.js';
import { type Step, play } from '../../simulator/scenario.js';

export const root = join(__dirname, '../..');

const crds = crdsOf(root);
const controllers = controllersOf(root);

export interface Embedded extends Cluster {
  readonly plane: ControlPlane;
}

/** A cluster with the hooks that `routes` returns at each call. If a hook throws, the test fails. */
export function embedded(
  applyMode: ApplyMode,
  routes: () => readonly HookRoute[] = allRoutes,
  carrierOf: (plane: ControlPlane) => CarryOut = (plane) => plane.carryOut,
): Embedded {
  const plane = controlPlane({ crds });
  const { now, gather } = plane;
  const carryOut = carrierOf(plane);
  const failed = (_route: unknown, _body: unknown, cause: unknown): never => {
    throw cause;
  };
  const call: HookCaller = (webhook, body, headers) =>
    inProcess({ routes: routes(), now, gather, carryOut, failed })(webhook, body, headers);
  return { plane, ...cluster(plane, { controllers, call, applyMode }) };
}

const allRoutes = (): readonly HookRoute[] => registry(defaultSettings);

/** The lines that a scenario prints. */
export async function linesOf(steps: readonly Step[], applyMode: ApplyMode): Promise<readonly string[]> {
  const lines: string[] = [];
  await play(embedded(applyMode), steps, (heard) => {
    const line = lineOf(heard, noStyle);
    if (line !== undefined) lines.push(line);
  });
  return lines;
}
