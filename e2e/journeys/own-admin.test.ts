import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { samspel } from '../samspel.ts';
import { looksFor } from '../turns.ts';

/** Ola administers his own municipality: its people, their groups, its report, and nothing else. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe.each(looksFor(3))('in $locale, $theme', (look) => {
  it('Ola renames a group of Kari’s, reads the report, and finds no page of the other admins', async () => {
    await samspel()
      .database.updateTable('person')
      .set({ is_organization_admin: true })
      .where('email', '=', 'ola@fjordvik.example')
      .execute();
    const [kari, ola] = [await visit(browser, look), await visit(browser, look)];
    await signIn(kari, 'kari@fjordvik.example', '/home');
    const title = `Budsjettgruppa ${look.locale} ${look.theme}`;
    await ask(kari.page, 'mutation ($input: CreateGroupInput!) { createGroup(input: $input) { id } }', {
      input: { title },
    });
    await signIn(ola, 'ola@fjordvik.example', '/home');
    const { page, text, step, field, button } = ola;
    await ask(page, 'mutation ($input: InvitePersonInput!) { invitePerson(input: $input) }', {
      input: { email: `nils-${look.locale}-${look.theme}-ny@fjordvik.example`, name: 'Nils Ny' },
    });
    const places = page.getByRole('navigation', { name: text('admin.nav') }).getByRole('link');
    await step('the people of his municipality', async () => {
      await page
        .getByRole('navigation')
        .getByRole('link', { name: text('shell.nav.admin') })
        .click();
      await page.getByRole('main').getByRole('link', { name: 'Kari Nes', exact: true }).waitFor();
    });
    await expect.poll(() => page.getByRole('main').getByRole('link', { name: 'Per Lund' }).count()).toBe(0);
    await expect
      .poll(() => places.allTextContents())
      .toEqual(
        (['admin.people', 'admin.orphans', 'admin.groups', 'daysOff.title', 'admin.report'] as const).map((one) =>
          text(one),
        ),
      );
    await step('on a phone his places are in one row, and the one he is at is in sight', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await places.nth(3).click();
      await page.getByRole('heading', { level: 1, name: text('daysOff.title') }).waitFor();
      const nav = page.getByRole('navigation', { name: text('admin.nav') });
      const isOneRow = async () => {
        const [row, here] = [(await nav.boundingBox())!, (await places.nth(3).boundingBox())!];
        return row.height < 56 && here.x >= row.x - 1 && here.x + here.width <= row.x + row.width + 1;
      };
      await expect.poll(isOneRow).toBe(true);
      await page.setViewportSize({ width: 1_280, height: 900 });
    });
    await step('the group of Kari’s, found by its title', async () => {
      await places.getByText(text('admin.groups'), { exact: true }).click();
      await page.getByRole('searchbox', { name: text('organization.group.search') }).fill('budsjettgr');
      await page.getByRole('heading', { level: 2, name: title }).waitFor();
      await page.waitForURL(/text=budsjettgr/);
    });
    await step('its form', async () => {
      await button('organization.group.editNamed', { title }).click();
      await field('field.title').fill(`${title} 2`);
    });
    await step('it is renamed', async () => {
      await button('button.save').click();
      await page.getByRole('heading', { level: 2, name: `${title} 2` }).waitFor();
    });
    await step('the report', async () => {
      await places.getByText(text('admin.report'), { exact: true }).click();
      await page.locator(`dt:text-is("${text('admin.report.groups')}") + dd`).waitFor();
    });
    const figure = page.locator(`dt:text-is("${text('admin.report.people')}") + dd`);
    const { count } = await samspel()
      .database.selectFrom('person')
      .innerJoin('organization', 'organization.id', 'person.organization_id')
      .where('organization.name', '=', 'Fjordvik kommune')
      .where('person.user_status', 'in', ['ACTIVATED', 'NEED_INFO'])
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    await expect.poll(async () => Number(await figure.textContent())).toBe(Number(count));
    await step('whom it counts as not confirmed', async () => {
      await page
        .locator(`dt:text-is("${text('admin.report.pending')}") + dd`)
        .getByRole('link')
        .click();
      await page.getByRole('main').getByRole('link', { name: 'Nils Ny' }).waitFor();
    });
    await expect.poll(() => page.getByRole('main').getByRole('link', { name: 'Kari Nes' }).count()).toBe(0);
    await page.goto('/app/admin/organizations');
    await page.waitForURL('**/app/home');
    await samspel()
      .database.updateTable('person')
      .set({ is_organization_admin: false })
      .where('email', '=', 'ola@fjordvik.example')
      .execute();
    await Promise.all([kari.context.close(), ola.context.close()]);
  });
});
