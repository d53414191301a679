// Hosts of the hooks on the real API server: the simulator's engine with the machine's clock and, if METACONTROLLER_BIN
// is set, the real Metacontroller. A test runs once for each row of `hosts`.
import { type ApplyMode, applyModes } from '../../hooks/api/settings.js';
import { startEngineHost } from './enginehost.js';
import type { Host, HostAccess } from './host.js';
import { startMetacontroller } from './metacontroller.js';

export interface HostRow {
  readonly host: string;
  readonly mode: ApplyMode;
  readonly isReal: boolean;
  /** Starts it with the given access; it runs the controllers that the API server has. */
  readonly start: (access: HostAccess) => Promise<Host>;
}

const binary = process.env['METACONTROLLER_BIN'];

export const hosts: readonly HostRow[] = applyModes.flatMap((mode) => {
  const engine = {
    host: `the project's host, ${mode}`,
    mode,
    isReal: false,
    start: (access: HostAccess) => startEngineHost(access, mode),
  };
  if (binary === undefined || binary === '') return [engine];
  const start = (access: HostAccess): Promise<Host> => startMetacontroller(binary, access, mode);
  return [engine, { host: `Metacontroller, ${mode}`, mode, isReal: true, start }];
});
