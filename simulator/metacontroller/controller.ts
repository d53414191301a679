// One running controller: its queue, its timers, and the result of a sync.
// Source: the worker loop of Metacontroller's composite and decorator controllers.
import type { Clock } from '../../apiserver/clock.js';
import type { ObjectStore } from '../../apiserver/objectstore.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import type { ApplyMode } from '../../hooks/api/settings.js';
import { refOf } from '../../hooks/kube/refs.js';
import type { HookCaller } from '../hookcaller.js';
import type { Random } from '../random.js';
import type { AppliedMemory } from './appliedmemory.js';
import { compositeAnswer, syncComposite } from './composite.js';
import type { Context } from './context.js';
import { Customize, NAMESPACES } from './customize.js';
import { decoratorAnswer, syncDecorator } from './decorator.js';
import { MetacontrollerCrash, NotSynced, TooManyRequests } from './errors.js';
import { hookClient } from './hookclient.js';
import type { Log } from './log.js';
import { isManaged } from './parent.js';
import { WorkQueue } from './queue.js';
import { customizeAnswer } from './relatedrule.js';
import type { ControllerSpec } from './spec.js';
import { CACHE_FLUSH_SECONDS, Ticker, tickSecondsOf } from './ticker.js';
import { keyOf } from './view.js';
import type { Change, View } from './view.js';
import { allParents, wokenBy } from './wake.js';
import type { Parent, ParentKind, Watcher } from './wake.js';
import { watchedStore } from './watchedstore.js';

/** Shared by all controllers of one process. */
export interface Process {
  readonly store: ObjectStore;
  readonly view: View;
  readonly clock: Clock;
  readonly random: Random;
  readonly caller: HookCaller;
  readonly applyMode: ApplyMode;
  readonly fieldManager: string;
  readonly applied: AppliedMemory;
}

export class Controller {
  readonly spec: ControllerSpec;
  readonly #context: Context;
  readonly #log: Log;
  readonly #queue: WorkQueue;
  /** The parent that a key of the queue refers to. */
  readonly #targets = new Map<string, ParentKind & { readonly key: string }>();
  #tickers: readonly Ticker[] = [];
  #parents: readonly ParentKind[] | undefined;
  #problem = '';

  constructor(spec: ControllerSpec, process: Process, log: Log) {
    const { clock, caller, view } = process;
    this.spec = spec;
    this.#log = log;
    this.#queue = new WorkQueue(clock);
    const answer = spec.kind === 'CompositeController' ? compositeAnswer : decoratorAnswer;
    const shapes = { sync: answer, finalize: answer, customize: customizeAnswer };
    const clients = Object.fromEntries(
      Object.values(spec.hooks).map((hook) => [
        hook.name,
        hookClient({ hook, shape: shapes[hook.name], caller, clock, log }),
      ]),
    ) as Context['clients'];
    const customize = new Customize({ spec, client: clients.customize, view, clock });
    this.#context = { ...process, spec, store: watchedStore(process.store, view, log), clients, customize };
    for (const rule of [...spec.parents, ...spec.children, NAMESPACES]) view.track(rule);
    log({ event: 'Starting' });
  }

  /** Starts once all its kinds are in the cache, and then enqueues every parent once. True at that moment. */
  start(): boolean {
    if (this.#parents !== undefined) return false;
    const parents = this.#resolveParents();
    if (parents === undefined) return false;
    const { clock } = this.#context;
    const period = tickSecondsOf(this.spec.resyncPeriodSeconds);
    const periods = period === undefined ? [CACHE_FLUSH_SECONDS] : [CACHE_FLUSH_SECONDS, period];
    this.#tickers = periods.map((seconds) => new Ticker(seconds, clock.now()));
    this.#parents = parents;
    this.#log({ event: 'Started' });
    this.#enqueueAll(parents);
    return true;
  }

  /** Enqueues the parents that an event concerns. */
  async observe(change: Change): Promise<void> {
    if (this.#parents === undefined) return;
    const { view, customize } = this.#context;
    const watcher: Watcher = { spec: this.spec, view, customize, parents: this.#parents };
    for (const parent of await wokenBy(watcher, change)) this.#enqueue(parent);
  }

  /** Syncs every parent that is due. True if there was one. */
  async work(): Promise<boolean> {
    const { clock } = this.#context;
    for (const ticker of this.#tickers) {
      if (ticker.hasTicked(clock.now())) this.#enqueueAll(this.#parents ?? []);
    }
    const keys = this.#queue.take();
    for (const key of keys) await this.#process(key);
    return keys.length > 0;
  }

  /** When the next work is due, if known (milliseconds since 1970). */
  next(): number {
    return Math.min(this.#queue.next(), ...this.#tickers.map(({ next }) => next));
  }

  stop(): void {
    this.#log({ event: 'Stopped' });
  }

  #resolveParents(): readonly ParentKind[] | undefined {
    const { view } = this.#context;
    const unknown = [...this.spec.parents, ...this.spec.children].find(
      (rule) => view.resourceOf(rule) === undefined,
    );
    if (unknown !== undefined) {
      this.#waitFor(`${unknown.plural} of ${unknown.apiVersion} are not known`);
      return undefined;
    }
    // Of two rules for the same kind the last one counts.
    const kinds = new Map<string, ParentKind>();
    for (const rule of this.spec.parents) {
      const resource = view.resourceOf(rule);
      if (resource !== undefined) kinds.set(`${resource.apiVersion}/${resource.kind}`, { rule, resource });
    }
    const parents = [...kinds.values()];
    const bare = parents.find(
      ({ resource }) => this.spec.kind === 'CompositeController' && !resource.hasStatus,
    );
    if (bare === undefined) return parents;
    this.#waitFor(`${bare.resource.kind} has no status subresource`);
    return undefined;
  }

  #waitFor(problem: string): void {
    if (problem !== this.#problem) this.#log({ event: 'CreateError', message: problem });
    this.#problem = problem;
  }

  #enqueueAll(kinds: readonly ParentKind[]): void {
    for (const parent of allParents(this.#context.view, kinds)) this.#enqueue(parent);
  }

  #enqueue({ rule, resource, object }: Parent): void {
    if (!isManaged(this.spec, rule, object)) return;
    const id = `${object.apiVersion}:${object.kind}:${keyOf(object)}`;
    this.#targets.set(id, { rule, resource, key: keyOf(object) });
    this.#queue.add(id);
  }

  async #process(id: string): Promise<void> {
    const target = this.#targets.get(id);
    const cached = target === undefined ? undefined : this.#context.view.get(target.resource, target.key);
    if (target === undefined || cached === undefined) {
      this.#targets.delete(id);
      this.#queue.forget(id);
      return;
    }
    const sync = this.spec.kind === 'CompositeController' ? syncComposite : syncDecorator;
    const syncAgainAfter = (ms: number): void => {
      this.#queue.addAfter(id, ms);
    };
    try {
      await sync({ ...target, context: this.#context, cached, syncAgainAfter });
      this.#queue.forget(id);
      this.#log({ event: 'Synced', parent: refOf(cached) });
    } catch (error) {
      this.#retry(id, cached, error);
    }
  }

  #retry(id: string, cached: AnyObject, error: unknown): void {
    const parent = refOf(cached);
    if (error instanceof MetacontrollerCrash) throw error;
    if (error instanceof TooManyRequests) {
      const retryMs = error.seconds * 1000;
      this.#queue.addAfter(id, retryMs);
      this.#log({ event: 'TooManyRequests', parent, retryMs });
      return;
    }
    const retryMs = this.#queue.addRateLimited(id);
    if (error instanceof NotSynced) this.#log({ event: 'NotSynced', parent, retryMs });
    else this.#log({ event: 'SyncError', parent, message: (error as Error).message, retryMs });
  }
}
