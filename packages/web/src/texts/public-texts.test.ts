import { readdirSync, readFileSync } from 'node:fs';
import { textIds } from '@samspel/i18n/texts';
import { expect, test } from 'vitest';
import { filesOfPage } from '../../vite.first-pages.ts';
import { isFirstText, textsNamedIn } from '../../vite.texts.ts';

const areas = new URL('../areas/', import.meta.url);
/** The pages that open without a sign-in: they are shown with the first texts alone. */
const pages = ['account', 'about']
  .flatMap((area) => readdirSync(new URL(area, areas)).map((file) => `${area}/${file}`))
  .filter((file) => file.endsWith('-page.tsx'))
  .concat('notification/unsubscribe-page.tsx');

/** Said to somebody who is still signed in, for whom all texts are loaded. */
const signedIn = 'offline.signOut.';

test.each(pages)('%s has its words for somebody who is signed out', (page) => {
  const named = [...filesOfPage(`src/areas/${page}`)]
    .filter((file) => /\/web\/src\/(areas|core|ui)\//.test(file))
    .map((file) => textsNamedIn(readFileSync(file, 'utf8')));
  const whole = new Set(named.flatMap((one) => one.whole));
  const begun = [...new Set(named.flatMap((one) => one.begun))];
  const isNamed = (id: string) => whole.has(id) || begun.some((beginning) => id.startsWith(beginning));
  expect(textIds.filter((id) => isNamed(id) && !isFirstText(id) && !id.startsWith(signedIn))).toEqual([]);
});
