import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hashOf, isKnownToBeClean, keepAsClean, keepParts, newAmong, stateOf } from './clean-states.ts';
import { pageFaults } from './page-faults.ts';
import { kindsOf, partsOf } from './page-parts.ts';
import { untilQuiet } from './quiet.ts';

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The sets of stylesheets that axe has read in this worker, by their addresses. */
const readSheets = new Set<string>();

/**
 * Checks a page with axe, in the theme that is shown, for the faults that axe does not look for, and for sideways scroll; once in each state. Axe looks
 * only at a page with a part that it has not seen in this run, and at the contrast of those looks of text that are new.
 */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await untilQuiet(page);
  await settle(page);
  const state = await stateOf(page);
  if (await isKnownToBeClean(state)) return;
  await expectCleanParts(page, where);
  expect(await page.evaluate(pageFaults), `what axe does not see, after: ${where}`).toEqual([]);
  expect(await page.evaluate(stickingOut, ''), `sideways scroll, after: ${where}`).toEqual([]);
  await keepAsClean(state);
}

async function expectCleanParts(page: Page, where: string): Promise<void> {
  const { shapes, looks } = await page.evaluate(partsOf);
  const fresh = await newAmong([...shapes, ...looks]);
  const isShapeNew = shapes.some((one) => fresh.has(one));
  const newLooks = looks.map((one) => fresh.has(one));
  if (!isShapeNew && !newLooks.includes(true)) return;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href).join());
  const preload = isShapeNew && !readSheets.has(sheets);
  const { faults, unsure } = await page.evaluate(axeFaults, { tags, preload, isShapeNew, newLooks });
  expect(faults, `axe, after: ${where}`).toEqual([]);
  if (isShapeNew) readSheets.add(sheets);
  for (const at of unsure) fresh.delete(looks[at]!);
  await keepParts(fresh);
}

/** Makes the window as narrow as 400 % zoom does (WCAG 1.4.10), checks for sideways scroll, also with text widely spaced, and restores the width. */
export async function expectReflow(page: Page, where: string): Promise<void> {
  const fresh = await newAmong((await page.evaluate(kindsOf)).map(hashOf));
  if (fresh.size === 0) return;
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: size.height });
  await settle(page);
  // What looks different on a narrow page, such as the panel beside it, changes with the next render, which is late on a busy machine.
  const out = async () => [await page.evaluate(stickingOut, ''), await page.evaluate(stickingOut, wideText)];
  const said = `sideways scroll at 320 px, and there with text widely spaced, after: ${where}`;
  await expect.poll(out, { message: said }).toEqual([[], []]);
  await page.setViewportSize(size);
  // The next step needs the page at its old width.
  await settle(page);
  await keepParts(fresh);
}

/** Waits until the page is laid out: what comes into view (`content-visibility`) gets its real height in the next frame. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** The widest text spacing with which no text may be lost (WCAG 1.4.12). */
export const wideText =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

type Look = {
  tags: string[];
  /** Whether axe reads the stylesheets too, for what they say about turning the screen. */
  preload: boolean;
  /** Whether there is an element of a new shape, so that more than contrast is looked at. */
  isShapeNew: boolean;
  /** For each element in document order, whether its text has a look of which the contrast is not known. */
  newLooks: boolean[];
};

/** Returns what axe finds, and the places of the elements whose contrast it could not measure, such as behind something. Runs in the page. */
async function axeFaults({
  tags,
  preload,
  isShapeNew,
  newLooks,
}: Look): Promise<{ faults: string[]; unsure: number[] }> {
  // Behind a modal dialog the page and its heading are inert, so axe does not count them. Forced colours are the person's own, while axe measures
  // those of the page.
  const isForced = matchMedia('(forced-colors: active)').matches;
  const isModal = document.querySelector('dialog:modal') !== null;
  // What is out of sight may overlap what follows until it is scrolled to and laid out (`content-visibility`); axe measures it as laid out.
  const reached = new CSSStyleSheet();
  reached.replaceSync('* { content-visibility: visible !important }');
  const isLate = [...document.querySelectorAll('main *')].some(
    (one) => getComputedStyle(one).contentVisibility === 'auto',
  );
  if (isLate) document.adoptedStyleSheets.push(reached);
  type Rule = { id: string; matches: (node: Element, ...more: unknown[]) => boolean };
  const { axe } = window as never as { axe: typeof import('axe-core') & { _audit: { rules: Rule[] } } };
  const all = [...document.querySelectorAll('*')];
  const toMeasure = new Set(all.filter((_one, at) => newLooks[at]));
  const contrast = axe._audit.rules.find(({ id }) => id === 'color-contrast')!;
  const { matches } = contrast;
  contrast.matches = (node, ...more) => toMeasure.has(node) && matches.call(contrast, node, ...more);
  const { violations, incomplete } = await axe.run({
    runOnly: isShapeNew ? tags : { type: 'rule', values: ['color-contrast'] },
    preload,
    rules: isShapeNew
      ? {
          'page-has-heading-one': { enabled: !isModal },
          'color-contrast': { enabled: !isForced },
          // WCAG 2.5.3; axe calls this rule experimental.
          'label-content-name-mismatch': { enabled: true },
        }
      : {},
    resultTypes: ['violations', 'incomplete'],
    elementRef: true,
  });
  contrast.matches = matches;
  // What lies over an element may be gone in the next state; an image behind a text stays.
  const isHidden = (data: { messageKey?: string } | undefined) =>
    /^(bgOverlap|elmPartially.*|outsideViewport)$/.test(data?.messageKey ?? '');
  const unsure = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes.filter(({ any }) => any.some(({ data }) => isHidden(data))))
    .map(({ element }) => all.indexOf(element!));
  const at = window.scrollY;
  const small = violations.find(({ id }) => id === 'target-size');
  const whole: typeof violations = [];
  for (const node of small?.nodes ?? []) {
    // A target that is half under the head of the page is measured again where all of it is visible.
    document.querySelector(String(node.target[0]))?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { violations: again } = await axe.run({ runOnly: { type: 'rule', values: ['target-size'] } });
    // A press on what lies behind an open menu closes the menu, and nothing else.
    const own = document.querySelector(String(node.target[0]))?.getBoundingClientRect();
    const covering = [...document.querySelectorAll(':popover-open')].map((open) => open.getBoundingClientRect());
    const isBehind = covering.some(
      (open) => own && open.left < own.right && own.left < open.right && open.top < own.bottom && own.top < open.bottom,
    );
    if (!isBehind && again.some(({ nodes }) => nodes.some(({ target }) => String(target) === String(node.target))))
      whole.push({ ...small!, nodes: [node] });
  }
  window.scrollTo({ top: at, behavior: 'instant' });
  if (isLate) document.adoptedStyleSheets.pop();
  const faults = [...violations.filter((one) => one !== small), ...whole].map(
    ({ id, help, nodes }) =>
      `${id}: ${help} — ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 200))
        .join(' | ')}`,
  );
  return { faults, unsure };
}

/** Returns what makes the page scroll sideways, with these styles added; an empty list if it does not scroll. Runs in the page. */
function stickingOut(css: string): string[] {
  const style = new CSSStyleSheet();
  // A tooltip stays where its button was until it is shown again.
  style.replaceSync(`${css} .ds-tooltip { display: none !important }`);
  const isOut = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  if (!css && !isOut()) return [];
  document.adoptedStyleSheets.push(style);
  const { clientWidth, scrollWidth } = document.documentElement;
  const isWider = scrollWidth > clientWidth;
  const out = [...document.querySelectorAll('body *')].filter(
    (element) => isWider && element.getBoundingClientRect().right > clientWidth + 1,
  );
  document.adoptedStyleSheets.pop();
  if (!isWider) return [];
  return [`${scrollWidth} of ${clientWidth}`, ...out.slice(-6).map((element) => element.outerHTML.slice(0, 160))];
}
