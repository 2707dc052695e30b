import { newId } from './tab.ts';

/** The keys of what was sent and has not been answered, by what it was. */
const unanswered = new Map<string, string>();

/**
 * Returns the key under which something is sent (product/wire#sending-once): the same one for the same thing until the server has answered, so that
 * a second press, and a third after a lost answer, are done once.
 */
export function sendingKey(what: string): string {
  const key = unanswered.get(what) ?? newId();
  unanswered.set(what, key);
  return key;
}

/** Notes that the server has answered: the same again is meant as another one. */
export function noteAnswered(what: string): void {
  unanswered.delete(what);
}

/** Whether an answer with a status may have been lost on its way, so that nobody knows whether the thing was done. 0 means no answer. */
export const isLost = (status: number): boolean => status === 0 || status >= 500;
