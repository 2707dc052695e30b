import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson } from '../../packages/server/src/core/testing/people.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { signInByPin } from '../people.ts';
import { untilQuiet } from '../quiet.ts';
import { samspel } from '../samspel.ts';
import { looks } from '../turns.ts';

/** A caseworker signs in by the mailed PIN, and out again; only this journey covers every language and theme. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe.each(looks)('in $locale, $theme', (look) => {
  it('Ingrid signs in where she wanted to go, and out', async () => {
    const ingrid = await visit(browser, look);
    const email = await makeCaseworker();
    await mistypeFirst(ingrid);
    await signInByPin(ingrid, email, '/calendar?sort=0');
    await signOut(ingrid);
    await ingrid.context.close();
  });
});

/** A fault is shown below the field, and moves nothing above it. */
async function mistypeFirst({ page, step, field, button }: Visitor): Promise<void> {
  await page.goto('/app/login');
  await field('account.email').waitFor();
  await untilQuiet(page);
  const top = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.y;
  const before = await top();
  await step('an address that is not municipal', async () => {
    await field('account.email').fill('ingrid@gmail.com');
    await button('account.next').click();
    await expect.poll(() => field('account.email').getAttribute('aria-invalid')).toBe('true');
  });
  await expect.poll(top).toBe(before);
}

async function makeCaseworker(): Promise<string> {
  const { database } = samspel();
  const organization = await database
    .selectFrom('organization')
    .innerJoin('organization_domain', 'organization_domain.organization_id', 'organization.id')
    .where('domain', '=', 'fjordvik.example')
    .select(['organization.id', 'name', 'domain', 'number'])
    .executeTakeFirstOrThrow();
  const { email } = await makePerson(database, 'Ingrid Moe', organization);
  return email;
}

async function signOut({ page, step, text }: Visitor): Promise<void> {
  await step('signed out', async () => {
    await page.getByRole('button', { name: /Ingrid Moe/ }).click();
    await page.getByRole('link', { name: text('account.signOut') }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('samspel.tokens'))).toBeNull();
  await page.goto('/app/home');
  await page.getByLabel(text('account.email'), { exact: true }).waitFor();
}
