import { richTextOf } from '@samspel/domain/text/plain-text';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { moreFilters } from '../more-filters.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** Kari gathers two municipalities around a topic; Per follows it on his phone; it is closed to him while he has it open; Astrid gives it to Ola. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const wheel = 'Skuleskyss i regionen';

describe.each(looksFor(1))('in $locale, $theme', (look) => {
  it('Kari makes a topic and ties a year wheel to it; Per follows it on a phone, and hears that it is closed', async () => {
    const kari = await visit(browser, look);
    await signIn(kari, 'kari@fjordvik.example', '/topic');
    await makeWheel(kari);
    const { page, text, field, button, step } = kari;
    await step('the form of a new topic', async () => {
      await page
        .getByRole('link', { name: text('topic.create') })
        .first()
        .click();
      await field('field.title').waitFor();
    });
    await step('what is missing is said', async () => {
      await button('topic.create').click();
      await page.locator('input[aria-invalid="true"]').first().waitFor();
    });
    await field('field.title').fill('Skuleskyss over kommunegrensa');
    await field('field.category').selectOption('PROJECT');
    await field('field.description').click();
    await page.keyboard.type('Kven køyrer kven, og når?');
    await page.getByRole('radio', { name: text('access.public'), exact: true }).click();
    await page
      .getByRole('dialog', { name: text('access.makePublicTitle') })
      .getByRole('button', { name: text('button.confirm') })
      .click();
    await page.getByRole('combobox', { name: text('relation.field.TOPIC') }).fill(wheel);
    await page.getByRole('option', { name: wheel }).click();
    await step('the topic that was made, with its year wheel', async () => {
      await button('topic.create').click();
      await page.getByRole('heading', { level: 1, name: 'Skuleskyss over kommunegrensa' }).waitFor();
      await page.getByRole('link', { name: wheel }).first().waitFor();
    });
    const address = new URL(page.url()).pathname;

    const per = await visit(browser, look, { width: 390, height: 844 });
    await signIn(per, 'per@lundvik.example', address.replace('/app', ''));
    await per.step('followed', async () => {
      await per.button('button.follow').click();
      await per.button('button.following').waitFor();
    });
    await per.step('who follows it, on a phone', async () => {
      await per.page.getByRole('tab', { name: per.text('topic.tab.network') }).click();
      await per.page.getByRole('heading', { name: 'Lundvik kommune' }).waitFor();
    });
    expect(new URL(per.page.url()).pathname).toBe(`${address}/network`);
    await askOn(kari, address, 'Kven betaler ferja?');
    await per.step('what is new since he was there, which the button goes to', async () => {
      await per.page.goto(address);
      await per.button('subject.sinceLast', { count: 1 }).click();
      await per.page.locator(':focus', { hasText: per.text('subject.fresh') }).waitFor();
    });
    await per.page.getByRole('link', { name: 'Kven betaler ferja?' }).first().waitFor();
    await close(kari, address);
    await per.step('Per is told, and nothing of it is left', () =>
      per.page
        .getByRole('alert')
        .filter({ hasText: per.text('shell.lost.body') })
        .first()
        .waitFor(),
    );
    await expect.poll(() => per.page.getByRole('tab').count()).toBe(0);
    await Promise.all([kari.context.close(), per.context.close()]);
  });

  it('by keyboard the tabs turn with the arrows and the address with them; the year wheels are rings of one wheel', async () => {
    const kari = await visit(browser, look);
    await signIn(kari, 'kari@fjordvik.example');
    const topic = await makeTopic(kari, 'Skyss og overnatting');
    const { page, text, step } = kari;
    await step('a tab that is none is the first', async () => {
      await page.goto(`/app/topic/${topic.uri}/nonsense`);
      await page.getByRole('tab', { name: text('topic.tab.about'), selected: true }).waitFor();
    });
    await page.getByRole('tab', { name: text('topic.tab.about') }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await step('the year of its year wheels', async () => {
      await page.getByRole('tab', { name: text('topic.tab.year'), selected: true }).waitFor();
      await page.getByRole('tab', { name: text('wheel.tab.wheel'), exact: true }).waitFor();
      await page.getByRole('link', { name: wheel }).waitFor();
    });
    expect(page.url()).toContain(`/topic/${topic.uri}/annual-cycle`);
    await kari.context.close();
  });

  it('Kari finds topics by service areas, which stand in the address', async () => {
    const kari = await visit(browser, look);
    await signIn(kari, 'kari@fjordvik.example', '/topic/list');
    const { page, text, step } = kari;
    await step('a service area that is found', async () => {
      await moreFilters(kari).click();
      await page.getByRole('combobox', { name: text('field.kostraFunctions') }).fill('202');
      await page.getByRole('option', { name: /^202 / }).waitFor();
    });
    await step('the list, narrowed to it', async () => {
      await page.getByRole('option', { name: /^202 / }).click();
      await page.waitForURL(/function=\d+/);
    });
    const narrowed = page.url();
    await page.getByRole('search').getByRole('button', { name: /202 / }).click();
    await page.waitForURL((url) => !url.search.includes('function'));
    await step('Back finds it narrowed again', async () => {
      await page.goBack();
      await page.getByRole('search').getByRole('button', { name: /202 / }).waitFor();
    });
    expect(page.url()).toBe(narrowed);
    await kari.context.close();
  });

  it('Kari archives a topic and throws it away; its page and a chip that names it follow at once where Per has them open', async () => {
    const kari = await visit(browser, look);
    await signIn(kari, 'kari@fjordvik.example');
    const topic = await makeTopic(kari, 'Skyss på laurdagar');
    const question = await askOn(kari, `/app/topic/${topic.uri}`, 'Kven vaskar bussen?');
    const per = await visit(browser, look);
    await signIn(per, 'per@lundvik.example', `/topic/${topic.uri}`);
    await per.page.getByRole('heading', { level: 1, name: 'Skyss på laurdagar' }).waitFor();
    const beside = await per.context.newPage();
    await beside.goto(`/app/forum/${topic.id}/${question.uri}`);
    const chip = beside.getByRole('list', { name: per.text('discussion.topics') });
    await chip.getByText('Skyss på laurdagar', { exact: true }).waitFor();

    await ask(kari.page, 'mutation ($id: ID!) { archiveTopic(id: $id) { id } }', { id: topic.id });
    await per.step('the page says that it is archived, unasked', () =>
      per.page.getByText(per.text('subject.page.archived')).waitFor(),
    );
    await expect.poll(() => per.button('button.reload').count()).toBe(0);
    await chip.getByText(per.text('subject.archivedTitle', { title: 'Skyss på laurdagar' })).waitFor();

    await kari.page.goto(`/app/topic/${topic.uri}`);
    const dialog = kari.page.getByRole('dialog', {
      name: kari.text('subject.unArchive.title', { title: 'Skyss på laurdagar' }),
    });
    await kari.step('the notice of an archived topic has a button, which asks', async () => {
      await kari.button('subject.unArchive').click();
      await dialog.waitFor();
    });
    await dialog.getByRole('button', { name: kari.text('subject.unArchive') }).click();
    await per.page.getByText(per.text('subject.page.archived')).waitFor({ state: 'detached' });
    await chip.getByText('Skyss på laurdagar', { exact: true }).waitFor();

    await ask(kari.page, 'mutation ($id: ID!) { removeTopic(id: $id) }', { id: topic.id });
    await per.step('the page is gone, unasked', () =>
      per.page
        .getByRole('alert')
        .filter({ hasText: per.text('shell.lost.body') })
        .first()
        .waitFor(),
    );
    await chip.waitFor({ state: 'detached' });
    await Promise.all([kari.context.close(), per.context.close()]);
  });

  it('Astrid, who is admin, gives it to Ola, who owns it then', async () => {
    const kari = await visit(browser, look);
    await signIn(kari, 'kari@fjordvik.example');
    const topic = await makeTopic(kari, 'Skyss i haustferien');
    await kari.page.goto(`/app/topic/${topic.uri}`);
    await kari.page.getByRole('button', { name: kari.text('subject.more') }).click();
    await expect.poll(() => kari.page.getByRole('button', { name: kari.text('subject.owner.change') }).count()).toBe(0);

    const astrid = await visit(browser, look);
    await signIn(astrid, 'astrid@fjordvik.example', `/topic/${topic.uri}/network`);
    const { page, text, step, button } = astrid;
    await page.getByRole('button', { name: text('subject.more') }).click();
    await step('the dialog that asks for the new owner', async () => {
      await button('subject.owner.change').click();
      await page.getByRole('dialog', { name: text('subject.owner.new') }).waitFor();
    });
    await page.getByRole('combobox', { name: text('subject.owner.person') }).fill('Ola Vik');
    await page.getByRole('option', { name: /Ola Vik/ }).click();
    await step('Ola owns it', async () => {
      await button('button.confirm').click();
      await page
        .getByRole('listitem')
        .filter({ hasText: 'Ola Vik' })
        .filter({ hasText: text('access.level.OWNER') })
        .waitFor();
    });
    await Promise.all([kari.context.close(), astrid.context.close()]);
  });
});

async function makeWheel({ page }: Visitor): Promise<string> {
  const { createCalendar } = await ask<{ createCalendar: { id: string } }>(
    page,
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id } }',
    { input: { title: wheel, color: '#1f6f8b', access: { isPrivate: false } } },
  );
  return createCalendar.id;
}

/** Makes an open topic of Kari's that a year wheel is related to. */
async function makeTopic(kari: Visitor, title: string): Promise<{ id: string; uri: string }> {
  const { createTopic } = await ask<{ createTopic: { id: string; uri: string } }>(
    kari.page,
    'mutation ($input: CreateTopicInput!) { createTopic(input: $input) { id uri } }',
    {
      input: {
        title,
        category: 'TOPIC',
        description: JSON.stringify(richTextOf('Kven køyrer kven, og når?')),
        access: { isPrivate: false },
      },
    },
  );
  await ask(kari.page, 'mutation ($input: AddToRelatedInput!) { addToRelated(input: $input) { id } }', {
    input: { meta: createTopic.id, metasToAdd: [await makeWheel(kari)] },
  });
  return createTopic;
}

/** Asks a question on a topic. */
async function askOn({ page }: Visitor, address: string, title: string): Promise<{ uri: string }> {
  const { createDiscussion } = await ask<{ createDiscussion: { uri: string } }>(
    page,
    'mutation ($input: CreateDiscussionInput!) { createDiscussion(input: $input) { uri } }',
    { input: { title, body: JSON.stringify(richTextOf('Veit nokon det?')), topic: address.split('-').at(-1) } },
  );
  return createDiscussion;
}

/** Kari makes a topic hidden and shares it with nobody. */
async function close({ page }: Visitor, address: string): Promise<void> {
  const id = address.split('-').at(-1)!;
  const { topic } = await ask<{ topic: { version: number } }>(page, 'query ($id: ID!) { topic(id: $id) { version } }', {
    id,
  });
  await ask(page, 'mutation ($input: UpdateTopicInput!) { updateTopic(input: $input) { id } }', {
    input: { id, version: topic.version, access: { isPrivate: true, visibility: 'PRIVATE' } },
  });
}
