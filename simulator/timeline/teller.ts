// How a kind tells what has become of one of its objects.
import type { KubeObject } from '../../hooks/api/hook.js';

/** How to take it: for colours. */
export type Mood = 'plain' | 'good' | 'bad' | 'waiting' | 'quiet';

export interface Told {
  readonly text: string;
  readonly mood: Mood;
}

/**
 * What is worth telling about an object that was `before` and is `after`. One of them is undefined for an object
 * that is new or gone; two objects of the same name one after the other are told apart before this is asked.
 */
export type Teller<T extends KubeObject> = (before: T | undefined, after: T | undefined) => readonly Told[];

export const told = (text: string, mood: Mood = 'plain'): Told => ({ text, mood });
