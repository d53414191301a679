// How every part of the control plane is started: on free ports, with a log, until it is ready.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from './freeports.js';
import { answersOk } from './health.js';
import { lastLines, type Processes, type Running } from './process.js';

export interface Component {
  readonly name: string;
  readonly command: string;
  /** How many ports it listens on. */
  readonly ports: number;
  readonly args: (ports: readonly number[]) => readonly string[];
  /** The URL that answers 200 once it is ready. */
  readonly health: (ports: readonly number[]) => string;
}

export interface Started {
  readonly running: Running;
  readonly ports: readonly number[];
}

/** What the components of a run share. */
export interface Run {
  readonly processes: Processes;
  /** Logs and data. */
  readonly directory: string;
  /** The authority (PEM) that their certificates come from. */
  readonly ca: string;
}

const tries = 5;
const patience = 90_000;

/** Starts a component; its log is `<directory>/<name>.log`. If a port was taken in between, it tries others. */
export async function startComponent(component: Component, run: Run): Promise<Started> {
  const { name, command } = component;
  const log = join(run.directory, `${name}.log`);
  for (let left = tries; ; left -= 1) {
    const ports = await freePorts(component.ports);
    const running = await run.processes.start({ name, command, args: component.args(ports), log });
    const fault = await faultBeforeReady(running, component.health(ports), run.ca);
    if (fault === undefined) return { running, ports };
    await running.stop();
    const portTaken = lastLines(running, 50).includes('address already in use');
    if (!portTaken || left === 1) throw new Error(fault);
  }
}

async function faultBeforeReady(running: Running, health: string, ca: string): Promise<string | undefined> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    const ready = await answersOk(health, ca);
    const outcome = running.outcome();
    if (outcome !== undefined)
      return `${running.name} ended with ${outcome} before it was ready${reason(running)}`;
    if (ready) return undefined;
    await sleep(100);
  }
  return `${running.name} was not ready within ${patience / 1000} s${reason(running)}`;
}

function reason(running: Running): string {
  const lines = lastLines(running, 50);
  const words = lines.includes('no space left on device')
    ? 'the disk is full'
    : (lines.split('\n').at(-1) ?? '');
  return `: ${words.slice(0, 300)} (log: ${running.log})`;
}
