import { richTextOf } from '@samspel/domain/text/plain-text';
import { addDays } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** An answer in the forum is made into an activity in Kari's year wheel, and the two lead to each other (product/forum#activities). */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const question = 'Korleis får vi sagt frå om stengde vegar?';
const said = 'Vi sender melding frå kartet kvar morgon.';

describe.each(looksFor(0))('in $locale, $theme', (look) => {
  it('Kari makes an activity of an answer, goes to it, and back to the answer', async () => {
    const kari = await visit(browser, look);
    await signIn(kari, 'kari@fjordvik.example');
    const { page, text, step, button, field } = kari;
    const wheel = await make(kari, 'createCalendar', 'CreateCalendarInput', {
      ...{ title: 'Veg og varsel', color: '#1f6f8b', access: { isPrivate: false } },
    });
    const discussion = await make(kari, 'createDiscussion', 'CreateDiscussionInput', {
      ...{ title: question, body: words('Folk ringer til sentralbordet.') },
    });
    await make(kari, 'createComment', 'CreateCommentInput', { meta: discussion.id, message: words(said) }, 'id');

    await page.goto(`/app/forum/public/${discussion.uri}`);
    await step('the form of the activity, with the words of the answer, by keyboard', async () => {
      await button('discussion.activity.make').focus();
      await page.keyboard.press('Enter');
      await field('field.calendar').waitFor();
    });
    await expect.poll(() => field('field.title').inputValue()).toBe(question);
    await step('what is missing is said', async () => {
      await button('discussion.activity.send').click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    });
    await field('field.calendar').selectOption(wheel.id);
    await field('field.day').fill(addDays(osloToday(new Date()), 14));
    await page.keyboard.press('Tab');
    await step('the activity under the answer', async () => {
      await button('discussion.activity.send').click();
      await page.getByRole('list', { name: text('discussion.activity.made') }).waitFor();
    });
    await step('the activity, which says where it came from', async () => {
      await page
        .getByRole('list', { name: text('discussion.activity.made') })
        .getByRole('link')
        .click();
      await page.getByRole('heading', { name: text('discussion.activity.origin') }).waitFor();
      await page.getByText(said).first().waitFor();
    });
    await step('back at the answer', async () => {
      await page.getByRole('link', { name: question }).last().click();
      await page.locator('article:focus').getByText(said).waitFor();
    });
    await kari.context.close();
  });
});

const words = (text: string): string => JSON.stringify(richTextOf(text));

/** Makes a thing of Kari's, as its form would. */
async function make(
  { page }: Visitor,
  name: string,
  type: string,
  input: object,
  selection = 'id uri',
): Promise<{ id: string; uri: string }> {
  const data = await ask<Record<string, { id: string; uri: string }>>(
    page,
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`,
    { input },
  );
  return data[name]!;
}
