// How a kind describes changes of its objects: rows of the timeline that the demo, scenarios and tests show.
import type { AnyObject, KubeObject } from '../api/hook.js';

/** The kind of an event, from which its color is chosen. */
export type Mood = 'plain' | 'good' | 'bad' | 'waiting' | 'quiet';

export interface EventText {
  readonly text: string;
  readonly mood: Mood;
}

/**
 * The events of a change from `before` to `after`. One of them is undefined if the object was created or deleted. The
 * caller distinguishes two objects with the same name, one after the other.
 */
export type Describe<T extends KubeObject> = (
  before: T | undefined,
  after: T | undefined,
) => readonly EventText[];

export interface TimelineRow<T extends KubeObject = AnyObject> {
  readonly apiVersion: string;
  readonly plural: string;
  /** Which objects are shown; all of them by default. */
  readonly only?: (object: T) => boolean;
  readonly describe: Describe<T>;
  /** The kind in the table, if its own name is too long. */
  readonly label?: string;
  /** The object in the table, if its own name is too long. */
  readonly shortName?: (name: string) => string;
}

/** A typed row for the list of kinds. */
export function timelineRow<T extends KubeObject>(row: TimelineRow<T>): TimelineRow {
  return row as unknown as TimelineRow;
}

export const event = (text: string, mood: Mood = 'plain'): EventText => ({ text, mood });
