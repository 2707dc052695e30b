import { expect } from 'vitest';
import { ask } from './ask.ts';
import type { Visitor } from './browser.ts';

/** A year wheel of the demo that Kari may write. */
const other = 'Grunnskule: kvalitet og rapportering';

/** Shift selects only among the shown rows: done activities are folded away and are not selected unseen. */
export async function reachOverTheFold({ page, button, text }: Visitor, wheel: string): Promise<void> {
  const list = `/app/calendar/${wheel}?view=list`;
  const rows = page.getByRole('tabpanel').locator('[data-activity]');
  const tick = (id: string, isDone: boolean) =>
    ask(page, 'mutation ($input: UpdateEventInstanceInput!) { updateEventInstance(input: $input) { id } }', {
      input: { id, isDone },
    });
  await page.goto(list);
  await rows.first().waitFor();
  const middle = (await rows.nth(1).getAttribute('data-activity'))!;
  await tick(middle, true);
  await page.goto(list);
  await rows.first().waitFor();
  const count = await rows.count();
  const boxes = page.getByRole('tabpanel').getByRole('checkbox');
  await button('several.begin').click();
  await boxes.first().click();
  await boxes.last().click({ modifiers: ['Shift'] });
  await page.getByText(text('several.chosen', { count }), { exact: true }).waitFor();
  await button('several.end').click();
  await tick(middle, false);
}

/** Shift selects from row to row; one press moves all of them and another undoes it. */
export async function moveSeveral(kari: Visitor, wheel: string): Promise<void> {
  const { page, step, button, text } = kari;
  await page.goto(`/app/calendar/${wheel}?view=table`);
  const rows = page.locator('tbody tr:not([data-tool])');
  await rows.first().waitFor();
  const days = () => rows.locator('td[data-column="end"]').allTextContents();
  const [before, count] = [await days(), await rows.count()];
  await step('several rows are chosen', async () => {
    await button('several.begin').click();
    await page.getByRole('tabpanel').getByRole('checkbox').first().click();
    await page
      .getByRole('tabpanel')
      .getByRole('checkbox')
      .last()
      .click({ modifiers: ['Shift'] });
    await page.getByText(text('several.chosen', { count }), { exact: true }).waitFor();
  });
  await step('moved by a week', async () => {
    await button('several.move').click();
    await button('several.move.later').click();
    await page.getByText(text('several.done.moved', { count })).waitFor();
  });
  await expect.poll(days).not.toEqual(before);
  await step('all of it taken back', async () => {
    await button('button.undo').click();
    await page.getByText(text('several.undone', { count })).waitFor();
  });
  await expect.poll(days).toEqual(before);
}

/** Moves all rows at once to another year wheel, and back. */
export async function moveToAnother({ page, step, button, text }: Visitor): Promise<void> {
  const rows = page.locator('tbody tr:not([data-tool])');
  const count = await rows.count();
  await button('several.begin').click();
  await button('several.all').click();
  await step('which year wheel they go to', async () => {
    await button('several.home').click();
    await page.getByLabel(text('calendar.one'), { exact: true }).selectOption({ label: other });
    await expect.poll(() => button('several.home.move').isEnabled()).toBe(true);
  });
  await step('they are gone from this one', async () => {
    await button('several.home.move').press('Enter');
    await page.getByText(text('several.done.home', { count })).waitFor();
    await rows.first().waitFor({ state: 'detached' });
  });
  await step('and back', async () => {
    await button('button.undo').click();
    await page.getByText(text('several.undone', { count })).waitFor();
    await rows.nth(count - 1).waitFor();
  });
}
