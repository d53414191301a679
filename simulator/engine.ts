// Metacontroller's contract (4.17.2) over any object store: in memory, or a real API server by plain list rounds.
// The engine keeps a cached view, derives events from what has changed in it, and syncs what is due.
import { dequal as equal } from 'dequal/lite';
import type { Clock } from '../apiserver/clock.js';
import type { ObjectStore } from '../apiserver/objectstore.js';
import type { AnyObject } from '../hooks/api/hook.js';
import type { ApplyMode } from '../hooks/api/settings.js';
import type { HookCaller } from './hookcaller.js';
import type { Actor, Turn } from './loop.js';
import { AppliedMemory } from './metacontroller/appliedmemory.js';
import { Controller } from './metacontroller/controller.js';
import type { Process } from './metacontroller/controller.js';
import { MetacontrollerCrash } from './metacontroller/errors.js';
import type { Event, LogEntry } from './metacontroller/log.js';
import { parseController } from './metacontroller/spec.js';
import type { ControllerSpec } from './metacontroller/spec.js';
import { View } from './metacontroller/view.js';
import { seededRandom } from './random.js';

export type { ApplyMode } from '../hooks/api/settings.js';
export { ControllerError } from './metacontroller/spec.js';
export { MetacontrollerCrash } from './metacontroller/errors.js';
export type { Event, LogEntry } from './metacontroller/log.js';

export interface EngineOptions {
  readonly store: ObjectStore;
  readonly clock: Clock;
  readonly call: HookCaller;
  readonly applyMode: ApplyMode;
  /** The field manager of server-side apply. */
  readonly fieldManager?: string;
  /** Seed of the order of children within one kind, which is arbitrary. */
  readonly seed?: number;
  /** How old the cached view may become; 0 refreshes it in each round. More shows the effects of a stale cache. */
  readonly watchLatencyMs?: number;
}

export interface Engine extends Actor {
  /**
   * Runs a CompositeController or DecoratorController; one that already runs is restarted if its spec has changed.
   * Throws a ControllerError if Metacontroller would not start it.
   */
  load(controller: AnyObject): void;
  /** Stops a controller. Finalizers that it has set stay. */
  unload(kind: ControllerSpec['kind'], name: string): void;
  /**
   * Refreshes the view, enqueues parents and syncs those that are due. Rejects with a MetacontrollerCrash when
   * the process would have died; after that only `restart` helps.
   */
  round(): Promise<Turn>;
  /** A new process: everything that was only in memory is lost. */
  restart(): void;
  /** All entries since the start, also from before a restart. */
  readonly log: readonly LogEntry[];
}

export function createEngine(options: EngineOptions): Engine {
  const { clock, store, call: caller, applyMode, fieldManager = 'metacontroller', seed = 1 } = options;
  const log: LogEntry[] = [];
  const controllers = new Map<string, Controller>();
  const random = seededRandom(seed);
  let process = newProcess();
  let crash: MetacontrollerCrash | undefined;
  let refreshedAt = -Infinity;

  function newProcess(): Process {
    const view = new View(store);
    return { store, view, clock, random, caller, applyMode, fieldManager, applied: new AppliedMemory() };
  }

  function run(spec: ControllerSpec): void {
    const controller = idOf(spec.kind, spec.name);
    const write = (event: Event): void => {
      log.push({ at: clock.now(), controller, ...event });
    };
    controllers.set(controller, new Controller(spec, process, write));
  }

  async function refresh(): Promise<boolean> {
    const due = refreshedAt + (options.watchLatencyMs ?? 0);
    if (clock.now() < due) return false;
    refreshedAt = clock.now();
    const changes = await process.view.refresh();
    let hasStarted = false;
    // For a controller that starts now these objects exist already: they are no events.
    const running = [...controllers.values()];
    for (const change of changes) for (const controller of running) await controller.observe(change);
    for (const controller of running) hasStarted = controller.start() || hasStarted;
    return changes.length > 0 || hasStarted;
  }

  async function turn(): Promise<Turn> {
    const hasEvents = await refresh();
    let hasWorked = false;
    for (const controller of controllers.values()) hasWorked = (await controller.work()) || hasWorked;
    const stale = refreshedAt + (options.watchLatencyMs ?? 0);
    const timers = [...controllers.values()].map((controller) => controller.next());
    return {
      happened: hasEvents || hasWorked,
      next: Math.min(...timers, stale > clock.now() ? stale : Infinity),
    };
  }

  return {
    log,
    load(object) {
      const spec = parseController(object);
      const running = controllers.get(idOf(spec.kind, spec.name));
      if (running !== undefined && equal(running.spec.object['spec'], spec.object['spec'])) return;
      running?.stop();
      run(spec);
    },
    unload(kind, name) {
      controllers.get(idOf(kind, name))?.stop();
      controllers.delete(idOf(kind, name));
    },
    restart() {
      crash = undefined;
      refreshedAt = -Infinity;
      process = newProcess();
      for (const { spec } of [...controllers.values()]) run(spec);
    },
    async round() {
      if (crash !== undefined) throw crash;
      try {
        return await turn();
      } catch (error) {
        if (error instanceof MetacontrollerCrash) {
          crash = error;
          log.push({ at: clock.now(), controller: '', event: 'Crashed', message: error.message });
        }
        throw error;
      }
    },
  };
}

function idOf(kind: ControllerSpec['kind'], name: string): string {
  return `${kind}/${name}`;
}
