import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** Groups: Kari makes one and shares a hidden year wheel with it; Per, a member, can read the wheel as long as he stays. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const group = 'Nettverk for oppvekst';
const wheel = 'Felles oppvekstår';

describe.each(looksFor(1))('in $locale, $theme', (look) => {
  it('Kari makes a group and shares with it; Per reads, leaves, is fetched back, and loses it with the group', async () => {
    const kari = await visit(browser, look);
    await signIn(kari, 'kari@fjordvik.example', '/my-profile/groups');
    await makeGroup(kari);
    const address = await shareWheel(kari);

    const per = await visit(browser, look, { width: 360, height: 740 });
    await signIn(per, 'per@lundvik.example', address);
    await expectWheel(per);
    await leaveGroup(per);
    await expectNothing(per, address);

    await fetchBack(kari);
    await per.page.goto(`/app${address}`);
    await expectWheel(per);
    await removeGroup(kari);
    await expectNothing(per, address);
    await Promise.all([kari.context.close(), per.context.close()]);
  });

  it('Kari has more groups than a page holds, and hears who changed one while she wrote', async () => {
    const kari = await visit(browser, look);
    await signIn(kari, 'kari@fjordvik.example', '/home');
    const astrid = await visit(browser, look);
    await signIn(astrid, 'astrid@fjordvik.example', '/home');
    await makeMany(kari);
    await meetAstrid(kari, astrid);
    await emptyLastPage(kari);
    await Promise.all([kari.context.close(), astrid.context.close()]);
  });

  it('Astrid makes a group of organizations; Ola, who is no admin, does not even find the page', async () => {
    const ola = await visit(browser, look, { width: 360, height: 740 });
    await signIn(ola, 'ola@fjordvik.example', '/my-profile/groups');
    await expect
      .poll(() => ola.page.getByRole('link', { name: ola.text('organization.organizationGroups.maintain') }).count())
      .toBe(0);
    await ola.page.goto('/app/admin/newGroup');
    await ola.page.waitForURL('**/app/home');

    const astrid = await visit(browser, look);
    await signIn(astrid, 'astrid@fjordvik.example', '/my-profile/groups');
    await makeRegion(astrid);
    await Promise.all([ola.context.close(), astrid.context.close()]);
  });
});

async function makeGroup({ page, step, field, button, text }: Visitor): Promise<void> {
  await step('the form of a new group', async () => {
    await button('organization.group.new').click();
    await page.getByRole('dialog', { name: text('organization.group.new') }).waitFor();
  });
  await step('an empty title is refused when it is left', async () => {
    await field('field.title').focus();
    await field('organization.group.addMember').focus();
    await expect.poll(() => field('field.title').getAttribute('aria-invalid')).toBe('true');
  });
  await field('field.title').fill(group);
  await add(page, text('organization.group.addMember'), 'Ola Vik');
  await add(page, text('organization.group.addMember'), 'Per Lund');
  await step('somebody who is there already', async () => {
    await add(page, text('organization.group.addMember'), 'Ola Vik');
    await page.getByText(text('organization.members.alreadyIn', { name: 'Ola Vik' })).waitFor();
  });
  await button('organization.group.addMe').click();
  await step('taken out by keyboard, and the focus is on the next', async () => {
    await button('organization.members.remove', { name: 'Kari Nes' }).focus();
    await page.keyboard.press('Enter');
    await button('organization.group.addMe').waitFor();
    await expect.poll(() => focused(page)).toBe(text('organization.members.remove', { name: 'Per Lund' }));
  });
  await step('the group is made', async () => {
    await button('button.save').click();
    await page.getByText(text('organization.group.created')).waitFor();
    await page.getByRole('heading', { name: group }).waitFor();
  });
  await expect
    .poll(() => page.getByRole('listitem').filter({ hasText: group }).textContent())
    .toContain(text('organization.group.members', { count: 2 }));
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
}

/** Shares a new, hidden wheel with the group. @returns its address below /app */
async function shareWheel({ page, step, field, button, text }: Visitor): Promise<string> {
  await page.goto('/app/home');
  await step('the form of a new year wheel', async () => {
    await page
      .getByRole('link', { name: text('calendar.createNew') })
      .first()
      .click();
    await field('field.title').waitFor();
  });
  await field('field.title').fill(wheel);
  await page.getByText(text('access.folded.private', { others: 1, name: 'Fjordvik kommune', more: 0 })).click();
  await page.getByRole('radio', { name: text('access.visibility.PRIVATE') }).check();
  await add(page, text('access.addMember'), group);
  await step('who is behind the group', async () => {
    await page.getByText(text('organization.group.showMembers')).click();
    await page.getByText('Lundvik kommune').waitFor();
  });
  await button('calendarForm.save').click();
  await page.getByRole('dialog', { name: text('event.new') }).waitFor();
  await step('the hidden year wheel', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1, name: wheel }).waitFor();
  });
  return new URL(page.url()).pathname.replace(/^\/app/, '');
}

async function expectWheel({ page }: Visitor): Promise<void> {
  await page.getByRole('heading', { level: 1, name: wheel }).waitFor();
}

async function leaveGroup({ page, step, button, text }: Visitor): Promise<void> {
  await page.getByRole('button', { name: /Per/ }).click();
  await step('his groups, on a phone', async () => {
    await page.getByRole('link', { name: text('organization.groups.mine') }).click();
    await page.getByRole('heading', { name: group }).waitFor();
  });
  await expect.poll(() => button('organization.group.editNamed', { title: group }).count()).toBe(0);
  await step('what he loses, and who can undo it', async () => {
    await button('organization.group.leaveNamed', { title: group }).click();
    await page.getByText(text('organization.group.leaveUndo', { name: 'Kari Nes' })).waitFor();
  });
  await step('no longer in it', async () => {
    await button('organization.group.leave').click();
    await page.getByText(text('organization.groups.empty')).waitFor();
  });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe(text('organization.groups.mine'));
}

async function expectNothing({ page, step, text }: Visitor, address: string): Promise<void> {
  await step('the year wheel, as if it were not there', async () => {
    await page.goto(`/app${address}`);
    await page.getByRole('heading', { level: 1, name: text('shell.notFound.title') }).waitFor();
  });
}

async function fetchBack({ page, step, button, text }: Visitor): Promise<void> {
  await page.goto('/app/my-profile/groups');
  await step('the group, which Per has left', async () => {
    await button('organization.group.editNamed', { title: group }).click();
    await button('organization.members.remove', { name: 'Ola Vik' }).waitFor();
  });
  await step('a question, rather than changes that are lost', async () => {
    await add(page, text('organization.group.addMember'), 'Per Lund');
    await button('organization.members.remove', { name: 'Per Lund' }).waitFor();
    await page.keyboard.press('Escape');
    await button('button.keepEditing').click();
  });
  await step('Per is in it again', async () => {
    await button('button.save').click();
    await page.getByText(text('organization.group.saved')).waitFor();
  });
  await expect.poll(() => focused(page)).toBe(text('organization.group.editNamed', { title: group }));
}

async function removeGroup({ page, step, button, text }: Visitor): Promise<void> {
  await step('what the members lose', async () => {
    await button('organization.group.removeNamed', { title: group }).click();
    await page.getByText(text('organization.group.removeBody', { count: 1 })).waitFor();
  });
  await step('the group is removed', async () => {
    await button('button.delete').click();
    await page.getByText(text('organization.groups.empty')).waitFor();
  });
}

const many = Array.from({ length: 21 }, (_, index) => `Gruppe ${String(index + 1).padStart(2, '0')}`);
const last = many.at(-1)!;

async function makeMany({ page, step, button, text }: Visitor): Promise<void> {
  for (const title of many) {
    await ask(page, 'mutation ($input: CreateGroupInput!) { createGroup(input: $input) { id } }', { input: { title } });
  }
  await step('the first page of the groups', async () => {
    await page.goto('/app/my-profile/groups');
    await page.getByRole('heading', { name: many[19]! }).waitFor();
  });
  await expect.poll(() => page.getByRole('heading', { name: last }).count()).toBe(0);
  await step('the last page, and the focus is where it was', async () => {
    await button('button.next').click();
    await page.getByRole('heading', { name: last }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(text('button.next'));
  });
}

async function meetAstrid({ page, step, field, button, text }: Visitor, astrid: Visitor): Promise<void> {
  await step('the form of the last group', async () => {
    await button('organization.group.editNamed', { title: last }).click();
    await field('field.title').fill('Det Kari kallar gruppa');
  });
  const { findPersonsOrganizationsAndGroups: found } = await ask<{
    findPersonsOrganizationsAndGroups: { groups: { id: string; version: number }[] };
  }>(astrid.page, `{ findPersonsOrganizationsAndGroups(query: "${last}") { groups { id version } } }`);
  await ask(astrid.page, 'mutation ($input: UpdateGroupInput!) { updateGroup(input: $input) { id } }', {
    input: { ...found.groups[0]!, title: 'Det Astrid kallar gruppa' },
  });
  const { me } = await ask<{ me: { name: string } }>(astrid.page, '{ me { name } }');
  await step('who saved first, by name', async () => {
    await button('button.save').click();
    await page.getByRole('heading', { name: text('conflict.title', { name: me.name }) }).waitFor();
  });
  await page.getByRole('radio', { name: text('conflict.mine') }).check();
  await step('saved as Kari chose, which puts it on the first page', async () => {
    await button('button.save').click();
    await page.getByText(text('organization.group.saved')).waitFor();
  });
}

/** Of 21 groups, the one that Kari renamed is now first; removing the only one on the last page leaves one page. */
async function emptyLastPage({ page, step, button }: Visitor): Promise<void> {
  await step('the page that is left', async () => {
    await page.getByRole('heading', { name: many[19]! }).waitFor();
    await button('organization.group.removeNamed', { title: many[19]! }).click();
    await button('button.delete').click();
    await page.getByRole('heading', { name: many[0]!, exact: true }).waitFor();
  });
  await expect.poll(() => button('button.next').count()).toBe(0);
  const { myGroups } = await ask<{ myGroups: { nodes: { id: string }[] } }>(page, '{ myGroups { nodes { id } } }');
  for (const { id } of myGroups.nodes) await ask(page, 'mutation ($id: ID!) { removeGroup(id: $id) }', { id });
}

async function makeRegion({ page, step, field, button, text }: Visitor): Promise<void> {
  await step('the groups of organizations, none yet', async () => {
    await page.getByRole('link', { name: text('organization.organizationGroups.maintain') }).click();
    await page.getByText(text('organization.organizationGroups.empty')).waitFor();
  });
  await button('organization.organizationGroup.new').click();
  await field('field.title').fill('Fjordregionen');
  await add(page, text('organization.organizationGroup.addMember'), 'Fjordvik kommune');
  await add(page, text('organization.organizationGroup.addMember'), 'Lundvik kommune');
  await step('the form of a group of organizations', () =>
    button('organization.members.remove', { name: 'Lundvik kommune' }).waitFor(),
  );
  await step('a region', async () => {
    await button('button.save').click();
    await page.getByRole('heading', { name: 'Fjordregionen' }).waitFor();
  });
  await step('and none again', async () => {
    await button('organization.group.removeNamed', { title: 'Fjordregionen' }).click();
    await button('button.delete').click();
    await page.getByText(text('organization.organizationGroups.empty')).waitFor();
  });
}

/** Finds a person by name and chooses the first one by keyboard. */
async function add(page: Visitor['page'], field: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(name);
  await page.getByRole('option', { name }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

const focused = (page: Visitor['page']) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
