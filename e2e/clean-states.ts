import { createHash } from 'node:crypto';
import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';

/** What has been checked in this run, so that what many journeys pass, such as the pages of signing in, is checked once and not again by each. */

/** A state of a page, for one check. */
export type State = string & { readonly isState: true };

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex') as State;

/**
 * Returns all that axe sees of a page, as a hash: its elements with their attributes and texts, what is chosen, filled, open and focused, the theme,
 * the language and the size of the window. Numbers in texts and addresses do not count: they differ by what a journey has made before.
 */
export const stateOf = async (page: Page): Promise<State> => hashOf(`whole ${await page.evaluate(pageAsText)}`);

/**
 * Returns what a page has in a narrow window, as a hash: its address, headings, language, what is open over it, and every kind of element on it. How many
 * there are of each, and with which text, does not count.
 */
export const kindsOf = async (page: Page): Promise<State> => hashOf(`kinds ${await page.evaluate(kindsAsText)}`);

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

/** Runs in the page. */
function kindsAsText(): string {
  const plain = (text: string) => text.replaceAll(/\d+/g, '0');
  const open = [...document.querySelectorAll(':modal, :popover-open:not(.ds-tooltip)')].map((one) => one.className);
  const headings = [...document.querySelectorAll('h1, h2')].map((one) => plain(one.textContent));
  const kinds = new Set(
    [...document.querySelectorAll('body *')].map((one) => `${one.localName}.${one.getAttribute('class')} ${one.role}`),
  );
  return [document.documentElement.lang, plain(location.pathname), ...open, ...headings, ...[...kinds].sort()].join();
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
