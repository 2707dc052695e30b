import { tabId } from '../tab.ts';

/**
 * Returns whether a request was made by what this file of tests has loaded. Files of one worker share `fetch`, and what an earlier one began may send
 * something late: no server of this file hears that.
 */
export function isOfThisFile({ headers }: RequestInit): boolean {
  const tab = new Headers(headers).get('x-samspel-client');
  return tab === null || tab === tabId;
}

/** The answer to a request of another file: none ever. */
export const noAnswer = new Promise<never>(() => {});
