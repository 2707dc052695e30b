import { richTextOf } from '@samspel/domain/text/plain-text';
import { dayOf, monthOf, yearOf } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import type { TextId } from '@samspel/i18n/texts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { clicks, countClicks } from '../clicks.ts';
import { downloaded } from '../downloaded.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** A leader asks what a unit has in March, and who does it; nothing that the leader may not read is in the answer. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const today = osloToday(new Date());
/** March, or another month than the one that the wheel opens in. */
const month = monthOf(today) === 3 ? 4 : 3;
const day = dayOf(yearOf(today), month, 17);
const hidden = 'Løynd gransking';

describe.each(looksFor(4))('in $locale, $theme', (look) => {
  it('Kari sees in two clicks from home what Oppvekst has in March, and who does it', async () => {
    const ola = await visit(browser, look, { width: 1_440 });
    await signIn(ola, 'ola@fjordvik.example');
    await makeWheel(ola, hidden, { isPrivate: true, visibility: 'PRIVATE' });
    await makeWheel(ola, 'Skulestart', { isPrivate: false });
    await ola.context.close();

    const kari = await visit(browser, look, { width: 1_440, height: 900 });
    const { page, step, text } = kari;
    await countClicks(page);
    await signIn(kari, 'kari@fjordvik.example');
    const main = page.getByRole('main');
    const cells = page.getByRole('gridcell', { name: new RegExp(`^${text(`time.month.${month}`)}, `, 'i') });
    const oppvekst = main
      .getByRole('heading', { level: 3, name: 'Oppvekst' })
      .first()
      .locator('xpath=following-sibling::ul');
    const taken = await clicks(page, async () => {
      await step('the year of her municipality', async () => {
        await page
          .getByRole('navigation', { name: text('shell.mainMenu') })
          .getByRole('link', { name: text('calendar.myMunicipality') })
          .click();
        await cells.first().waitFor();
      });
      await step('one month of it', async () => {
        await cells.first().click();
        await oppvekst.getByText('Møte om Skulestart').waitFor();
      });
    });
    expect(taken).toBe(2);
    await expect.poll(() => oppvekst.innerText()).toContain('Ola Vik');
    await expect.poll(() => main.innerText()).not.toContain(hidden);

    const groupBy = page.getByRole('combobox', { name: text('calendar.municipality.groupBy') });
    await step('by person', async () => {
      await groupBy.selectOption('person');
      await main.getByRole('heading', { level: 3, name: 'Ola Vik' }).first().waitFor();
    });
    await step('by year wheel, after a reload too', async () => {
      await groupBy.selectOption('wheel');
      await page.reload();
      await main.getByRole('link', { name: 'Skulestart' }).first().waitFor();
    });
    for (const view of ['months', 'timeline', 'list', 'table'] as const)
      await step(`its ${view}`, async () => {
        await page.getByRole('tab', { name: text(`wheel.tab.${view}`) }).click();
        await page.locator(`[data-view="${view}"]`).waitFor();
      });
    await takeOut(kari);
    await kari.context.close();
  });

  it('and on a phone, in the list', async () => {
    const kari = await visit(browser, look, { width: 360, height: 740, isNarrowed: false });
    const { page, step } = kari;
    await signIn(kari, 'kari@fjordvik.example');
    await step('the year of her municipality', async () => {
      await page.goto('/app/municipality?view=list');
      await page.getByRole('main').getByRole('heading', { level: 3, name: 'Oppvekst' }).first().waitFor();
    });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await step('an activity, in its panel', async () => {
      await page.getByRole('button', { name: 'Møte om Skulestart' }).first().click();
      await page.getByRole('heading', { name: 'Møte om Skulestart' }).waitFor();
    });
    await kari.context.close();
  });
});

/** The year as a sheet, on paper with the rings that are chosen, and presented. */
async function takeOut({ page, step, text, button }: Visitor): Promise<void> {
  const item = async (id: TextId) => {
    await page
      .getByRole('main')
      .getByRole('button', { name: text('subject.more') })
      .first()
      .click();
    const named = { name: text(id), exact: true };
    await page.getByRole('main').getByRole('button', named).or(page.getByRole('main').getByRole('link', named)).click();
  };
  const [saved] = await Promise.all([page.waitForEvent('download'), item('export.csv')]);
  expect(saved.suggestedFilename()).toBe(`fjordvik-kommune-${yearOf(today)}.csv`);
  const sheet = (await downloaded(saved)).toString();
  expect(sheet).toContain('Møte om Skulestart;Skulestart;');
  expect(sheet).not.toContain(hidden);
  const preview = page.getByRole('region', { name: text('print.preview') });
  await step('on paper', async () => {
    await item('button.print');
    await preview.getByText('Møte om Skulestart').first().waitFor();
  });
  await expect.poll(() => preview.innerText()).not.toContain(hidden);
  await step('as a file', async () => {
    await button('paper.title').click();
    await page
      .getByRole('dialog', { name: text('paper.title') })
      .getByRole('img')
      .first()
      .waitFor();
  });
  await page.keyboard.press('Escape');
  await step('back on its page', async () => {
    await page.getByRole('link', { name: text('print.back') }).click();
    await page.locator('[data-view]').first().waitFor();
  });
  const shown = page.getByRole('dialog', { name: text('present.of', { title: 'Fjordvik kommune' }) });
  await step('presented', async () => {
    await item('present.menu');
    await shown.waitFor();
  });
  await step('and left by Escape', async () => {
    await page.keyboard.press('Escape');
    await shown.waitFor({ state: 'detached' });
    await page.locator('[data-view]').first().waitFor();
  });
}

async function makeWheel({ page }: Visitor, title: string, access: object): Promise<void> {
  const { me } = await ask<{ me: { id: string } }>(page, '{ me { id } }');
  const { made } = await ask<{ made: { id: string } }>(
    page,
    'mutation ($input: CreateCalendarInput!) { made: createCalendar(input: $input) { id } }',
    { input: { title, color: '#1f6f8b', access } },
  );
  await ask(page, 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { id } }', {
    input: {
      ...{ calendar: made.id, title: `Møte om ${title}`, responsible: me.id, startDate: day },
      description: JSON.stringify(richTextOf('Slik gjer vi det')),
    },
  });
}
