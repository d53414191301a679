// The list of kinds, and the table of paths that follows from it. The server, the simulator, the CLI and tests read them.
import { admissionRoutes } from './admission/routes.js';
import type { Settings } from './api/settings.js';
import type { Kind } from './contract/kind.js';
import type { HookRoute } from './contract/route.js';
import { runtimes } from './runtimes/kind.js';
import { trainJobKind } from './trainjob/kind.js';

export const kinds: readonly Kind[] = [trainJobKind(), runtimes];

/** Every path of the hook server that serves a hook or a webhook. */
export function registry(settings: Settings, served: readonly Kind[] = kinds): readonly HookRoute[] {
  return [...served.flatMap(({ hooks }) => hooks(settings)), ...admissionRoutes(served, settings)];
}
