import { roleOfHeading } from '@samspel/domain/import/columns';
import { writeDelimited } from '@samspel/domain/import/delimited';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readXlsx } from '../../packages/server/src/areas/import/read/xlsx.ts';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { downloaded } from '../downloaded.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/**
 * A new employee pastes the year plan of a Word document, mends three lines and has a year wheel; takes it out as Excel, changes ten days there and
 * brings it back, takes that back, and carries the year wheel into the next year (product/import).
 */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const year = new Date().getFullYear();
const months = 'Januar Februar Mars April Mai Juni Juli August September Oktober November Desember'.split(' ');
const areas = ['Økonomi', 'Skule', 'Helse', 'Teknisk', 'Personal'];
/** Three lines with days that no calendar has. */
const faulty = new Map([
  ['Mars Skule', 'Elevundersøking 31.2'],
  ['Mai Helse', 'Vaksinar (veke 60)'],
  ['Juni Teknisk', 'Vegkontroll 31.6'],
]);
const lineOf = (month: string, area: string) =>
  faulty.get(`${month} ${area}`) ?? `${area}: plan for ${month.toLowerCase()}`;
const matrix = `<table><tr><th>Årsplan ${year}</th>${areas.map((area) => `<th>${area}</th>`).join('')}</tr>${months
  .map((month) => `<tr><td>${month}</td>${areas.map((area) => `<td><p>${lineOf(month, area)}</p></td>`).join('')}</tr>`)
  .join('')}</table>`;

describe.each(looksFor(4))('in $locale, $theme', (look) => {
  it('Ola brings in a plan of 60 lines, changes ten of its days in a sheet, and has next year too', async () => {
    const ola = await visit(browser, look, { width: 1_440 });
    await signIn(ola, 'ola@fjordvik.example');
    await ola.step('the page', () => ola.page.goto('/app/import'));
    await ola.step('the table is read, and in sight', async () => {
      await paste(ola.page, matrix);
      await ola.page.getByRole('grid').waitFor();
      await ola.page.setViewportSize({ width: 1_440, height: 900 });
      const top = async () => (await ola.page.getByRole('row').nth(1).boundingBox())!.y;
      await expect.poll(top).toBeLessThan(700);
    });
    await expectCount(ola, 57);
    await mend(ola);
    await expectCount(ola, 60);
    await bringIn(ola);
    await changeInSheet(ola);
    await takeBack(ola);
    await carryOver(ola);
    await ola.context.close();
  });
});

describe.each(looksFor(1))('in $locale, $theme', (look) => {
  it('the window is closed before and while the rows are brought in: Ola goes on by the address, and nothing is there twice or by half', async () => {
    const ola = await visit(browser, look, { width: 1_440 });
    const { context, text } = ola;
    await signIn(ola, 'ola@fjordvik.example', '/import');
    await paste(ola.page, matrix);
    await ola.page.getByRole('grid').waitFor();
    const address = ola.page.url();
    expect(address).toContain('reference=');
    await ola.page.close();

    const second = await context.newPage();
    await second.goto(address);
    await second.getByRole('grid').waitFor();
    await second.getByLabel(text('import.place.title'), { exact: true }).fill('Etter avbrotet');
    const sent = second.waitForRequest((request) => (request.postData() ?? '').includes('mutation ApplyImport'));
    await second.getByRole('button', { name: text('import.apply', { count: 57 }) }).click();
    await sent;
    await second.close();

    const third = await context.newPage();
    await third.goto('/app/import');
    const created = async () => {
      const mine = '{ myImports { created calendar { title } } }';
      const { myImports } = await ask<{ myImports: { created: number; calendar: { title: string } }[] }>(third, mine);
      return myImports.filter(({ calendar }) => calendar.title === 'Etter avbrotet').map((one) => one.created);
    };
    await expect.poll(created).toEqual([57]);
    await third.goto(address);
    await third.getByText(text('import.ended')).waitFor();
    await third.getByRole('link', { name: 'Etter avbrotet' }).waitFor();
    await expect.poll(() => third.getByRole('grid').count()).toBe(0);
    await context.close();
  });
});

/** Pastes as a word processor does: a table for those who can read it. */
const paste = (page: Page, html: string) =>
  page.getByRole('textbox').evaluate((field, table) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', table);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

const expectCount = (visitor: Visitor, count: number) =>
  visitor.page.getByRole('button', { name: visitor.text('import.apply', { count }) }).waitFor();

async function mend(ola: Visitor): Promise<void> {
  const { page } = ola;
  await ola.step('those that must be mended, with why', async () => {
    await page.getByLabel(ola.text('import.show'), { exact: true }).selectOption('mend');
    await page.getByText(ola.text('import.fault.notADay', { written: '31.2' })).waitFor();
  });
  await ola.step('they are mended by keyboard', async () => {
    await page.getByRole('grid').focus();
    await page.keyboard.press('ArrowRight');
    for (const day of ['28.2', '10.5', '30.6']) {
      await page.keyboard.type(day);
      await page.keyboard.press('Enter');
    }
  });
}

async function bringIn(ola: Visitor): Promise<void> {
  const { page } = ola;
  await ola.step('a new year wheel', async () => {
    await page.getByLabel(ola.text('import.place.title'), { exact: true }).fill('Årsplan for oppvekst');
    await page.getByRole('button', { name: ola.text('import.apply', { count: 60 }) }).click();
    await page.waitForURL('**/app/calendar/*');
    await page.getByRole('heading', { name: 'Årsplan for oppvekst' }).waitFor();
  });
  expect(page.url()).toContain(`year=${year}`);
  const { myImports } = await ask<{ myImports: { created: number }[] }>(page, '{ myImports { created } }');
  expect(myImports[0]!.created).toBe(60);
}

/** Takes the year wheel out as Excel, changes ten deadlines as a person does, and brings the sheet back. */
async function changeInSheet(ola: Visitor): Promise<void> {
  const { page } = ola;
  const saved = page.waitForEvent('download');
  await ola.step('the menu of the year wheel', () => ola.button('subject.more').click());
  await page.getByText(ola.text('export.xlsx'), { exact: true }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe(`arsplan-for-oppvekst-${year}.xlsx`);
  const { tables } = await readXlsx(await downloaded(download));
  const [head, ...rows] = tables[0]!.rows;
  expect(rows).toHaveLength(60);
  const deadline = head!.findIndex((cell) => roleOfHeading(cell) === 'END');
  const whole = rows.filter((row) => row[deadline]!.endsWith('-31')).slice(0, 10);
  const changed = rows.map((row) =>
    whole.includes(row) ? row.with(deadline, row[deadline]!.replace('-31', '-20')) : row,
  );
  await ola.step('the page that brings it back', async () => {
    await ola.button('subject.more').click();
    await page.getByText(ola.text('import.menu'), { exact: true }).click();
    await page.getByRole('textbox').waitFor();
  });
  await ola.step('what it changes, old and new', async () => {
    const buffer = Buffer.from(writeDelimited([head!, ...changed]));
    await page.locator('input[type=file]').setInputFiles({ name: 'plan.csv', mimeType: 'text/csv', buffer });
    await page.getByLabel(ola.text('import.show'), { exact: true }).selectOption('change');
    await expect.poll(() => page.getByRole('grid').locator('del').count()).toBe(10);
    await page.getByText(`31.01.${year}`).and(page.locator('del')).first().waitFor();
    await page.getByText(`20.01.${year}`).and(page.locator('ins')).first().waitFor();
  });
  await ola.step('it is changed', async () => {
    await page.getByRole('button', { name: ola.text('import.applyBoth', { created: 0, changed: 10 }) }).click();
    await page.waitForURL('**/app/calendar/*');
    await page.getByRole('heading', { name: 'Årsplan for oppvekst' }).waitFor();
  });
}

/** Takes back what the sheet changed. */
async function takeBack(ola: Visitor): Promise<void> {
  const { page } = ola;
  await ola.step('the page with what was brought in', async () => {
    await page.goto('/app/import');
    await page.getByRole('link', { name: 'Årsplan for oppvekst' }).first().waitFor();
  });
  await ola.step('the question', () => ola.button('import.undo').first().click());
  await ola.step('it is taken back', async () => {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: ola.text('import.undo'), exact: true })
      .click();
    await page.getByText(ola.text('import.undone', { count: 10 })).waitFor();
  });
}

async function carryOver(ola: Visitor): Promise<void> {
  const { page } = ola;
  const next = String(year + 1);
  await ola.step('the page that prepares next year', async () => {
    await page.getByRole('link', { name: 'Årsplan for oppvekst' }).click();
    await ola.button('subject.more').click();
    await page.getByText(ola.text('rollover.next'), { exact: true }).click();
    await page.getByRole('button', { name: ola.text('rollover.apply', { count: 60 }) }).waitFor();
  });
  await ola.step('next year is there', async () => {
    await page.getByRole('button', { name: ola.text('rollover.apply', { count: 60 }) }).click();
    await page.getByText(ola.text('rollover.done', { count: 60, year: next })).waitFor();
  });
}
