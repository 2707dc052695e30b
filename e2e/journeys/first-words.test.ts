import { readFile } from 'node:fs/promises';
import { textIds } from '@samspel/i18n/texts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { countRequests, untilQuiet } from '../quiet.ts';
import { looksFor } from '../turns.ts';

/** The pages that are read most have their own words from the start: they do not wait for those of all others. */
let browser: Browser;
/** The file with the words of all other pages, for each language. */
let others: Record<string, string>;
beforeAll(async () => {
  browser = await launch();
  const manifest = JSON.parse(
    await readFile(new URL('../../packages/web/dist/.vite/manifest.json', import.meta.url), 'utf8'),
  ) as Record<string, { file: string }>;
  others = Object.fromEntries(
    ['nn', 'nb', 'en'].map((locale) => [locale, manifest[`virtual:more-texts/${locale}`]!.file]),
  );
});
afterAll(() => browser.close());

const names = new Set<string>(textIds);

describe.each(looksFor(6))('in $locale, $theme', (look) => {
  it('Kari reads home, lists, a wheel, her year, a topic and a discussion, without the words of other pages', async () => {
    const kari = await visit(browser, look);
    const { page } = kari;
    await signIn(kari, 'kari@fjordvik.example');
    await page.route(`**/${others[look.locale]}`, () => {}); // never answered
    countRequests(page, { except: others[look.locale]! });
    const firstOn = async (list: string, things: string) => {
      await page.goto(`/app${list}`);
      const found = await page.waitForFunction((begins) => {
        const addresses = [...document.querySelectorAll('main a')].map((one) => one.getAttribute('href') ?? '');
        return addresses.find((address) => address.startsWith(begins) && /-\d+($|\?)/.test(address));
      }, `/app${things}/`);
      return String(await found.jsonValue()).replace('/app', '');
    };
    const wheel = await firstOn('/calendar', '/calendar');
    const discussion = await firstOn('/forum/public', '/forum/public');
    const topic = await firstOn('/topic/list', '/topic');
    for (const path of [
      '/home',
      '/calendar',
      '/annual-cycle/my',
      '/forum/public',
      '/topic',
      wheel,
      discussion,
      topic,
    ]) {
      await page.goto(`/app${path}`);
      await page.locator('main h1').waitFor();
      await untilQuiet(page);
      const said = await page.evaluate(() => {
        const named = [...document.querySelectorAll('[aria-label], [title], [placeholder]')];
        const labels = named.flatMap((one) =>
          ['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name)),
        );
        return `${document.body.innerText} ${labels.join(' ')}`;
      });
      const unsaid = said.split(/\s+/).filter((word) => names.has(word.replace(/[:.,]$/, '')));
      expect([path, unsaid]).toEqual([path, []]);
    }
    await kari.context.close();
  });
});
