import { addDays } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { tabTo } from '../keyboard.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/**
 * Three people of two municipalities, all by keyboard: Kari opens a topic, Per asks on it, Ola answers with a file, Per accepts, and Kari makes an
 * activity from the answer (product/topics, product/forum).
 */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const topic = 'Strøsand i to kommunar';
const question = 'Kor hentar de sanden?';
const said = 'Frå grustaket vårt, sjå prisane.';
const prices = { name: 'Prisar.txt', mimeType: 'text/plain', buffer: Buffer.from('Tonn: 120 kr') };
const wheel = 'Vinterdrift';

describe.each(looksFor(4))('in $locale, $theme', (look) => {
  it('Kari opens a topic, Per asks, Ola answers with a file, Per accepts, and Kari makes an activity of it', async () => {
    const [kari, per, ola] = [await visit(browser, look), await visit(browser, look), await visit(browser, look)];
    await signIn(kari, 'kari@fjordvik.example', '/topic');
    await makeWheel(kari);
    await openTopic(kari);
    const path = new URL(kari.page.url()).pathname.replace('/app', '');

    await signIn(per, 'per@lundvik.example', path);
    await askOnIt(per);
    const asked = new URL(per.page.url()).pathname.replace('/app', '');

    await signIn(ola, 'ola@fjordvik.example', asked);
    await answer(ola);
    await accept(per);

    await kari.page.goto(`/app${asked}`);
    await makeActivity(kari);
    await Promise.all([kari, per, ola].map(({ context }) => context.close()));
  });
});

const press = ({ page }: Visitor, key = 'Enter') => page.keyboard.press(key);
const type = ({ page }: Visitor, words: string) => page.keyboard.type(words);
const writing = ({ page }: Visitor) => page.locator('[contenteditable=true]');

async function makeWheel({ page }: Visitor): Promise<void> {
  const input = { title: wheel, color: '#1f6f8b', access: { isPrivate: false } };
  await ask(page, 'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id } }', { input });
}

/** Makes a topic that is open to everybody. */
async function openTopic(kari: Visitor): Promise<void> {
  const { page, text, step } = kari;
  await step('the form of a new topic', async () => {
    await tabTo(page, new RegExp(`^${text('topic.create')}`));
    await press(kari);
    await kari.field('field.title').waitFor();
  });
  await tabTo(page, new RegExp(`^${text('field.title')}`));
  await type(kari, topic);
  await tabTo(page, new RegExp(`^${text('field.category')}`));
  await type(kari, text('topic.category.TOPIC'));
  await tabTo(page, new RegExp(`^${text('field.description')}`));
  await writing(kari).waitFor();
  await type(kari, 'Vi kjøper sand saman.');
  await tabTo(page, new RegExp(`^(${text('access.private')}|${text('access.public')})`));
  await step('asked whether it is to be open', async () => {
    await press(kari, 'ArrowUp');
    await page.getByRole('dialog', { name: text('access.makePublicTitle') }).waitFor();
  });
  await tabTo(page, text('button.confirm'));
  await press(kari);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await step('the topic', async () => {
    await tabTo(page, text('topic.create'));
    await press(kari);
    await page.getByRole('heading', { level: 1, name: topic }).waitFor();
  });
}

async function askOnIt(per: Visitor): Promise<void> {
  const { page, text, step } = per;
  await tabTo(page, text('topic.tab.about'));
  const there = page.locator(':focus', { hasText: text('topic.tab.forum') });
  for (let turn = 0; turn < 5 && (await there.count()) === 0; turn += 1) await press(per, 'ArrowRight');
  await step('the tab of what is asked', async () => {
    await press(per);
    await page.getByRole('tab', { name: text('topic.tab.forum'), selected: true }).waitFor();
  });
  await step('the form of a question', async () => {
    await tabTo(page, text('discussion.new'));
    await press(per);
    await page.getByRole('dialog', { name: text('discussion.new') }).waitFor();
  });
  await tabTo(page, new RegExp(`^${text('field.title')}`));
  await type(per, question);
  await tabTo(page, new RegExp(`^${text('field.question')}`));
  await writing(per).waitFor();
  await type(per, 'Vår er oppbrukt.');
  await step('published', async () => {
    await tabTo(page, text('discussion.publish'));
    await press(per);
    await page.getByRole('heading', { level: 1, name: question }).waitFor();
  });
}

async function answer(ola: Visitor): Promise<void> {
  const { page, text, step } = ola;
  // The button in the head leads to the field.
  await tabTo(page, new RegExp(`^${text('discussion.answerWrite')}`));
  await press(ola);
  await writing(ola).waitFor();
  await type(ola, said);
  const mine = page.getByRole('article').filter({ hasText: said });
  await step('answered', async () => {
    await press(ola, 'Control+Enter');
    await mine.waitFor();
  });
  await tabTo(page, text('comment.more', { name: 'Ola Vik' }));
  await press(ola);
  await tabTo(page, text('comment.attach'));
  await press(ola);
  await step('with a file', async () => {
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page, text('upload.pick'));
    await press(ola);
    await (await chooser).setFiles(prices);
    await mine.getByRole('button', { name: new RegExp(`^${prices.name}`) }).waitFor();
  });
}

/** Per, who has the question open, sees the answer appear in its place. */
async function accept(per: Visitor): Promise<void> {
  const { page, text, step } = per;
  await page.getByRole('article').getByText(said).waitFor();
  await step('accepted', async () => {
    await tabTo(page, text('discussion.accept'));
    await press(per);
    await per.button('discussion.unAccept').waitFor();
  });
}

async function makeActivity(kari: Visitor): Promise<void> {
  const { page, text, step } = kari;
  await page.getByRole('article').getByText(said).waitFor();
  await step('the form of an activity', async () => {
    await tabTo(page, text('discussion.activity.make'));
    await press(kari);
    await kari.field('field.calendar').waitFor();
  });
  await tabTo(page, new RegExp(`^${text('field.calendar')}`));
  await type(kari, wheel);
  await tabTo(page, new RegExp(`^${text('field.day')}`));
  await type(kari, addDays(osloToday(new Date()), 14));
  const made = page.getByRole('list', { name: text('discussion.activity.made') });
  await step('the activity, under the answer', async () => {
    await tabTo(page, text('discussion.activity.send'));
    await press(kari);
    await made.waitFor();
  });
  await expect.poll(() => made.getByRole('link').count()).toBe(1);
}
