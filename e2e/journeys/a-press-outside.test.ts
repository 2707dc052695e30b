import { richTextOf } from '@samspel/domain/text/plain-text';
import { osloToday } from '@samspel/domain/time/oslo';
import type { TextId } from '@samspel/i18n/texts';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** A press on the dark area beside a drawer or a dialog asks before anything that was written there is lost, and loses nothing while it asks. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const title = 'Beredskap';
const activity = 'Øving';

describe.each(looksFor(3))('in $locale, $theme', (look) => {
  it('Kari keeps what she wrote in each form of a year wheel, and of a group, until she discards it', async () => {
    const kari = await visit(browser, look, { isNarrowed: false });
    await signIn(kari, 'kari@fjordvik.example');
    await kari.page.goto(`/app/calendar/${await makeWheel(kari)}`);
    const { page, text } = kari;

    // On a wide page the panel is beside the page, and a press on the page does not count as outside.
    await page.setViewportSize(narrow);
    await kari.button('event.new').first().click();
    await keepsWhatIsWritten(kari, 'a new activity', field(kari, 'field.title'));

    await openMore(kari, 'calendarForm.edit');
    await keepsWhatIsWritten(kari, 'the form of the year wheel', field(kari, 'field.title'));

    await openMore(kari, 'copy.menu');
    await keepsWhatIsWritten(kari, 'a copy', field(kari, 'copy.title'));

    await openMore(kari, 'shareLink.menu');
    await keepsWhatIsWritten(kari, 'a link for everybody', field(kari, 'field.uri'));

    await page.getByRole('button', { name: activity, exact: true }).first().click();
    await dialog(kari)
      .getByRole('button', { name: text('button.edit'), exact: true })
      .first()
      .click();
    await keepsWhatIsWritten(kari, 'an activity', field(kari, 'field.title'));

    await page.goto('/app/my-profile/groups');
    await kari.button('organization.group.new').first().click();
    await keepsWhatIsWritten(kari, 'a group', field(kari, 'field.title'));
    await kari.context.close();
  });

  it('a press that begins in the form, and one beside a form without changes', async () => {
    const kari = await visit(browser, look, { isNarrowed: false });
    await signIn(kari, 'kari@fjordvik.example');
    await kari.page.setViewportSize(narrow);
    await kari.page.goto(`/app/calendar/${await makeWheel(kari)}`);
    await kari.button('event.new').first().click();
    const box = (await field(kari, 'field.title').boundingBox())!;
    await kari.page.mouse.move(box.x + 20, box.y + 10);
    await kari.page.mouse.down();
    await kari.page.mouse.move(5, 400);
    await kari.page.mouse.up();
    await expect.poll(() => dialog(kari).isVisible(), { message: 'text was selected towards the outside' }).toBe(true);
    await kari.page.mouse.click(5, 400);
    await dialog(kari).waitFor({ state: 'detached' });
    await kari.context.close();
  });

  it('a new activity beside a wide page stays with its words while the page is used, and asks before another takes its place', async () => {
    const kari = await visit(browser, look, { isNarrowed: false });
    const { page, step, text, button } = kari;
    await signIn(kari, 'kari@fjordvik.example');
    await page.setViewportSize({ width: 1_440, height: 900 });
    await page.goto(`/app/calendar/${await makeWheel(kari)}`);
    const row = page.getByRole('button', { name: activity, exact: true }).first();
    await row.click();
    await dialog(kari).filter({ hasText: activity }).waitFor();
    const title = field(kari, 'field.title');
    await step('it takes the place of what was read, without covering the wheel', async () => {
      await button('event.new').first().click();
      await title.waitFor();
      await expect.poll(() => dialog(kari).count()).toBe(1);
      await expect.poll(() => new URL(page.url()).searchParams.has('activity')).toBe(false);
      await expect.poll(() => page.locator('dialog:modal').count()).toBe(0);
    });
    await title.fill('Tilsyn');
    await step('another view is looked at meanwhile', () =>
      page.getByRole('tab', { name: text('wheel.tab.table') }).click(),
    );
    await expect.poll(() => title.inputValue()).toBe('Tilsyn');
    const question = page.getByText(text('form.discard'));
    await step('an activity of the page asks first', async () => {
      await row.click();
      await question.waitFor();
    });
    await button('button.keepEditing').click();
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => title.inputValue()).toBe('Tilsyn');
    await step('discarded, it gives place', async () => {
      await row.click();
      await button('button.discard').click();
      await dialog(kari).filter({ hasText: activity }).waitFor();
      await title.waitFor({ state: 'detached' });
    });
    await expect
      .poll(() => dialog(kari).evaluate((panel) => panel.contains(document.activeElement)), { message: 'the focus' })
      .toBe(true);
    await kari.context.close();
  });
});

/** A window in which a panel covers the page. */
const narrow = { width: 1_100, height: 900 };

const dialog = ({ page }: Visitor): Locator => page.getByRole('dialog');
const field = (visitor: Visitor, id: TextId): Locator => dialog(visitor).getByLabel(visitor.text(id), { exact: true });

async function openMore({ page, button, text }: Visitor, entry: TextId): Promise<void> {
  await button('subject.more').click();
  await page.getByRole('button', { name: text(entry), exact: true }).click();
}

/** Writes in a field of the open dialog and presses outside twice: keeps the words the first time, discards them the second. */
async function keepsWhatIsWritten(visitor: Visitor, what: string, written: Locator): Promise<void> {
  const { page, step, text, button } = visitor;
  const question = page.getByText(text('form.discard'));
  await written.fill('noko-heilt-nytt');
  await step(`${what}: a press outside asks`, async () => {
    await page.mouse.click(5, 400);
    await question.waitFor();
  });
  await button('button.keepEditing').click();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => written.inputValue(), { message: what }).toBe('noko-heilt-nytt');
  await expect.poll(() => written.isVisible(), { message: what }).toBe(true);
  await page.mouse.click(5, 400);
  await button('button.discard').click();
  await dialog(visitor).waitFor({ state: 'detached' });
}

async function makeWheel({ page }: Visitor): Promise<string> {
  const { createCalendar: wheel } = await ask<{ createCalendar: { id: string; uri: string } }>(
    page,
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id uri } }',
    { input: { title, color: '#1f6f8b', access: { isPrivate: false } } },
  );
  const description = JSON.stringify(richTextOf('Sjå rutinen'));
  await ask(page, 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { id } }', {
    input: { calendar: wheel.id, title: activity, description, startDate: osloToday(new Date()) },
  });
  return wheel.uri;
}
