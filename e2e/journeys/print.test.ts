import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { downloaded } from '../downloaded.ts';
import { wideText } from '../page-checks.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** Per prints a year wheel that he may only read, and Kari her whole year: what is on the sheets, and what is not. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const open = 'Grunnskule: kvalitet og rapportering';
const limited = 'Barnehageåret';
const thisYear = new Date().getFullYear();
/** The sizes of sheets, in points. */
const [a4, a3] = [
  [842, 595],
  [1191, 842],
];

describe.each(looksFor(3))('in $locale, $theme', (look) => {
  it('Per is refused what he may not see, and prints what he may read', async () => {
    const per = await visit(browser, look, { width: 1_280, isNarrowed: false });
    await refuseStranger(per);
    await signIn(per, 'per@lundvik.example', '/calendar');
    await refuseLimited(per);
    await openPrintView(per);
    await chooseSheet(per);
    await keepAddress(per);
    await fetchAsFile(per);
    await per.context.close();
  });

  it('Kari prints her year, from the print view and straight from the page on her phone', async () => {
    const kari = await visit(browser, look, { width: 360, height: 780 });
    await signIn(kari, 'kari@fjordvik.example');
    await printMyYear(kari);
    await printStraightFromThePage(kari);
    await kari.context.close();
  });
});

async function refuseStranger({ page, step }: Visitor): Promise<void> {
  await step('a print view without a session leads to the sign-in page', async () => {
    await page.goto('/app/person/1/annual-cycle/print');
    await page.waitForURL('**/app/login?redirect=**');
  });
}

async function refuseLimited({ page, step, text }: Visitor): Promise<void> {
  await page.goto('/app/calendar/nothing-999999/print');
  await page.getByRole('heading', { level: 1, name: text('shell.notFound.title') }).waitFor();
  const { allCalendars } = await ask<{ allCalendars: { nodes: { id: string; title: string }[] } }>(
    page,
    '{ allCalendars(limit: 100) { nodes { id title } } }',
  );
  const { id } = allCalendars.nodes.find(({ title }) => title === limited)!;
  await step('the print view of a year wheel that is limited', async () => {
    await page.goto(`/app/calendar/x-${id}/print`);
    await page.getByRole('heading', { level: 1, name: limited }).waitFor();
  });
  await expect.poll(() => page.getByRole('img', { name: limited }).count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: text('button.print') }).count()).toBe(0);
}

const preview = ({ page, text }: Visitor) => page.getByRole('region', { name: text('print.preview') });
const wheel = (visitor: Visitor) => preview(visitor).getByRole('img');
const rows = (visitor: Visitor) => preview(visitor).locator('li[data-line]');

async function openPrintView(per: Visitor): Promise<void> {
  const { page, step, button, text } = per;
  await page.goto('/app/calendar');
  await page.getByRole('link', { name: open }).click();
  await page.getByRole('grid').waitFor();
  await button('subject.more').click();
  await step('the print view, from the menu of a year wheel that one may read', async () => {
    await page.getByRole('link', { name: text('button.print') }).click();
    await page.getByRole('heading', { level: 1, name: text('print.title') }).waitFor();
    await wheel(per).waitFor();
  });
  await expect.poll(() => page.title()).toBe(`${open} ${thisYear}`);
  await expect.poll(() => preview(per).getByRole('heading', { level: 2 }).textContent()).toBe(open);
  await expect.poll(() => rows(per).count()).toBeGreaterThan(0);
  await expect.poll(() => preview(per).locator(':is(a, button, [tabindex]):not([inert] *)').count()).toBe(0);
  await expectSheets(per, a4!);
}

async function chooseSheet(per: Visitor): Promise<void> {
  const { page, step, field } = per;
  await step('A3', () => field('print.paper').selectOption('a3'));
  await expectSheets(per, a3!);
  await step('portrait', () => field('print.orientation').selectOption('portrait'));
  await expectSheets(per, a3!.toReversed());
  await step('the wheel alone', () => field('print.show').selectOption('wheel'));
  await expect.poll(() => rows(per).count()).toBe(0);
  await step('the list alone', () => field('print.show').selectOption('list'));
  await expect.poll(() => wheel(per).count()).toBe(0);
  await spaceText(per);
  const [all, done] = [await rows(per).count(), await preview(per).locator('[data-done]').count()];
  await step('what is done is hidden', async () => {
    await field('wheel.hideCompleted').click();
    await expect.poll(() => field('wheel.hideCompleted').isChecked()).toBe(true);
  });
  await expect.poll(() => rows(per).count()).toBe(all - done);
  await step('last year, from August', async () => {
    await field('wheel.startMonth').selectOption('8');
    await field('print.year').focus();
    await field('print.year').selectOption(String(thisYear - 1));
    await preview(per)
      .getByText(`${thisYear - 1}/${String(thisYear).slice(2)}`)
      .first()
      .waitFor();
  });
  await expect.poll(() => field('print.year').evaluate((select) => select === document.activeElement)).toBe(true);
  await expect.poll(() => page.title()).toBe(`${open} ${thisYear - 1}–${String(thisYear).slice(2)}`);
}

/** A person who spaces text wider still sees the whole list: it is divided among the sheets anew. */
async function spaceText(per: Visitor): Promise<void> {
  const count = await rows(per).count();
  const cut = () =>
    rows(per).evaluateAll((lines) =>
      lines
        .filter((line) => {
          const sheet = line.closest('[data-show]')!.getBoundingClientRect();
          return line.getBoundingClientRect().bottom > sheet.bottom;
        })
        .map((line) => line.textContent),
    );
  const style = await per.page.addStyleTag({ content: wideText });
  await expect.poll(cut).toEqual([]);
  await expect.poll(() => rows(per).count()).toBe(count);
  await style.evaluate((tag: HTMLElement) => tag.remove());
}

async function keepAddress(per: Visitor): Promise<void> {
  const { page, step, field } = per;
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`/print/${thisYear - 1}/8$`));
  await step('the same sheets for whoever gets the link', async () => {
    await page.reload();
    await preview(per).getByRole('heading', { level: 2, name: open }).waitFor();
  });
  await expect.poll(() => field('print.paper').inputValue()).toBe('a3');
  await expect.poll(() => field('print.orientation').inputValue()).toBe('portrait');
  await expect.poll(() => field('print.show').inputValue()).toBe('list');
  await expect.poll(() => field('wheel.hideCompleted').isChecked()).toBe(true);
}

async function printMyYear(kari: Visitor): Promise<void> {
  const { page, step, button, text } = kari;
  await page.goto('/app/annual-cycle/my');
  await page.getByRole('tab').first().waitFor();
  await button('subject.more').click();
  await step('my year as it will be printed, small on a phone', async () => {
    await page.getByRole('link', { name: text('button.print') }).click();
    await wheel(kari).waitFor();
  });
  const legend = preview(kari)
    .getByRole('list', { name: text('wheel.rings') })
    .getByRole('listitem');
  await expect.poll(() => legend.count()).toBeGreaterThan(1);
  const untold = async () => {
    const said = await legend.locator('.wheel-legend-count').allTextContents();
    const counts = said.flatMap((words) => words.match(/\d+/g) ?? []).map(Number);
    return (await rows(kari).count()) - counts.reduce((sum, count) => sum + count, 0);
  };
  await expect.poll(untold, { message: 'rows that the counts of the legend do not have' }).toBe(0);
  await expectSheets(kari, a4!);
  await fetchAsFile(kari);
  await step('back to my year', () => page.getByRole('link', { name: text('print.back') }).click());
}

async function printStraightFromThePage({ page, text }: Visitor): Promise<void> {
  await page.getByRole('tab').first().waitFor();
  await expect.poll(() => page.getByRole('grid').count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('grid').waitFor();
  await expect.poll(() => page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(6);
  await expect.poll(() => page.getByRole('gridcell', { selected: true }).count()).toBe(0);
  for (const role of ['tab', 'checkbox', 'navigation'] as const)
    await expect.poll(() => page.getByRole(role).count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: text('subject.more') }).count()).toBe(0);
  await page.emulateMedia({ media: null });
}

/** Prints to a file: as many sheets as are shown, of this size, without the bar and the menu. */
async function expectSheets(visitor: Visitor, [width, height]: readonly number[]): Promise<void> {
  const { page, button, text } = visitor;
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => button('button.print').isVisible()).toBe(false);
  await expect.poll(() => page.getByRole('navigation').first().isVisible()).toBe(false);
  await expect.poll(() => preview(visitor).isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sizes = [...file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(sizes.map(([, x, y]) => [Math.round(Number(x)), Math.round(Number(y))])).toEqual(
    sizes.map(() => [width, height]),
  );
  await page
    .getByRole('status')
    .filter({ hasText: text('print.sheets', { count: sizes.length }) })
    .waitFor();
}

/** The sheets are seen in a window before they are fetched as a PDF, on a phone too. */
async function fetchAsFile({ page, step, text, button }: Visitor): Promise<void> {
  const window = page.getByRole('dialog');
  const sheet = window.locator('img');
  await step('the year as a file, with its first sheet', async () => {
    await button('paper.title').click();
    await sheet.waitFor();
    await expect.poll(() => sheet.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  });
  await step('with the timeline too', async () => {
    await window.getByLabel(text('paper.part.timeline')).check();
    await expect.poll(() => sheet.getAttribute('aria-busy')).toBe('false');
  });
  await expect.poll(() => window.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
  const save = window.getByRole('button', { name: text('paper.save', { format: 'PDF' }) });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toMatch(/-\d{4}\.pdf$/);
  expect((await downloaded(download)).toString('latin1')).toMatch(/^%PDF-1\.7/);
  await step('and comes by mail each month', async () => {
    await window.getByLabel(text('paper.mail.want')).check();
    await page.getByText(text('paper.mail.wanted')).waitFor();
    await window.getByLabel(text('paper.mail.want')).uncheck();
    await page.getByText(text('paper.mail.unwanted')).waitFor();
  });
  await step('a picture for a slide', async () => {
    await window.getByLabel(text('paper.format')).selectOption('png');
    await expect.poll(() => sheet.getAttribute('aria-busy')).toBe('false');
  });
  await page.keyboard.press('Escape');
  await window.waitFor({ state: 'detached' });
}
