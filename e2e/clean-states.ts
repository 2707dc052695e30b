import { createHash } from 'node:crypto';
import { access, appendFile, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';

/** What has been checked in this run, so that what many journeys pass, such as the pages of signing in, is checked once and not again by each. */

/** A state of a page. */
export type State = string & { readonly isState: true };

/**
 * Returns all that can be seen of a page, as a hash: its elements with their attributes and texts, what is chosen, filled, open and focused, the theme,
 * the language and the size of the window. Numbers in texts and addresses do not count: they differ by what a journey has made before.
 */
export const stateOf = async (page: Page): Promise<State> => hashOf(await page.evaluate(pageAsText)) as State;

/** Returns the hash of a text, which may be the name of a file. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Runs in the page. */
function pageAsText(): string {
  const plain = (text: string) => text.replaceAll(/_r_\w+_|\d+/g, '0');
  const said = (node: Node): string => {
    if (node instanceof Text) return plain(node.data);
    if (!(node instanceof Element)) return '';
    const attributes = [...node.attributes].map(
      ({ name, value }) => `${name}=${name === 'style' ? value : plain(value)}`,
    );
    const { checked, value } = node as HTMLInputElement;
    const flags = [checked, Boolean(value), node.matches(':focus'), node.matches(':popover-open, :modal')].map(Number);
    return `<${[node.localName, ...attributes, ...flags].join(' ')}>${[...node.childNodes].map(said).join('')}</>`;
  };
  const { scrollWidth, scrollHeight, clientWidth, clientHeight, scrollTop } = document.documentElement;
  const size = [scrollWidth, scrollHeight, clientWidth, clientHeight, scrollTop].join(' ');
  return [size, matchMedia('(forced-colors: active)').matches, said(document.documentElement)].join(' ');
}

const fileOf = (state: State) => join(inject('cleanStates'), state);

/** Returns whether a page in this state has passed in this run, in any journey. */
export const isKnownToBeClean = (state: State): Promise<boolean> =>
  access(fileOf(state)).then(
    () => true,
    () => false,
  );

/** Remembers that a page in this state has passed. */
export const keepAsClean = (state: State): Promise<void> => writeFile(fileOf(state), '');

const partsFile = () => join(inject('cleanStates'), 'parts');
const known = new Set<string>();
let readTo = 0;

/** Returns which of these parts of a page have not passed in this run yet, in any journey. @param parts the hash of each, on one line */
export async function newAmong(parts: readonly string[]): Promise<Set<string>> {
  await readKnown();
  return new Set(parts.filter((part) => part && !known.has(part)));
}

/** Remembers that parts of a page have passed. */
export async function keepParts(parts: Iterable<string>): Promise<void> {
  const lines = [...parts].map((part) => `${part}\n`).join('');
  if (lines) await appendFile(partsFile(), lines);
}

/** Reads what the workers have added to the file since this one read it last. */
async function readKnown(): Promise<void> {
  const file = await open(partsFile(), 'a+');
  try {
    const { size } = await file.stat();
    const { buffer } = await file.read(Buffer.alloc(size - readTo), 0, size - readTo, readTo);
    const added = buffer.subarray(0, buffer.lastIndexOf('\n') + 1);
    readTo += added.length;
    for (const part of added.toString().split('\n')) known.add(part);
  } finally {
    await file.close();
  }
}
