import { richTextOf } from '@samspel/domain/text/plain-text';
import { osloToday } from '@samspel/domain/time/oslo';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** What Kari has to do, and what she has given to others: all of it can be reached, and what others do appears without a reload. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const opacityOf = (word: Locator) => word.evaluate((it) => getComputedStyle(it).opacity);
const today = osloToday(new Date());
const title = 'Rapport om internkontroll';

describe.each(looksFor(5))('in $locale, $theme', (look) => {
  it('the lists of the home page go on where they end', async () => {
    const kari = await visit(browser, look);
    await signIn(kari, 'kari@fjordvik.example');
    const { page, step, text } = kari;
    const { tasks: mine } = await ask<{ tasks: { totalCount: number } }>(
      page,
      '{ tasks(list: MY_UNFINISHED) { totalCount } }',
    );
    const total = mine.totalCount;
    expect(total, 'more than a page of tasks').toBeGreaterThan(25);
    const tasks = page.getByRole('main').locator('a[href*="activity="]');
    await step('all of them, a page at a time', async () => {
      await page
        .getByRole('link', { name: text('home.showAllOf', { count: total, list: text('calendar.unfinished') }) })
        .click();
      await page.getByRole('heading', { level: 1, name: text('calendar.unfinished') }).waitFor();
      await expect.poll(() => tasks.count()).toBe(25);
    });
    const pages = Math.ceil(total / 25);
    await page.getByRole('combobox', { name: text('shell.goToPage') }).selectOption(String(pages));
    await step('the last page', () => expect.poll(() => tasks.count()).toBe(total - 25 * (pages - 1)));
    await kari.context.close();
  });

  it('the menu that was folded on a wide screen has its words on a phone, and her own tasks are the first thing there', async () => {
    const kari = await visit(browser, look);
    await signIn(kari, 'kari@fjordvik.example');
    const { page, text, button, step } = kari;
    await button('shell.collapseSidebar').click();
    const word = page.getByRole('navigation', { name: text('shell.mainMenu') }).getByText(text('calendar.mine'));
    await expect.poll(() => opacityOf(word)).toBe('0');
    await step('on the phone', async () => {
      await page.setViewportSize({ width: 360, height: 780 });
      await button('shell.showMenu').click();
    });
    await expect.poll(() => opacityOf(word)).toBe('1');
    await button('shell.hideMenu').click();
    const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    await expect.poll(() => first.innerText()).toBe(text('calendar.unfinished'));
    await kari.context.close();
  });

  it('what Ola does is seen at once on Kari’s year and home', async () => {
    const kari = await visit(browser, look, { isNarrowed: false });
    const ola = await visit(browser, look);
    await signIn(kari, 'kari@fjordvik.example');
    await signIn(ola, 'ola@fjordvik.example');
    const [first, now] = await giveTo(ola, kari);
    const home = await kari.context.newPage();
    await Promise.all([home.goto('/app/home'), kari.page.goto('/app/annual-cycle/my')]);
    const given = home.getByRole('region', { name: kari.text('calendar.assigned') });
    await given.getByRole('link', { name: title }).waitFor();
    const tick = kari.page.getByRole('checkbox', { name: kari.text('event.markDone', { title: `${title}, del 2` }) });
    await tick.first().waitFor();
    await expect.poll(() => tick.first().isChecked()).toBe(false);

    const done = 'mutation ($id: ID!) { updateEventInstance(input: { id: $id, isDone: true }) { id } }';
    await ask(ola.page, done, { id: first });
    await ask(ola.page, done, { id: now });
    await expect.poll(() => given.getByRole('link', { name: title, exact: true }).count()).toBe(0);
    await expect.poll(() => tick.and(kari.page.locator(':not(:checked)')).count()).toBe(0);
    await Promise.all([kari.context.close(), ola.context.close()]);
  });
});

/** Kari makes Ola responsible for a long overdue activity, which comes first on the home page, and for one of today. */
async function giveTo(ola: Visitor, { page }: Visitor): Promise<string[]> {
  const { me } = await ask<{ me: { id: string } }>(ola.page, '{ me { id } }');
  const { createCalendar } = await ask<{ createCalendar: { id: string } }>(
    page,
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id } }',
    { input: { title: 'Internkontroll', color: '#1f6f8b' } },
  );
  const made: string[] = [];
  for (const [name, startDate] of [
    [title, '2018-01-02'],
    [`${title}, del 2`, today],
  ]) {
    const input = {
      calendar: createCalendar.id,
      title: name,
      description: JSON.stringify(richTextOf('Sjå rutinen')),
      startDate,
      responsible: me.id,
    };
    const { createEvent } = await ask<{ createEvent: { instances: { nodes: { id: string }[] } } }>(
      page,
      'mutation ($input: CreateEventInput!) { createEvent(input: $input) { instances { nodes { id } } } }',
      { input },
    );
    made.push(createEvent.instances.nodes[0]!.id);
  }
  return made;
}
