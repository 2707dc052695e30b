import { richTextOf } from '@samspel/domain/text/plain-text';
import { sql } from 'kysely';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { moreFilters } from '../more-filters.ts';
import { signIn } from '../people.ts';
import { samspel } from '../samspel.ts';
import { looksFor } from '../turns.ts';

/**
 * An admin makes next year's call. An economist finds a scheme by its service area and deadline, follows it, and finds it again; a person whose
 * municipality has no grants reads whom to ask.
 */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const title = 'Arenamidlar til folkebibliotek';
const cards = (page: Page) => page.locator('main li h2');
/** Moves the scheme's days to apply by. */
const moveCall = (days: number) =>
  sql`update action_value_deadline d set date = d.date + ${days}::int from subject s
    where s.id = d.action_value_id and s.title = ${title} and d.type = 'APPLICATION'`.execute(samspel().database);
/** Whether people of Lundvik may read grants. */
const permit = (isPermitted: boolean) =>
  sql`update organization set permissions = case when ${isPermitted} then array_append(permissions, 'ACTION_VALUE') else array_remove(permissions, 'ACTION_VALUE') end
    where name = 'Lundvik kommune'`.execute(samspel().database);

describe.each(looksFor(3))('in $locale, $theme', (look) => {
  it('Kari finds a scheme by its service area, follows it, and finds it among those that she follows', async () => {
    const kari = await visit(browser, look);
    const { page, text } = kari;
    await signIn(kari, 'kari@fjordvik.example', '/action-value');
    await kari.step('the next days to apply by, what was changed last, and a tour that goes there', async () => {
      const upcoming = page.getByRole('region', { name: text('grant.upcoming') });
      await upcoming.getByRole('listitem').nth(7).waitFor();
      const latest = page.getByRole('region', { name: text('grant.latest') });
      await expect.poll(() => latest.getByRole('link').count()).toBe(5);
      await kari.button('shell.tour.start').click();
      await page.getByText(text('grant.tour.followed')).waitFor();
      // Six stops, of which the last offers to begin anew; there is no support address here.
      for (let press = 1; press <= 5; press++) await page.keyboard.press('ArrowRight');
      await page.getByText(text('shell.tour.progress', { step: 6, steps: 6 })).waitFor();
      await page.keyboard.press('ArrowRight');
      await kari.button('shell.tour.again').click();
      await page.getByText(text('shell.tour.progress', { step: 1, steps: 6 })).waitFor();
      await page.keyboard.press('Escape');
      await page.locator('.tour').waitFor({ state: 'detached' });
      await expect
        .poll(() => page.getByRole('link', { name: text('grant.tip') }).getAttribute('href'))
        .toBe('/app/help');
    });
    await kari.step('all schemes, the next deadline first', async () => {
      await page.getByRole('link', { name: text('grant.explore') }).click();
      await cards(page).nth(11).waitFor();
    });
    await kari.step('those of one service area', async () => {
      await moreFilters(kari).click();
      await kari.field('field.kostraFunctions').fill('370');
      await page.getByRole('option', { name: /^370/ }).click();
      await page.getByRole('link', { name: title }).waitFor();
    });
    expect(new URL(page.url()).searchParams.getAll('function')).toHaveLength(1);
    await expect.poll(() => cards(page).count()).toBeLessThan(5);
    await kari.step('the scheme, with its expected deadline and its values in words', async () => {
      await page.getByRole('link', { name: title }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByText(text('grant.deadline.isExpected')).first().waitFor();
      await page.getByRole('row', { name: new RegExp(text('grant.radar.ECONOMY')) }).waitFor();
    });
    const file = page.getByRole('link', { name: new RegExp(text('grant.deadline.toCalendar')) }).first();
    const { status, body } = await page.evaluate(
      async (href) => {
        const answer = await fetch(href);
        return { status: answer.status, body: await answer.text() };
      },
      (await file.getAttribute('href'))!,
    );
    expect([status, body.includes(title)]).toEqual([200, true]);
    await kari.step('followed', async () => {
      await kari.button('button.follow').click();
      await kari.button('button.following').waitFor();
    });
    await kari.step('those that she follows', async () => {
      await page.goto('/app/action-value/list?followed=true');
      await page.getByRole('link', { name: title }).waitFor();
    });
    await expect.poll(() => cards(page).count()).toBe(1);
  });

  it('Astrid makes next year’s call, whose deadlines are expected until she confirms them', async () => {
    const astrid = await visit(browser, look);
    const { page, text, button } = astrid;
    await signIn(astrid, 'astrid@fjordvik.example', '/action-value/list?text=arenamidlar');
    await astrid.step('a scheme', () => page.getByRole('link', { name: title }).first().click());
    const topic = `Arenaer ${look.locale}`;
    await relate(astrid, topic);
    const paper = `Rettleiing ${look.locale} ${look.theme}.txt`;
    await astrid.step('a file on it', async () => {
      const file = { name: paper, mimeType: 'text/plain', buffer: Buffer.from('Søk i tide') };
      await page.locator('input[type=file]').first().setInputFiles(file);
      await page.getByText(paper).first().waitFor();
    });
    await astrid.step('the form of its next call', async () => {
      await page.getByRole('button', { name: text('subject.more') }).click();
      await page.getByRole('link', { name: text('grant.next') }).click();
      await page.getByRole('heading', { level: 1, name: text('grant.next.title', { title }) }).waitFor();
    });
    const expected = page.getByRole('checkbox', { name: text('grant.form.isExpected') });
    await expect.poll(() => expected.first().isChecked()).toBe(true);
    await page.getByRole('button', { name: text('upload.forget', { name: paper }) }).waitFor();
    const named = 'Bibliotekløftet';
    await astrid.step('an address that is none is refused under its field', async () => {
      await astrid.field('field.title').fill(named);
      await astrid.field('field.sourceUrl').fill('javascript:alert(1)');
      await button('button.publish').click();
      await page.locator('[aria-invalid="true"]').waitFor();
    });
    await astrid.step('published, and shown', async () => {
      await astrid.field('field.sourceUrl').fill('https://nb.no/arenamidlar');
      await button('button.publish').click();
      await page.getByRole('heading', { level: 1, name: named }).waitFor();
      await page.getByText(text('grant.deadline.isExpected')).first().waitFor();
      await page.getByRole('link', { name: topic }).waitFor();
      await page.getByText(paper).first().waitFor();
    });
    await astrid.step('confirmed', async () => {
      await page.getByRole('button', { name: text('subject.more') }).click();
      await page.getByRole('button', { name: text('grant.confirm') }).click();
      await page.getByText(text('grant.deadline.isExpected')).first().waitFor({ state: 'detached' });
    });
    await astrid.step('both versions side by side', async () => {
      await page.getByRole('button', { name: text('subject.more') }).click();
      await page.getByRole('link', { name: text('grant.revisions') }).click();
      await page.getByRole('rowheader', { name: text('grant.deadlines') }).waitFor();
    });
    const withdraw = page.getByRole('dialog', { name: text('grant.withdraw.title') });
    await astrid.step('withdrawing it asks, and says who loses sight of it', async () => {
      await page.getByRole('link', { name: named }).click();
      await page.getByRole('button', { name: text('subject.more') }).click();
      await page.getByRole('link', { name: text('button.edit') }).click();
      await button('button.withdraw').click();
      await withdraw.getByText(text('grant.withdraw.cases')).waitFor();
    });
    await astrid.step('a draft', async () => {
      await withdraw.getByRole('button', { name: text('button.withdraw') }).click();
      await page.getByText(text('subject.status.DRAFT')).first().waitFor();
    });
    await astrid.step('thrown away', async () => {
      await page.getByRole('button', { name: text('subject.more') }).click();
      await button('button.delete').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: text('button.delete') })
        .click();
      await page.getByRole('heading', { level: 1, name: text('grant.explore') }).waitFor();
    });
  });

  it('Kari follows a scheme up for her municipality, and Per in another sees nothing of it', async () => {
    const kari = await visit(browser, look);
    const { page, text, button } = kari;
    await signIn(kari, 'kari@fjordvik.example', '/action-value/list?text=arenamidlar');
    const { createCalendar: wheel } = await ask<{ createCalendar: { id: string } }>(
      page,
      'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id } }',
      { input: { title: 'Søknader', color: '#a03030' } },
    );
    await page.getByRole('link', { name: title }).first().click();
    let days = 0;
    const inWheel = page.getByRole('listitem').filter({ has: page.locator('a[href*="?activity="]') });
    try {
      await kari.step('one press starts the case', async () => {
        await button('grantCase.start').click();
        await page.getByText(text('grantCase.started')).waitFor();
      });
      await kari.step('a step on, and six tasks in her year wheel', async () => {
        await page
          .getByRole('button', { name: text('grantCase.move', { state: text('grantCase.state.APPLYING') }) })
          .click();
        const offered = page.getByRole('dialog');
        await offered.getByLabel(text('field.calendar')).selectOption(wheel.id);
        const [names, tasks] = [offered.getByText(text('field.daysBefore')), offered.locator('li:has(fieldset)')];
        const heights = await tasks.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
        // One line for each task, below names that stand once.
        expect([heights.length, Math.max(...heights) < 64]).toEqual([6, true]);
        expect(await names.evaluateAll((all) => all.filter((one) => one.clientHeight > 1).length)).toBe(1);
        await button('grantCase.plan.send').click();
        await inWheel.nth(5).waitFor();
      });
      days = 20;
      await moveCall(days);
      await kari.step('the deadline has moved, and the six tasks follow when she says so', async () => {
        await page.reload();
        await button('grantCase.plan.follow').click();
        await page.getByText(text('grantCase.plan.followed')).waitFor();
        await button('grantCase.plan.follow').waitFor({ state: 'detached' });
      });
      await kari.step('an amount', async () => {
        await button('grantCase.edit').click();
        await kari.field('field.amountApplied').fill('1 200 000');
        await button('button.save').click();
        await page.getByText(text('grantCase.saved')).waitFor();
      });
      await kari.step('a file of the case: opened, deleted, and taken back', async () => {
        const name = 'Søknad.txt';
        await page
          .getByLabel(text('grantCase.upload'))
          .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('Vi søker') });
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: new RegExp(`^${name}`) }).click(),
        ]);
        expect(download.suggestedFilename()).toBe(name);
        const remove = button('grantCase.removeFile', { name });
        await remove.click();
        await remove.waitFor({ state: 'detached' });
        const said = page.getByRole('listitem').filter({ hasText: text('upload.deleted', { name }) });
        await said.getByRole('button', { name: text('button.undo') }).click();
        await remove.waitFor();
      });
      const address = page.url();
      await kari.step('among all cases, with the sum', async () => {
        await page.getByRole('link', { name: text('grantCase.many'), exact: true }).click();
        await page.getByRole('row', { name: new RegExp(`${title}.*${text('grantCase.state.APPLYING')}`) }).waitFor();
      });
      const sum = page.getByRole('row', { name: new RegExp(`^${text('grantCase.sum')}`) });
      await expect.poll(async () => (await sum.innerText()).replace(/\D/g, '')).toBe('12000000');
      await kari.step('granted on the board, where the tasks of the report are offered', async () => {
        await page.goto(`${page.url().replace(/\?.*/, '')}?view=board`);
        for (const state of ['APPLIED', 'GRANTED'] as const) {
          const words = text('grantCase.move', { state: text(`grantCase.state.${state}`) });
          await page.getByRole('button', { name: text('grantCase.moveOne', { title }) }).click();
          await page
            .getByRole('button', { name: words })
            .or(page.getByRole('menuitem', { name: words }))
            .click();
        }
        await page.getByRole('dialog', { name: text('grantCase.plan.REPORT') }).waitFor();
      });
      await page.keyboard.press('Escape');
      await kari.step(
        'a finger that rests on the card drags it to another column; one that moves at once does not',
        async () => {
          const columnOf = (state: string) => page.locator(`[data-state="${state}"]`);
          const card = columnOf('GRANTED').getByRole('listitem').filter({ hasText: title });
          await fingerDrags(page, card, columnOf('APPLIED'), 0);
          await fingerDrags(page, card, columnOf('REPORTING'), 600);
          await columnOf('REPORTING').getByRole('link', { name: title }).waitFor();
        },
      );
      const per = await visit(browser, look);
      await signIn(per, 'per@lundvik.example', new URL(address).pathname.replace(/^\/app/, ''));
      await per.step('no case of theirs', () => per.button('grantCase.start').waitFor());
      await expect.poll(() => per.page.getByText(per.text('grantCase.state.APPLYING')).count()).toBe(0);
    } finally {
      await moveCall(-days);
      await sql`delete from grant_case`.execute(samspel().database);
      await ask(page, 'mutation ($id: ID!) { removeCalendar(id: $id) }', { id: wheel.id });
    }
  });

  it('Per, whose municipality has no grants, reads that they are paid for and whom to ask', async () => {
    await permit(false);
    try {
      const per = await visit(browser, look, { width: 390, height: 844 });
      await signIn(per, 'per@lundvik.example', '/action-value/list');
      await per.step('paid content', () => per.page.getByText(per.text('grant.paid.ask')).waitFor());
      await expect.poll(() => per.page.getByRole('link', { name: title }).count()).toBe(0);
    } finally {
      await permit(true);
    }
  });
});

/** Puts a finger on something, rests it there for `rest` milliseconds, and drags it to another place. */
async function fingerDrags(page: Page, from: Locator, to: Locator, rest: number): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = await Promise.all([from.boundingBox(), to.boundingBox()]);
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const [x, y] = [start!.x + 8, start!.y + start!.height - 8];
  await touch('touchStart', x, y);
  await page.waitForTimeout(rest);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1])
    await touch('touchMove', x + (end!.x + 40 - x) * part, y + (end!.y + 80 - y) * part);
  await touch('touchEnd', 0, 0);
  await finger.detach();
}

/** Relates the grant to a new topic. */
async function relate({ page }: Visitor, topic: string): Promise<void> {
  const { search } = await ask<{ search: { hits: { id: string; kind: string }[] } }>(
    page,
    '{ search(query: "arenamidlar", onlyWrite: false) { hits { id kind } } }',
  );
  const grant = search.hits.find(({ kind }) => kind === 'ACTION_VALUE')!;
  const description = JSON.stringify(richTextOf('Om arenaer'));
  const { createTopic } = await ask<{ createTopic: { id: string } }>(
    page,
    'mutation ($input: CreateTopicInput!) { createTopic(input: $input) { id } }',
    { input: { title: topic, category: 'TOPIC', description, access: { isPrivate: false } } },
  );
  await ask(page, 'mutation ($input: AddToRelatedInput!) { addToRelated(input: $input) { id } }', {
    input: { meta: grant.id, metasToAdd: [createTopic.id] },
  });
}
