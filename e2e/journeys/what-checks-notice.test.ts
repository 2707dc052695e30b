import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../browser.ts';
import { expectAccessible } from '../page-checks.ts';

/**
 * What journeys check on every page, tried on a page of a few words. The page passes first, so its parts are known to be clean in this run, and each fault
 * comes into that known page: it is noticed all the same.
 */
let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launch();
  page = await browser.newPage();
});
afterAll(() => browser.close());

const cleanPage = `<!doctype html><html lang="nn" data-color-scheme="light"><head><title>Plan · Samspel</title>
  <meta name="viewport" content="width=device-width, initial-scale=1"><style>
    body { background: #fff; color: #111; font: 16px sans-serif }
    button, a.card { display: inline-block; min-height: 32px; margin: 12px }
    .dark { background: #222; color: #fff }
    [hidden] { display: none }
  </style></head><body>
  <header><nav aria-label="Hovud"><a class="card" href="/a">Heim</a></nav></header>
  <main><h1>Plan</h1><h2>Mål</h2>
    <p id="plain">Eit avsnitt.</p><p id="veiled" hidden style="color: #eee">Gøymt.</p>
    <div id="box" class="dark"><p>På mørk botn.</p></div>
    <ul><li>Ein</li><li>To</li></ul>
    <form><label for="title">Tittel</label><input id="title"><button type="button" id="icon" aria-label="Lukk"></button>
      <button type="button" id="off" disabled style="color: #ddd; background: #fff">Lagre</button></form>
    <img id="picture" alt="Eit hjul" width="40" height="40" src="data:,">
    <select id="choice" aria-label="Ring"><option>Alle</option></select>
  </main></body></html>`;

beforeAll(async () => {
  await page.setContent(cleanPage);
  await expectAccessible(page, 'the clean page');
});

/** Each fault with the words that name it, and what makes it; runs in the page. */
const faults: Record<string, [RegExp, () => unknown]> = {
  'a text too pale on its ground': [/color-contrast/, () => by('plain').style.setProperty('color', '#bbb')],
  'a ground that turned too pale under its text': [
    /color-contrast/,
    () => by('box').style.setProperty('background', '#eee'),
  ],
  'a pale text that was hidden before': [/color-contrast/, () => by('veiled').removeAttribute('hidden')],
  'a pale button that could not be pressed before': [/color-contrast/, () => by('off').removeAttribute('disabled')],
  'a button without a name': [/button-name/, () => by('icon').removeAttribute('aria-label')],
  'a field that lost its label': [/label/, () => document.querySelector('label')!.remove()],
  'a label without words': [/label/, () => document.querySelector('label')!.replaceChildren()],
  'a choice without a name': [/select-name/, () => by('choice').removeAttribute('aria-label')],
  'a picture without words': [/image-alt/, () => by('picture').removeAttribute('alt')],
  'a link without words': [/link-name/, () => document.querySelector('a')!.replaceChildren()],
  'a name that lacks the words shown': [
    /label-content-name-mismatch/,
    () => by('off').setAttribute('aria-label', 'Send') ?? by('off').removeAttribute('disabled'),
  ],
  'a role that is none': [/aria-roles/, () => by('plain').setAttribute('role', 'knapp')],
  'an attribute that a role does not have': [
    /aria-allowed-attr/,
    () => by('icon').setAttribute('aria-checked', 'true'),
  ],
  'a name that points at nothing': [
    /button-name/,
    () => {
      by('icon').removeAttribute('aria-label');
      by('icon').setAttribute('aria-labelledby', 'nowhere');
    },
  ],
  'something with focus that is hidden from a screen reader': [
    /aria-hidden-focus/,
    () => document.querySelector('form')!.setAttribute('aria-hidden', 'true'),
  ],
  'a list with something else in it': [
    /list:/,
    () => document.querySelector('ul')!.append(document.createElement('b')),
  ],
  'two landmarks of one name': [
    /landmark-unique/,
    () => document.querySelector('header')!.append(document.querySelector('nav')!.cloneNode(true)),
  ],
  'words outside every landmark': [/region/, () => document.body.append(by('plain'))],
  'a page whose first heading is hidden': [
    /page-has-heading-one/,
    () => document.querySelector('h1')!.setAttribute('hidden', ''),
  ],
  'a heading left out': [
    /heading-order/,
    () => {
      const heading = document.querySelector('h2')!;
      heading.outerHTML = '<h4>Mål</h4>';
    },
  ],
  'an order of its own for the Tab key': [/tabindex/, () => by('icon').setAttribute('tabindex', '3')],
  'a button inside a button': [/nested-interactive/, () => by('icon').append(document.createElement('button'))],
  'a page in no language': [/html-has-lang/, () => document.documentElement.removeAttribute('lang')],
  'a page that cannot be enlarged': [
    /meta-viewport/,
    () => document.querySelector('[name=viewport]')!.setAttribute('content', 'user-scalable=no'),
  ],
  'targets too small and too close': [
    /target-size/,
    () => {
      for (const one of document.querySelectorAll<HTMLElement>('form button'))
        one.style.cssText = 'min-height: 0; width: 12px; height: 12px; margin: 0; padding: 0; overflow: hidden';
    },
  ],
  'a list of nothing': [/a list of nothing/, () => document.querySelector('ul')!.replaceChildren()],
  'a title that does not say where one is': [
    /a title that does not say/,
    () => {
      document.title = 'Samspel';
    },
  ],
  'something wider than the window': [/of 1280/, () => by('plain').style.setProperty('min-width', '3000px')],
};

/** Declared for the functions that run in the page. */
declare const by: (id: string) => HTMLElement;

describe('on a page that was clean, a check notices', () => {
  it.each(Object.entries(faults))('%s', async (name, [words, make]) => {
    await page.setContent(cleanPage);
    await page.evaluate(() => Object.assign(window, { by: (id: string) => document.getElementById(id)! }));
    await expectAccessible(page, 'the clean page again');
    await page.evaluate(make);
    const noticed = await expectAccessible(page, name).then(
      () => 'nothing',
      ({ actual }) => String(actual),
    );
    expect(noticed).toMatch(words);
  });
});
