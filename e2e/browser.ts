import { say } from '@samspel/i18n/format';
import type { TextValues } from '@samspel/i18n/say';
import type { TextId } from '@samspel/i18n/texts';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { ownChromium, usualTextSize } from './chromium.ts';
import { borrowChromium } from './lend-chromium.ts';
import { expectAccessible, expectReflow } from './page-checks.ts';
import { countRequests } from './quiet.ts';
import { samspel } from './samspel.ts';
import { atFullSpeed, slowPages } from './slowdown.ts';
import type { Look } from './turns.ts';
import { sayWhereItStood } from './where-it-stood.ts';

/**
 * Returns the browser of a file: a connection to its worker's Chromium, or a Chromium of its own if the size of text is another.
 * @param textSize the size of text that the person has set in the browser, in CSS pixels
 */
export const launch = ({ textSize = usualTextSize } = {}): Promise<Browser> =>
  textSize === usualTextSize ? borrowChromium(inject('chromium')) : ownChromium(textSize);

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
  context.setDefaultTimeout(60_000);
  slowPages(context);
  const page = await context.newPage();
  countRequests(page);
  sayWhereItStood(page);
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
        await atFullSpeed(page, () => expectAccessible(page, name));
        expect(await page.evaluate(() => document.documentElement.lang), `language, after: ${name}`).toBe(look.locale);
        if (isNarrowed) await atFullSpeed(page, () => expectReflow(page, name));
        await pointAtToasts(page, 'mouseout');
      } catch (error) {
        await page.screenshot({ path: `e2e/pictures/${name.replaceAll(/\W+/g, '-')}.png` });
        throw error;
      }
    },
  };
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
