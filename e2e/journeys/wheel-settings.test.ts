import type { Locale } from '@samspel/i18n/locale';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announced, heard } from '../accessibility-tree.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { dragRing } from '../drag-ring.ts';
import { isInSight, rowsOf } from '../laid-out.ts';
import { moveByButtons } from '../move-by-buttons.ts';
import { signIn, signUp } from '../people.ts';
import { openRingTools } from '../ring-tools.ts';
import { looksFor } from '../turns.ts';

/** Siri sets the wheel as she likes it, hears it as a screen reader reads it, and finds it as she left it, on her phone too. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const wheels = ['HMS, arbeidsmiljø og personal', 'Økonomi, budsjett og rapportering'] as const;
const thisYear = new Date().getFullYear();

/** A sentence of the wheel: a month, perhaps a ring, and its counts. */
const sentences: Record<Locale, RegExp> = {
  nn: /^[a-z]+(, ring [^,]+(, [^,]+)?)?, (ingen aktivitetar|1 aktivitet|\d+ aktivitetar)(, (1 fullført|\d+ fullførte))?(, \d+ over fristen)?(\. Heilag- og høgtidsdagar: .+)?$/,
  nb: /^[a-z]+(, ring [^,]+(, [^,]+)?)?, (ingen aktiviteter|1 aktivitet|\d+ aktiviteter)(, (1 fullført|\d+ fullførte))?(, \d+ over fristen)?(\. Hellig- og høytidsdager: .+)?$/,
  en: /^[A-Z][a-z]+(, ring [^,]+(, [^,]+)?)?, (no activities|1 activity|\d+ activities)(, \d+ completed)?(, \d+ overdue)?(\. Public holidays: .+)?$/,
};
const chosenSentence: Record<Locale, (activities: number) => RegExp> = {
  nn: (n) => new RegExp(`^Valt: [a-z]+ \\(HMS, arbeidsmiljø og personal\\)\\. ${n} aktivitet(ar)?\\.$`),
  nb: (n) => new RegExp(`^Valgt: [a-z]+ \\(HMS, arbeidsmiljø og personal\\)\\. ${n} aktivitet(er)?\\.$`),
  en: (n) => new RegExp(`^Selected: [A-Za-z]+ \\(HMS, arbeidsmiljø og personal\\)\\. ${n} activit(y|ies)\\.$`),
};
const nothingChosen: Record<Locale, string> = {
  nn: 'Ingenting er valt. Heile året er vist.',
  nb: 'Ingenting er valgt. Hele året er vist.',
  en: 'Nothing is selected. The whole year is shown.',
};

describe.each(looksFor(2))('in $locale, $theme', (look) => {
  it('Siri reverses the wheel, chooses rings, hides what is completed, and finds it so again', async () => {
    const email = `siri.${look.locale}.${look.theme}@fjordvik.example`;
    const siri = await visit(browser, look, { width: 1_440, height: 1_300, isNarrowed: false });
    await signUp(siri, email);
    await takeOffered(siri, wheels[0]);
    await addToMyYear(siri, wheels[1]);
    await openMyYear(siri);
    await hearTheWheel(siri, look.locale);
    await arrangeRings(siri);
    await highlight(siri);
    await readTheCard(siri);
    await rememberAndReplace(siri);
    await chooseSettings(siri);
    await hideCompleted(siri);
    await chooseOneRing(siri, look.locale);
    await findItAgain(siri);
    await siri.context.close();

    const phone = await visit(browser, look, { width: 360, height: 780 });
    await signIn(phone, email);
    await onThePhone(phone);
    await backToDefault(phone);
    await phone.context.close();
  });
});

/** An empty year offers the year wheels of her municipality. */
async function takeOffered({ page, step, button }: Visitor, wheel: string): Promise<void> {
  await page.goto('/app/annual-cycle/my');
  await step('her empty year', () => button('calendar.ring.addNamed', { title: wheel }).waitFor());
  await step('the first year wheel in it', async () => {
    await button('calendar.ring.addNamed', { title: wheel }).click();
    await page.getByRole('grid').waitFor();
  });
}

async function addToMyYear({ page, step, button, text }: Visitor, wheel: string): Promise<void> {
  await page.goto('/app/calendar');
  await step(`the year wheel ${wheel}`, async () => {
    await page.getByRole('link', { name: wheel }).click();
    await page.getByRole('heading', { level: 1, name: wheel }).waitFor();
    await page.getByRole('grid').waitFor();
  });
  await button('calendar.ring.add').click();
  await page.getByText(text('calendar.ring.added', { title: wheel })).waitFor();
}

async function openMyYear({ page, step }: Visitor): Promise<void> {
  await step('my year', async () => {
    await page.goto('/app/annual-cycle');
    await page.getByRole('grid').waitFor();
  });
}

async function hearTheWheel({ page, text }: Visitor, locale: Locale): Promise<void> {
  const [grid] = await heard(page, 'grid');
  expect(grid).toMatchObject({
    name: expect.stringContaining(String(thisYear)),
    description: expect.stringMatching(/\.$/),
  });
  const cells = await heard(page, 'gridcell');
  expect(cells).toHaveLength(12 * (1 + wheels.length));
  for (const { name } of cells) expect(name).toMatch(sentences[locale]);
  expect((await heard(page, 'row')).map(({ name }) => name)).toEqual([text('wheel.months'), ...wheels]);
  for (const wheel of wheels) expect(cells.filter(({ name }) => name.includes(`, ring ${wheel}, `))).toHaveLength(12);
}

/** Returns the names of the wheel's rings as a screen reader says them, from the outside in. */
const ringsHeard = async ({ page }: Visitor) => (await heard(page, 'row')).slice(1).map(({ name }) => name);

/** Keys in the legend move rings, hide them, and show only one; the order applies on every device, since it belongs to the year. */
async function arrangeRings(siri: Visitor): Promise<void> {
  const { page, step, button } = siri;
  const [outer, inner] = wheels;
  await step('the second ring outermost', async () => {
    await button('wheel.legend.move', { ring: inner }).focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => ringsHeard(siri)).toEqual([inner, outer]);
  });
  await expect.poll(() => announced(page)).toContain(siri.text('wheel.legend.moved', { ring: inner, place: 1, of: 2 }));
  await expect.poll(() => hasFocus(button('wheel.legend.move', { ring: inner }))).toBe(true);
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByRole('grid').waitFor();
      return ringsHeard(siri);
    })
    .toEqual([inner, outer]);
  await moveByButtons(siri, inner, () => ringsHeard(siri));
  await dragRing(siri, inner, outer);
  await expect.poll(() => button('wheel.legend.moveUp', { ring: inner }).count()).toBe(0);
  await expect.poll(() => ringsHeard(siri)).toEqual([outer, inner]);
  await step('one ring hidden', async () => {
    await openRingTools(siri, inner);
    await button('wheel.legend.hide', { ring: inner }).click();
    await expect.poll(() => ringsHeard(siri)).toEqual([outer]);
  });
  // The last one cannot be hidden.
  await openRingTools(siri, outer);
  await button('wheel.legend.hide', { ring: outer }).press('Enter');
  await expect.poll(() => ringsHeard(siri)).toEqual([outer]);
  await step('that ring alone', async () => {
    await openRingTools(siri, inner);
    await button('wheel.legend.only', { ring: inner }).click();
    await expect.poll(() => ringsHeard(siri)).toEqual([inner]);
  });
  await button('wheel.legend.all').click();
  await expect.poll(() => ringsHeard(siri)).toEqual([outer, inner]);
  await step('a colour of her own', async () => {
    await openRingTools(siri, outer);
    await button('wheel.legend.colour', { ring: outer }).click();
    await page.getByRole('dialog').waitFor();
  });
  await page.getByRole('radio', { name: siri.text('calendarForm.colour.olive') }).check({ force: true });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Pointing at a row of the list highlights its mark on the wheel until the pointer leaves; what is open beside them stays highlighted, on both. */
async function highlight({ page, text }: Visitor): Promise<void> {
  const row = page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .first();
  await row.hover();
  await expect.poll(() => page.locator('.wheel-highlighted').count()).toBe(1);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.poll(() => page.locator('.wheel-highlighted').count()).toBe(0);
  await expect.poll(() => rowsOf(page.getByRole('search', { name: text('filter.label') }))).toBe(1);
  const title = row.getByRole('button').first();
  const panel = page.getByRole('dialog', { name: (await title.textContent())! });
  const wheelWidth = async () => (await page.getByRole('grid').boundingBox())!.width;
  await title.click();
  await panel.waitFor();
  await expect.poll(wheelWidth, { message: 'the panel leaves the wheel large' }).toBeGreaterThanOrEqual(720);
  await expect.poll(() => isInSight(title)).toBe(true);
  await expect.poll(() => rowsOf(page.getByRole('search', { name: text('filter.label') }))).toBe(1);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.poll(() => page.locator('.wheel-highlighted').count()).toBe(1);
  await expect.poll(() => title.getAttribute('aria-current')).toBe('true');
  await panel.getByRole('button', { name: text('button.close'), exact: true }).click();
  await panel.waitFor({ state: 'detached' });
  await expect.poll(() => title.getAttribute('aria-current')).toBe(null);
  await expect.poll(() => isInSight(title)).toBe(true);
  // The focus is back on the row, which highlights it too.
  await title.blur();
  await expect.poll(() => page.locator('.wheel-highlighted').count()).toBe(0);
}

/** The card of a month covers part of the list beside the wheel: all of the card is readable, and none of the list shows through. */
async function readTheCard({ page }: Visitor): Promise<void> {
  await page.locator('[role="gridcell"][data-row="0"]').nth(2).hover();
  const card = page.locator('.wheel-card');
  await card.waitFor();
  const covered = await card.evaluate((it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    const places = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) => [0.1, 0.3, 0.5, 0.7, 0.9].map((y) => [x, y] as const));
    const on = ([x, y]: readonly [number, number]) => document.elementFromPoint(left + x * width, top + y * height);
    return places.filter((place) => !it.contains(on(place))).length;
  });
  expect(covered).toBe(0);
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
}

const hasFocus = (element: Locator) => element.evaluate((it) => it === document.activeElement);

/** Returns the labels of the rings in months that are chosen, as a screen reader says them. */
const chosenRings = async ({ page }: Visitor) =>
  (await heard(page, 'gridcell'))
    .slice(12)
    .filter(({ isSelected }) => isSelected)
    .map(({ name }) => name);

/** Returns the labels of the chosen months, as a screen reader says them. */
const chosenMonths = async ({ page }: Visitor) =>
  (await heard(page, 'gridcell'))
    .slice(0, 12)
    .filter(({ isSelected }) => isSelected)
    .map(({ name }) => name.split(',')[0]);

async function rememberAndReplace(siri: Visitor): Promise<void> {
  const { page, step, text } = siri;
  const months = page.getByRole('row').first().getByRole('gridcell');
  await page
    .getByRole('button', { name: text('wheel.clearSelection') })
    .first()
    .click();
  const press = async (month: number, keys: string) => {
    await months.nth(month).focus();
    await page.keyboard.press(keys);
  };
  await press(6, 'Enter');
  await press(5, 'Enter');
  await expect.poll(() => chosenMonths(siri)).toHaveLength(1);
  await press(7, 'Control+Enter');
  await expect.poll(() => chosenMonths(siri)).toHaveLength(2);
  await set(siri, () => page.getByRole('radio', { name: text('wheel.remember') }).check());
  await press(2, 'Enter');
  await step('months are remembered', () => press(4, 'Enter'));
  await expect.poll(() => chosenMonths(siri)).toHaveLength(4);
}

/** Opens the gear, does something there, leaves by Escape, which returns the focus to the gear, and moves on. */
async function set({ page, button, text }: Visitor, work: () => Promise<unknown>): Promise<void> {
  await button('wheel.settings').click();
  await page.getByRole('dialog', { name: text('wheel.settings') }).waitFor();
  await work();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(button('wheel.settings'))).toBe(true);
  await page.keyboard.press('Tab');
}

async function chooseSettings(siri: Visitor): Promise<void> {
  const { page, step, button, text } = siri;
  const dialog = page.getByRole('dialog', { name: text('wheel.settings') });
  await step('the settings', async () => {
    await button('wheel.settings').click();
    await dialog.waitFor();
  });
  await step('against the clock', async () => {
    await dialog.getByRole('radio', { name: text('wheel.counterClockwise') }).check();
    await page.locator('[role="grid"][data-direction="left"]').waitFor();
  });
  await step('one ring at a time', () => dialog.getByRole('radio', { name: text('wheel.selectElements') }).check());
  await page.keyboard.press('Escape');
}

async function hideCompleted(siri: Visitor): Promise<void> {
  const { page, step, button, text } = siri;
  const ticked = () => page.getByRole('tabpanel').getByRole('checkbox', { checked: true });
  const readout = () => page.getByRole('progressbar').textContent();
  await step('last year, in which all is done', async () => {
    await button('wheel.goToYear', { year: String(thisYear - 1) }).click();
    await expect.poll(() => ticked().count()).toBeGreaterThan(0);
  });
  const [done, progress] = [await ticked().count(), await readout()];
  await set(siri, () => page.getByRole('checkbox', { name: text('wheel.hideCompleted') }).check());
  await step('what is done is hidden, and told to be', () =>
    page.getByText(text('wheel.hidden', { count: done })).waitFor(),
  );
  await expect.poll(() => ticked().count()).toBe(0);
  await expect.poll(() => readout()).toBe(progress);
  expect((await heard(page, 'gridcell')).filter(({ name }) => name.includes(text('wheel.done', { count: 1 })))).toEqual(
    [],
  );
  await button('wheel.hidden.show').press('Enter');
  await expect.poll(() => ticked().count()).toBe(done);
  await expect.poll(() => hasFocus(page.getByRole('tabpanel'))).toBe(true);
  await set(siri, () => page.getByRole('checkbox', { name: text('wheel.hideCompleted') }).check());
  await button('wheel.goToYear', { year: String(thisYear) }).click();
  await page.getByText(String(thisYear), { exact: true }).waitFor();
}

async function chooseOneRing(siri: Visitor, locale: Locale): Promise<void> {
  const { page, step, button } = siri;
  await button('wheel.goToYear', { year: String(thisYear + 1) }).click();
  await button('wheel.goToYear', { year: String(thisYear) }).waitFor();
  const isFull = ({ name }: { name: string }) => name.includes(`, ring ${wheels[0]}, `) && /, [2-9] /.test(name);
  const full = async () => (await heard(page, 'gridcell')).find(isFull);
  await expect.poll(full).toBeDefined();
  const { name } = (await full())!;
  const count = Number(/, ([2-9]) /.exec(name)![1]);
  await step('one ring in one month', async () => {
    await page.getByRole('gridcell', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  });
  await expect.poll(() => chosenRings(siri)).toEqual([name]);
  await expect.poll(() => announced(page)).toContainEqual(expect.stringMatching(chosenSentence[locale](count)));
  await expect.poll(() => page.getByRole('tabpanel').getByRole('checkbox').count()).toBe(count);

  // By key: the card of the focused ring covers the middle of the wheel.
  await button('wheel.goToYear', { year: String(thisYear) }).press('Enter');
  await button('wheel.goToYear', { year: String(thisYear + 1) }).click();
  await button('wheel.goToYear', { year: String(thisYear + 2) }).waitFor();
  await expect.poll(() => chosenRings(siri)).toEqual([name]);
  await page.getByRole('gridcell', { name, exact: true }).focus();
  await step('the whole year again', () => page.keyboard.press('Escape'));
  await expect.poll(() => announced(page)).toContain(nothingChosen[locale]);
}

async function findItAgain(siri: Visitor): Promise<void> {
  const { page, step, text } = siri;
  await step('the table', async () => {
    await page.getByRole('tab', { name: text('wheel.tab.table') }).click();
    await page.getByRole('table').waitFor();
  });
  await step('everything as it was left', async () => {
    await page.goto('/app/annual-cycle');
    await page.getByRole('table').waitFor();
  });
  await step('the wheel as it was left', async () => {
    await page.getByRole('tab', { name: text('wheel.tab.wheel') }).click();
    await page.locator('[role="grid"][data-direction="left"]').waitFor();
  });
  await set(siri, async () => {
    for (const name of [text('wheel.selectElements'), text('wheel.remember')])
      await expect.poll(() => page.getByRole('radio', { name }).isChecked()).toBe(true);
    await expect.poll(() => page.getByRole('checkbox', { name: text('wheel.hideCompleted') }).isChecked()).toBe(true);
  });
  await step('the same on the page of one year wheel', async () => {
    await page.getByRole('link', { name: wheels[0] }).click();
    await page.getByRole('heading', { level: 1, name: wheels[0] }).waitFor();
    await page.locator('[role="grid"][data-direction="left"]').waitFor();
  });
}

async function onThePhone(siri: Visitor): Promise<void> {
  const { page, step, text } = siri;
  await page.goto('/app/annual-cycle');
  await step('the wheel on the phone', () => page.locator('[role="grid"][data-direction="left"]').waitFor());
  await step('the table on the phone', async () => {
    await page.getByRole('tab', { name: text('wheel.tab.table') }).click();
    await page.getByRole('table').waitFor();
  });
  await page.getByRole('tab', { name: text('wheel.tab.wheel') }).click();
  await page.locator('[role="grid"][data-direction="left"]').waitFor();
  await step('a year from August on the phone', () =>
    set(siri, async () => {
      await page.getByLabel(text('wheel.startMonth')).selectOption('8');
      await page.getByRole('grid', { name: /\d{4}\/\d{2}/ }).waitFor();
    }),
  );
  await step('the wheel is what the phone shows first now', async () => {
    await page.reload();
    await page.getByRole('grid', { name: /\d{4}\/\d{2}/ }).waitFor();
  });
}

async function backToDefault(siri: Visitor): Promise<void> {
  const { page, step, button } = siri;
  await step('the settings on the phone', async () => {
    await button('wheel.settings').click();
    await page.getByRole('dialog').waitFor();
  });
  await step('as wheels usually are', async () => {
    await button('wheel.settings.reset').click();
    await page.locator('[role="grid"][data-direction="right"]').waitFor();
  });
  await page.reload();
  await page.locator('[role="grid"][data-direction="right"]').waitFor();
}
