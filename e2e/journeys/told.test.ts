import { plainSentence } from '@samspel/domain/subject/sentence';
import { richTextOf } from '@samspel/domain/text/plain-text';
import { addDays } from '@samspel/domain/time/day';
import { morningOf } from '@samspel/domain/time/morning';
import { osloToday } from '@samspel/domain/time/oslo';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remindJob } from '../../packages/server/src/areas/calendar/activity/remind.job.ts';
import type { Services } from '../../packages/server/src/core/base/services.ts';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { mailAbout } from '../mail.ts';
import { expectAccessible } from '../page-checks.ts';
import { signIn } from '../people.ts';
import { samspel } from '../samspel.ts';
import { type Look, looks, looksFor } from '../turns.ts';

/** People are notified of what concerns them: on the bell, on the desktop, and where it happened (product/shell#notifications). */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

type Shown = { body: string };

describe.each(looksFor(1))('in $locale, $theme', (look) => {
  it('a mention reaches Ola’s bell and desktop, and leads to the comment; he mutes the activity, and hears no more of it', async () => {
    const kari = await visit(browser, look);
    const ola = await visit(browser, look);
    await watchDesktop(ola);
    await signIn(kari, 'kari@fjordvik.example');
    await signIn(ola, 'ola@fjordvik.example');
    const activity = await makeActivity(kari);
    await ask(ola.page, 'mutation { checkNotifications }');
    await ola.page.reload();
    await bell(ola, 0).waitFor();

    await mention(kari, ola, activity, 'Ser du på dette?');
    await ola.step('the bell counts it', () => bell(ola, 1).waitFor());
    const shown = () => ola.page.evaluate(() => (window as never as { shown: Shown[] }).shown);
    await expect.poll(shown).toHaveLength(1);
    expect((await shown())[0]!.body).toContain('Haustsamling');

    await ola.step('the list of what he was told', async () => {
      await bell(ola, 1).click();
      await told(ola).getByRole('link', { name: 'Haustsamling' }).first().waitFor();
      await bell(ola, 0).waitFor();
    });
    await ola.step('Escape closes it, and gives the focus back', async () => {
      await ola.page.keyboard.press('Escape');
      await told(ola).waitFor({ state: 'detached' });
      await expect.poll(() => bell(ola, 0).evaluate((button) => button === document.activeElement)).toBe(true);
    });
    await ola.step('what he follows, in its place', async () => {
      await bell(ola, 0).click();
      await ola.button('notification.favourites').click();
      await ola.page.getByRole('complementary', { name: ola.text('notification.favourites') }).waitFor();
    });
    await ola.step('a press outside closes it', async () => {
      await ola.page.getByRole('heading', { level: 1 }).click();
      await ola.page
        .getByRole('complementary', { name: ola.text('notification.favourites') })
        .waitFor({ state: 'detached' });
    });
    await ola.step('the link leads to the comment', async () => {
      await bell(ola, 0).click();
      await told(ola).getByRole('link', { name: 'Haustsamling' }).first().click();
      await ola.page.getByRole('article').getByText('Ser du på dette?').waitFor();
    });

    await ola.step('he mutes the activity', async () => {
      await ola.page
        .getByRole('dialog')
        .first()
        .getByRole('button', { name: ola.text('notification.level'), exact: true })
        .click();
      const saved = ola.page.waitForResponse(
        (response) => response.request().postData()?.includes('SetNotifyLevel') ?? false,
      );
      await ola.page.getByRole('radio', { name: ola.text('notification.level.NOTHING') }).click();
      await saved;
    });
    await ola.page.goto('/app/my-profile/notifications');
    await ola.step('what he wants to hear of', () =>
      ola.page.getByRole('checkbox', { name: ola.text('notification.choice.notifyMentioned') }).waitFor(),
    );
    await mention(kari, ola, activity, 'Ser du på dette óg?');
    await mention(kari, ola, await makeActivity(kari, 'Vårsamling'), 'Og denne?');
    await ola.step('of two mentions he is told the one that he has not muted', async () => {
      await bell(ola, 1).waitFor();
      await bell(ola, 1).click();
      await told(ola).getByRole('link', { name: 'Vårsamling' }).waitFor();
      await expect.poll(() => told(ola).getByRole('link', { name: 'Haustsamling' }).count()).toBe(1);
    });
    await Promise.all([kari.context.close(), ola.context.close()]);
  });
});

it('a mention comes by mail in the reader’s language, leads to the comment, and is the last one where they press unsubscribe', async () => {
  const [look] = looksFor(3);
  const kari = await visit(browser, look!);
  const ola = await visit(browser, look!);
  await signIn(kari, 'kari@fjordvik.example');
  await signIn(ola, 'ola@fjordvik.example', '/my-profile/notifications');
  await ola.step('he chooses mails at once', async () => {
    const saved = ola.page.waitForResponse(
      (response) => response.request().postData()?.includes('SaveSettings') ?? false,
    );
    await ola.page.getByRole('radio', { name: ola.text('notification.mail.INSTANT') }).click();
    await saved;
  });
  for (const { locale, theme } of looks) {
    await ask(ola.page, 'mutation ($locale: Locale!) { updateMe(input: { language: $locale }) { id } }', { locale });
    const title = `Samling ${locale} ${theme}`;
    const since = Date.now();
    await mention(kari, ola, await makeActivity(kari, title), 'Ser du på dette?');
    const mail = await mailAbout('ola@fjordvik.example', since, title);
    await lookAt(mail.html, { locale, theme });
  }
  await ask(ola.page, 'mutation ($locale: Locale!) { updateMe(input: { language: $locale }) { id } }', {
    locale: look!.locale,
  });
  const since = Date.now();
  await mention(kari, ola, await makeActivity(kari, 'Siste samling'), 'Ser du på dette?');
  const { text } = await mailAbout('ola@fjordvik.example', since, 'Siste samling');
  const paths = new Set(
    text.match(/https?:\/\/\S+/g)!.map((url) => new URL(url).href.slice(new URL(url).origin.length)),
  );
  const [comment, , unsubscribe] = [...paths];
  await ola.step('the mail leads to the comment', async () => {
    await ola.page.goto(comment!);
    await ola.page.getByRole('article').getByText('Ser du på dette?').waitFor();
  });
  await ola.step('the page that ends the mails', async () => {
    await ola.page.goto(unsubscribe!);
    await ola.button('notification.unsubscribe.button').waitFor();
  });
  await ola.step('no more mails', async () => {
    await ola.button('notification.unsubscribe.button').click();
    await ola.page.getByRole('heading', { name: ola.text('notification.unsubscribed.title') }).waitFor();
  });
  const { me } = await ask<{ me: { settings: object } }>(
    ola.page,
    '{ me { settings { sendInstantNotificationMail sendDailyNotificationMail sendWeeklyNotificationMail } } }',
  );
  expect(Object.values(me.settings)).toEqual([false, false, false]);
  await Promise.all([kari.context.close(), ola.context.close()]);
});

describe.each(looksFor(4))('in $locale, $theme', (look) => {
  it('on the morning of an activity, its responsible person is reminded once, and led there; not again on the next day', async () => {
    const kari = await visit(browser, look);
    const ola = await visit(browser, look);
    await signIn(kari, 'kari@fjordvik.example');
    await signIn(ola, 'ola@fjordvik.example');
    const { updateMe: me } = await ask<{ updateMe: { id: string } }>(
      ola.page,
      'mutation ($locale: Locale!) { updateMe(input: { language: $locale }) { id } }',
      { locale: look.locale },
    );
    const day = addDays(osloToday(new Date()), 1);
    await makeActivity(kari, 'Rapportering', {
      startDate: day,
      reminder: 'SAME_DAY',
      responsible: me.id,
    });
    await expect.poll(() => newestOf(ola)).toContain('Rapportering'); // that he is responsible
    await ask(ola.page, 'mutation { checkNotifications }');
    await ola.page.reload();
    await bell(ola, 0).waitFor();

    await remind(morningOf(day), morningOf(day), minutesAfter(morningOf(day), 5));
    await ola.step('the bell says one', () => bell(ola, 1).waitFor());
    const reminder = told(ola).getByRole('link', {
      name: plainSentence(ola.text('notification.reminder', { title: 'Rapportering', day: '' })),
    });
    await ola.step('the reminder, once', async () => {
      await bell(ola, 1).click();
      await reminder.first().waitFor();
      await expect.poll(() => reminder.count()).toBe(1);
    });
    await ola.step('it leads to the activity', async () => {
      await reminder.click();
      await ola.page.getByRole('dialog').getByRole('heading', { name: 'Rapportering' }).waitFor();
    });

    await remind(minutesAfter(morningOf(day), 10), morningOf(addDays(day, 1)));
    await mention(kari, ola, await makeActivity(kari, 'Noko anna'), 'Og denne?');
    await ola.step('what comes next is all that is new', async () => {
      await bell(ola, 1).waitFor();
      await bell(ola, 1).click();
      await told(ola).getByRole('link', { name: 'Noko anna' }).waitFor();
      await expect.poll(() => reminder.count()).toBe(1);
    });
    await Promise.all([kari.context.close(), ola.context.close()]);
  });
});

/** Shows a mail as a mail program does, on a phone too; leaves a picture of it, and checks that everybody can read it. */
async function lookAt(html: string, { locale, theme }: Look): Promise<void> {
  const context = await browser.newContext({ colorScheme: theme, viewport: { width: 640, height: 700 } });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  await page.setContent(html);
  await expectAccessible(page, `the mail in ${locale}, ${theme}`);
  await page.screenshot({ path: `e2e/pictures/mail-${locale}-${theme}.png`, fullPage: true });
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(locale);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await context.close();
}

const bell = ({ page, text }: Visitor, count: number): Locator =>
  page.getByRole('button', { name: text('notification.bell', { count }), exact: true });
const told = ({ page, text }: Visitor): Locator =>
  page.getByRole('complementary', { name: text('notification.title') });

/** Makes a browser that may show notices while its person is elsewhere; records them. */
const watchDesktop = ({ context }: Visitor) =>
  context.addInitScript(() => {
    const shown: Shown[] = [];
    class Notice {
      static permission = 'granted';
      constructor(_title: string, { body }: Shown) {
        shown.push({ body });
      }
    }
    Object.assign(window, { Notification: Notice, shown });
    document.hasFocus = () => false;
  });

/** Returns Ola's latest notification. */
async function newestOf({ page }: Visitor): Promise<string> {
  const { myNotifications: told } = await ask<{ myNotifications: { nodes: { message: string }[] } }>(
    page,
    '{ myNotifications(limit: 1) { nodes { message } } }',
  );
  return told.nodes[0]?.message ?? '';
}

const minutesAfter = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * 60_000);

/** Runs the reminder job at each of these moments, as it runs every five minutes. */
async function remind(...moments: Date[]): Promise<void> {
  for (const now of moments) await remindJob.run({ db: samspel().database, now: () => now } as Services);
}

/** Makes an activity of Kari's on a year wheel that is open to all; returns its id. */
async function makeActivity({ page }: Visitor, title = 'Haustsamling', more: object = {}): Promise<string> {
  const { createCalendar: calendar } = await ask<{ createCalendar: { id: string } }>(
    page,
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id } }',
    { input: { title: 'Samlingar å høyre om', color: '#1f6f8b', access: { isPrivate: false } } },
  );
  const description = JSON.stringify(richTextOf('Ei samling for alle'));
  const startDate = `${new Date().getFullYear()}-06-01`;
  const { createEvent } = await ask<{ createEvent: { instances: { nodes: { id: string }[] } } }>(
    page,
    'mutation ($input: CreateEventInput!) { createEvent(input: $input) { instances { nodes { id } } } }',
    { input: { calendar: calendar.id, title, description, startDate, ...more } },
  );
  return createEvent.instances.nodes[0]!.id;
}

/** Kari mentions Ola in a comment on an activity. */
async function mention(kari: Visitor, ola: Visitor, meta: string, text: string): Promise<void> {
  const { me } = await ask<{ me: { id: string } }>(ola.page, '{ me { id } }');
  const greeting = [
    { type: 'mention', attrs: { id: me.id, label: '' } },
    { type: 'text', text: ` ${text}` },
  ];
  const message = JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: greeting }] });
  await ask(kari.page, 'mutation ($input: CreateCommentInput!) { createComment(input: $input) { id } }', {
    input: { meta, message },
  });
}
