import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { say } from '@samspel/i18n/format';
import type { TextValues } from '@samspel/i18n/say';
import type { TextId } from '@samspel/i18n/texts';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { pageFaults } from './page-faults.ts';
import { countRequests, untilQuiet } from './quiet.ts';
import { samspel } from './samspel.ts';
import type { Look } from './turns.ts';

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Starts Debian's Chromium, without its own requests to the internet.
 * @param textSize the size of text that the person has set in the browser, in CSS pixels
 */
export const launch = ({ textSize = 16 } = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      `--blink-settings=defaultFontSize=${textSize}`,
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

/** A person at a browser window of their own. */
export type Visitor = {
  page: Page;
  context: BrowserContext;
  /** Returns the words of a text in the language of the journey. */
  text: (id: TextId, values?: TextValues) => string;
  /** Does a step of the journey, then always checks that the page that it led to is accessible. A step that fails leaves a picture. */
  step: (name: string, work: () => Promise<unknown>) => Promise<void>;
  button: (id: TextId, values?: TextValues) => Locator;
  field: (id: TextId, values?: TextValues) => Locator;
};

/**
 * Opens a window.
 * @param width CSS pixels
 * @param keepsApp whether the browser keeps the app's files, as it does for people; if not, every visit is a first one
 * @param isNarrowed whether each step is checked in a narrow window too; the page is then rendered anew, and its latest messages are gone
 */
export async function visit(
  browser: Browser,
  look: Look,
  { width = 1_280, height = 900, isNarrowed = true, keepsApp = false } = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: look.theme,
    locale: look.locale === 'en' ? 'en-GB' : 'nb-NO',
    reducedMotion: 'reduce',
    baseURL: samspel().url,
    serviceWorkers: keepsApp ? 'allow' : 'block',
  });
  await context.addInitScript(
    ([locale, theme]) => {
      localStorage.setItem('samspel.locale', locale!);
      localStorage.setItem('samspel.theme', theme!);
    },
    [look.locale, look.theme],
  );
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  countRequests(page);
  const text = (id: TextId, values: TextValues = {}) => say(look.locale, id, values);
  return {
    page,
    context,
    text,
    button: (id, values) => page.getByRole('button', { name: text(id, values), exact: true }),
    field: (id, values) => page.getByLabel(text(id, values), { exact: true }),
    step: async (name, work) => {
      try {
        await work();
        await pointAtToasts(page, 'mouseover');
        await expectAccessible(page, name);
        expect(await page.evaluate(() => document.documentElement.lang), `language, after: ${name}`).toBe(look.locale);
        if (isNarrowed) await expectReflow(page, name);
        await pointAtToasts(page, 'mouseout');
      } catch (error) {
        await page.screenshot({ path: `e2e/pictures/${name.replaceAll(/\W+/g, '-')}.png` });
        throw error;
      }
    },
  };
}

/** Checks a page with axe, in the theme that is shown, and for the faults that axe does not look for. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await untilQuiet(page);
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const found = await page.evaluate(async (runOnly) => {
    // Behind a modal dialog the page and its heading are inert, so axe does not count them. Forced colours are the person's own, while axe measures
    // those of the page.
    const isForced = matchMedia('(forced-colors: active)').matches;
    const isModal = document.querySelector('dialog:modal') !== null;
    // What is out of sight may overlap what follows until it is scrolled to and laid out (`content-visibility`); axe measures it as laid out.
    const reached = new CSSStyleSheet();
    reached.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(reached);
    const { axe } = window as never as { axe: typeof import('axe-core') };
    const { violations } = await axe.run({
      runOnly,
      rules: {
        'page-has-heading-one': { enabled: !isModal },
        'color-contrast': { enabled: !isForced },
        // WCAG 2.5.3; axe calls this rule experimental.
        'label-content-name-mismatch': { enabled: true },
      },
      resultTypes: ['violations'],
    });
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
        (open) =>
          own && open.left < own.right && own.left < open.right && open.top < own.bottom && own.top < open.bottom,
      );
      if (!isBehind && again.some(({ nodes }) => nodes.some(({ target }) => String(target) === String(node.target))))
        whole.push({ ...small!, nodes: [node] });
    }
    window.scrollTo({ top: at, behavior: 'instant' });
    document.adoptedStyleSheets.pop();
    return [...violations.filter((one) => one !== small), ...whole].map(
      ({ id, help, nodes }) =>
        `${id}: ${help} — ${nodes
          .slice(0, 3)
          .map(({ html }) => html.slice(0, 200))
          .join(' | ')}`,
    );
  }, tags);
  expect(found, `axe, after: ${where}`).toEqual([]);
  expect(await page.evaluate(pageFaults), `what axe does not see, after: ${where}`).toEqual([]);
  expect(await page.evaluate(stickingOut, ''), `sideways scroll, after: ${where}`).toEqual([]);
}

/**
 * Holds the toasts while a page is checked, as a pointer on them does, or lets them go: on a busy machine a check takes longer than they stay. A page
 * that is being left has none.
 */
const pointAtToasts = (page: Page, type: 'mouseover' | 'mouseout') =>
  page
    .evaluate((type) => {
      document.querySelector('[data-sonner-toaster]')?.dispatchEvent(new MouseEvent(type, { bubbles: true }));
    }, type)
    .catch(() => undefined);

/** Waits until the page is laid out: what comes into view (`content-visibility`) gets its real height in the next frame. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** The widest text spacing with which no text may be lost (WCAG 1.4.12). */
export const wideText =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** Makes the window as narrow as 400 % zoom does (WCAG 1.4.10), checks for sideways scroll, also with text widely spaced, and restores the width. */
async function expectReflow(page: Page, where: string): Promise<void> {
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
}

/** Returns what makes the page scroll sideways, with these styles added; an empty list if it does not scroll. Runs in the page. */
function stickingOut(css: string): string[] {
  const style = new CSSStyleSheet();
  // A tooltip stays where its button was until it is shown again.
  style.replaceSync(`${css} .ds-tooltip { display: none !important }`);
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
