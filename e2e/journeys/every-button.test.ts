import { richTextOf } from '@samspel/domain/text/plain-text';
import type { TextId } from '@samspel/i18n/texts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { letSee, type Pressed, pressEveryButton } from '../press-every-button.ts';
import { looksFor } from '../turns.ts';

/** Every kind of button on every page does something that a person notices and loses no focus; no page breaks, and no refusal is left unsaid. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Pages with an address of their own; `*` stands for the first thing of the list before it. */
const pages = {
  kari: [
    ...['/home', '/annual-cycle/my', '/calendar?sort=0', '/calendar?sort=0*', '/calendar/trash', '/import'],
    ...['/calendar/rollover', '/municipality', '/municipality?view=timeline', '/municipality/present'],
    ...['/topic', '/topic/list', '/topic/list*', '/topic/create', '/tag', '/forum', '/forum/public', '/forum/public*'],
    ...['/action-value/list', '/action-value/list*', '/action-value/cases', '/search?q=budsjett', '/news', '/help'],
    ...['', '/settings', '/notifications', '/groups', '/sign-ins', '/data'].map((tab) => `/my-profile${tab}`),
  ],
  astrid: [
    ...['people', 'organizations', 'news', 'news/create', 'log', 'operation', 'action-value/sources'].map(
      (path) => `/admin/${path}`,
    ),
    ...['', '/debug', '/network', '/responsive', '/gql1', '/invite', '/notification', '/fileupload', '/mueditor'].map(
      (path) => `/labs${path}`,
    ),
    '/gql',
  ],
};

/** Buttons that are not pressed, each with the reason. */
const exceptions: Partial<Record<TextId, string>> = {
  'account.signOut': 'ends the visit',
  'button.cancel': 'of a form on a page: takes back what was written, and nothing is',
  'wheel.settings.reset': 'takes choices back to what they are',
};

describe.each(looksFor(2))('in $locale, $theme', (look) => {
  it('Kari and Astrid press every button, and each does something', async () => {
    const seen: Pressed = new Set();
    const faults: string[] = [];
    for (const [who, paths] of Object.entries(pages)) {
      const visitor = await visit(browser, look);
      await letSee(visitor.page);
      await signIn(visitor, `${who}@fjordvik.example`);
      if (who === 'kari') await makeThings(visitor);
      const names = Object.keys(exceptions).map((id) => visitor.text(id as TextId));
      const skip = new RegExp(`^(${names.join('|')})`);
      for (const path of paths) {
        const at = path.endsWith('*') ? await firstOf(visitor, path.slice(0, -1)) : path;
        faults.push(...(await pressEveryButton(visitor.page, at, skip, seen)));
      }
      await visitor.context.close();
    }
    expect(faults).toEqual([]);
    expect(seen.size).toBeGreaterThan(80);
  });
});

/** Kari makes a topic and asks a question, of which a new house has none. */
async function makeThings({ page }: Visitor): Promise<void> {
  const words = JSON.stringify(richTextOf('Kven køyrer kven?'));
  await ask(page, 'mutation ($input: CreateTopicInput!) { createTopic(input: $input) { id } }', {
    input: { title: 'Skyss', category: 'TOPIC', description: words, access: { isPrivate: false } },
  });
  await ask(page, 'mutation ($input: CreateDiscussionInput!) { createDiscussion(input: $input) { id } }', {
    input: { title: 'Kven betaler ferja?', body: words },
  });
}

/** Returns the path of the first thing of a list. */
async function firstOf({ page }: Visitor, list: string): Promise<string> {
  await page.goto(`/app${list}`);
  const area = list.split('?')[0]!.replace('/list', '');
  const link = page.locator(`main a[href^="/app${area}/"]`).filter({ visible: true });
  const hrefs = async () => link.evaluateAll((links) => links.map((one) => one.getAttribute('href')!));
  const thing = async () => (await hrefs()).find((href) => /-\d+$/.test(href.split('?')[0]!));
  await expect.poll(thing).toBeDefined();
  return (await thing())!.replace('/app', '');
}
