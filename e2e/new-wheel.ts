import type { Locator } from 'playwright-core';
import type { Visitor } from './browser.ts';

/** Makes a year wheel with only a title, and opens the form of its first activity with the title filled in. Returns the form's dialog. */
export async function beginWheel(
  { page, field, button, text }: Visitor,
  title: string,
  activity: string,
): Promise<Locator> {
  await page
    .getByRole('link', { name: text('calendarForm.create') })
    .first()
    .click();
  await field('field.title').fill(title);
  await button('calendarForm.save').click();
  const dialog = page.getByRole('dialog', { name: text('event.new') });
  await dialog.getByLabel(text('field.title'), { exact: true }).fill(activity);
  return dialog;
}
