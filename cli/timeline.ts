// The timeline as text, in columns: time, object, and event.
import { styleText } from 'node:util';
import type { ObjectRef } from '../apiserver/objectstore.js';
import type { KubeObject } from '../hooks/api/hook.js';
import type { Mood } from '../hooks/contract/timeline.js';
import type { Heard, Step } from '../simulator/scenario.js';
import type { TimelineEvent } from '../simulator/timeline.js';

export type Style = Parameters<typeof styleText>[0];
/** Adds a style to a text, or returns the text unchanged. */
export type Paint = (style: Style, text: string) => string;

export const inColor: Paint = (style, text) => styleText(style, text, { validateStream: false });
export const noStyle: Paint = (_style, text) => text;

/** Colors are used on a terminal, unless NO_COLOR is set. */
export function paintFor(isTerminal: boolean, noColor: string | undefined): Paint {
  return isTerminal && (noColor ?? '') === '' ? inColor : noStyle;
}

const moods: { readonly [M in Mood]: Style | undefined } = {
  plain: undefined,
  good: 'green',
  bad: 'red',
  waiting: 'yellow',
  quiet: 'dim',
};

/** The line of a step or an event; undefined for a step that is visible only by its events. */
export function lineOf(heard: Heard, paint: Paint): string | undefined {
  return 'event' in heard ? eventLine(heard.event, paint) : stepLine(heard.step, paint);
}

function eventLine({ at, label, shortName, text, mood }: TimelineEvent, paint: Paint): string {
  const style = moods[mood];
  const about = `${label.padEnd(8)} ${shortName.padEnd(17)}`;
  return `${paint('dim', timeOf(at))}  ${about}  ${style === undefined ? text : paint(style, text)}`;
}

/** `+02:05`; hours are counted as minutes. */
export function timeOf(seconds: number): string {
  const two = (count: number): string => String(count).padStart(2, '0');
  return `+${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

function stepLine(step: Step, paint: Paint): string | undefined {
  const shown = shownStep(step);
  if (shown === undefined) return undefined;
  return shown.by === 'user' ? paint('bold', `$ ${shown.text}`) : paint('cyan', `# ${shown.text}`);
}

interface ShownStep {
  /** A step of a user is shown as a command. */
  readonly by: 'user' | 'environment';
  readonly text: string;
}

function shownStep(step: Step): ShownStep | undefined {
  switch (step.do) {
    case 'apply':
      return { by: 'user', text: applyCommand(step.from ?? [], step.objects) };
    case 'patch': {
      const subresource = step.subresource === undefined ? '' : ` --subresource=${step.subresource}`;
      const body = JSON.stringify(step.merge);
      return { by: 'user', text: `kubectl patch ${refOf(step.ref)}${subresource} --type=merge -p '${body}'` };
    }
    case 'delete':
      return { by: 'user', text: `kubectl delete ${refOf(step.ref)}` };
    case 'say':
      return { by: 'environment', text: step.words };
    case 'hooks': {
      const { state } = step;
      return {
        by: 'environment',
        text: `the hooks ${typeof state === 'number' ? 'answer' : 'are'} ${state}`,
      };
    }
    case 'restart':
      return { by: 'environment', text: 'Metacontroller restarts' };
    case 'advance':
    case 'pods':
    case 'expect':
    case 'expectAbsent':
      return undefined;
  }
}

// Objects without a file come from standard input.
function applyCommand(files: readonly string[], objects: readonly KubeObject[]): string {
  if (files.length > 0) return `kubectl apply --server-side ${files.map((file) => `-f ${file}`).join(' ')}`;
  const names = objects.map(({ kind, metadata }) => `${kind.toLowerCase()}/${metadata.name}`);
  return `kubectl apply --server-side -f - (${names.join(', ')})`;
}

const refOf = ({ kind, name }: ObjectRef): string => `${kind.toLowerCase()} ${name}`;
