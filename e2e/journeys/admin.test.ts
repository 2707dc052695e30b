import type { TextId } from '@samspel/i18n/texts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { mailAbout, mailedPin } from '../mail.ts';
import { signIn } from '../people.ts';
import { samspel } from '../samspel.ts';
import { looksFor } from '../turns.ts';

/** Astrid invites Nils, who signs in by PIN; she makes him an admin of his municipality, and reads her own actions in the log. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe.each(looksFor(1))('in $locale, $theme', (look) => {
  it('Astrid invites Nils, gives him a role, and finds both in the log', async () => {
    const astrid = await visit(browser, look);
    await signIn(astrid, 'astrid@fjordvik.example', '/home');
    const { page, text, step, field, button } = astrid;
    await step('the people', async () => {
      await page
        .getByRole('navigation')
        .getByRole('link', { name: text('shell.nav.admin') })
        .click();
      await page.getByRole('heading', { level: 1, name: text('admin.people') }).waitFor();
    });
    const email = `nils-${look.locale}-${look.theme}@fjordvik.example`;
    const since = Date.now();
    await button('admin.invite').click();
    await step('who is invited', () => field('admin.person.email').waitFor());
    await field('admin.person.email').fill(email);
    await field('field.name').fill('Nils Ny');
    await button('admin.invite.send').click();
    const invitation = await mailAbout(email, since, 'Samspel');

    const nils = await visit(browser, look);
    await comeByInvitation(nils, invitation.text, email);
    await nils.context.close();

    await giveRole(astrid, email);
    await step('the log', async () => {
      await page.getByRole('link', { name: text('admin.person.inLog') }).click();
      await page.getByText(text('admin.action.role')).last().waitFor();
      await page.getByRole('listitem').getByText(text('admin.action.invite')).waitFor();
    });
    await astrid.context.close();
  });

  it('Astrid gives Lundvik grants, which Per has at once, and finds it in the log', async () => {
    await samspel()
      .database.updateTable('organization')
      .set({ permissions: ['CALENDAR', 'TOPIC', 'DISCUSSION'] })
      .where('name', '=', 'Lundvik kommune')
      .execute();
    const [astrid, per] = [await visit(browser, look), await visit(browser, look)];
    await signIn(per, 'per@lundvik.example');
    const grants = per.page.getByRole('navigation').getByRole('link', { name: per.text('grant.many'), exact: true });
    await expect.poll(() => grants.count()).toBe(0);
    await signIn(astrid, 'astrid@fjordvik.example', '/admin/organizations?text=lundvik');
    const { page, text, step, field, button } = astrid;
    await step('Lundvik', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Lundvik kommune' }).click();
      await field('admin.permission.ACTION_VALUE').waitFor();
    });
    await field('admin.permission.ACTION_VALUE').check();
    await button('button.save').click();
    await page.getByText(text('admin.organization.saved', { name: 'Lundvik kommune' })).waitFor();
    await per.page.reload();
    await grants.waitFor();
    await step('the log', async () => {
      await page.goto('/app/admin/log');
      await page.getByRole('listitem').getByText(text('admin.action.organization')).first().waitFor();
    });
    await Promise.all([astrid.context.close(), per.context.close()]);
  });

  it('Astrid finds a job, a tag and a share link by their words, and the job that she runs is in the log', async () => {
    const astrid = await visit(browser, look);
    await signIn(astrid, 'astrid@fjordvik.example', '/admin/operation');
    const { page, text, step, button } = astrid;
    const word = `Kommunestyre ${look.locale} ${look.theme}`;
    const { createCalendar: wheel } = await ask<{ createCalendar: { id: string } }>(
      page,
      'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id } }',
      { input: { title: word, color: '#1f6f8b', access: { isPrivate: false } } },
    );
    await ask(page, 'mutation ($input: ChangeTagsInput!) { addTags(input: $input) { id } }', {
      input: { meta: wheel.id, tags: [word] },
    });
    await ask(page, 'mutation ($input: MakeSharableInput!) { makeSharable(input: $input) { id } }', {
      input: { id: wheel.id, uri: word.toLowerCase().replaceAll(' ', '-') },
    });
    const search = (label: TextId, words: string) => page.getByRole('searchbox', { name: text(label) }).fill(words);
    await step('one job of many', async () => {
      await search('admin.jobs.search', 'account.tidy');
      await page.waitForURL(/jobs-text=account.tidy/);
      const name = text('job.account.tidy');
      const when = text('job.runs', { when: text('job.every.hour', { count: 17 }) });
      const jobs = page.getByRole('region', { name: text('admin.jobs'), exact: true });
      // The list moves when what was found comes, and takes a press at its old place along.
      await expect.poll(() => jobs.getByRole('listitem').count()).toBe(1);
      await jobs.getByRole('listitem').filter({ hasText: name }).getByText(when).waitFor();
      await button('admin.jobs.runNamed', { name }).click();
      await page.getByText(text('admin.jobs.asked', { name })).waitFor();
    });
    await step('a tag, and how much has it', async () => {
      await page.goto('/app/tag');
      await search('tag.inUse.search', word.slice(3));
      await page.waitForURL(/text=/);
      await page
        .getByRole('listitem')
        .filter({ hasText: word })
        .getByText(text('tag.inUse.things', { count: 1 }))
        .waitFor();
    });
    await step('a share link', async () => {
      await page.goto('/app/calendar/shared-links');
      await search('shareLink.all.search', word);
      await page.waitForURL(/text=/);
      await page.getByRole('heading', { level: 2, name: word }).waitFor();
    });
    await step('the log', async () => {
      await page.goto('/app/admin/log?action=retry');
      await page.getByRole('listitem').getByText(text('admin.action.retry')).first().waitFor();
    });
    await astrid.context.close();
  });

  it('Kari leaves, and Ola has what she owned and was responsible for; nothing is without somebody', async () => {
    const [astrid, ola] = [await visit(browser, look), await visit(browser, look)];
    await signIn(ola, 'ola@fjordvik.example', '/annual-cycle/my');
    await signIn(astrid, 'astrid@fjordvik.example', '/admin/people?text=kari');
    const { page, text, step, button } = astrid;
    await step('Kari', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Kari Nes' }).click();
      await page.getByRole('heading', { level: 1, name: 'Kari Nes' }).waitFor();
    });
    await step('what keeping her out means', async () => {
      await button('admin.deactivate').click();
      await page.getByRole('dialog').getByText(text('admin.deactivate.body')).waitFor();
    });
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(text('admin.handOver.to')).fill('Ola Vik');
    await page.getByRole('option', { name: /Ola Vik/ }).click();
    await step('she is kept out', async () => {
      await dialog.getByRole('button', { name: text('admin.deactivate') }).click();
      await page.getByText(text('admin.deactivate.done', { name: 'Kari Nes' })).waitFor();
    });
    await step('nothing is without somebody', async () => {
      await page.goto('/app/admin/orphans');
      await page.getByText(text('admin.orphans.nothing')).waitFor();
    });
    await ola.step('his year wheels now', async () => {
      await ola.page.reload();
      await ola.page.getByText('Økonomi, budsjett og rapportering').first().waitFor();
    });
    await Promise.all([astrid.context.close(), ola.context.close()]);
  });
});

/** The link of the invitation contains the address; the PIN confirms it. */
async function comeByInvitation({ page, step, field, button }: Visitor, mail: string, email: string): Promise<void> {
  await step('the sign-in page', () => page.goto(/https?:\S+\/app\/login\?email=\S+/.exec(mail)![0]));
  await expect.poll(() => field('account.email').inputValue()).toBe(email);
  const asked = Date.now();
  await button('account.next').click();
  await field('account.pin').fill(await mailedPin(email, asked));
  await page.waitForURL((url) => !url.pathname.startsWith('/app/login'));
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function giveRole({ page, text, step }: Visitor, email: string): Promise<void> {
  await page.getByRole('searchbox', { name: text('admin.people.search') }).fill(email);
  await step('Nils', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Nils Ny' }).click();
    await page.getByRole('heading', { level: 1, name: 'Nils Ny' }).waitFor();
  });
  await page.getByRole('main').getByRole('combobox').selectOption('ORGANIZATION_ADMIN');
  await page.getByText(text('admin.role.saved', { name: 'Nils Ny' })).waitFor();
}
