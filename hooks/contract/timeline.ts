// How a kind describes what happened to its objects: rows of the timeline that demo, scenarios and tests show.
import type { AnyObject, KubeObject } from '../api/hook.js';

/** How to read an event: for colours. */
export type Mood = 'plain' | 'good' | 'bad' | 'waiting' | 'quiet';

export interface EventText {
  readonly text: string;
  readonly mood: Mood;
}

/**
 * The events of an object that was `before` and is `after`. One of them is undefined for an object that was created or
 * deleted; two objects of the same name one after the other are kept apart by the caller.
 */
export type Describe<T extends KubeObject> = (
  before: T | undefined,
  after: T | undefined,
) => readonly EventText[];

export interface TimelineRow<T extends KubeObject = AnyObject> {
  readonly apiVersion: string;
  readonly plural: string;
  /** Which objects are shown; all of them when left out. */
  readonly only?: (object: T) => boolean;
  readonly describe: Describe<T>;
  /** How the table calls the kind, when its own name is too long. */
  readonly label?: string;
  /** How the table calls the object, when its own name is too long. */
  readonly shortName?: (name: string) => string;
}

/** A typed row for the list of kinds. */
export function timelineRow<T extends KubeObject>(row: TimelineRow<T>): TimelineRow {
  return row as unknown as TimelineRow;
}

export const event = (text: string, mood: Mood = 'plain'): EventText => ({ text, mood });
