import { expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { TrashRow } from './trash-row.tsx';

vi.mock('../../core/time/use-today.ts', () => ({ useToday: () => '2027-01-20' }));

const removed = {
  title: 'Budsjett',
  removedAt: '2027-01-15T09:00:00Z',
  removedBy: { name: 'Ola Vik' },
  deletedAt: '2027-02-14T09:00:00Z',
};
/** Shows a row of the trash below its page's heading. */
const row = (
  restore: () => Promise<boolean>,
  more: { whyNot?: string; removed?: Partial<typeof removed> | object } = {},
) =>
  onPage(
    <>
      <h1 tabIndex={-1}>Papirkorg</h1>
      <TrashRow removed={{ ...removed, ...more.removed }} facts="Årshjul" restore={restore} whyNot={more.whyNot} />
    </>,
  );

test('what cannot come back now says why, in place of the button', async () => {
  const page = await row(async () => true, { whyNot: 'Årshjulet er òg sletta.' });
  expect(page.names('button')).toEqual([]);
  expect(page.text()).toContain('Årshjulet er òg sletta.');
});

test('what did not come back keeps its button and the focus', async () => {
  const page = await row(async () => false);
  const button = page.find('button', 'Hent tilbake «Budsjett»');
  await page.perform(() => button.focus());
  await page.press('button', 'Hent tilbake «Budsjett»');
  expect(document.activeElement).toBe(button);
});

test('what came back gives the focus to the heading of the page, as its row goes', async () => {
  const page = await row(async () => true);
  await page.press('button', 'Hent tilbake «Budsjett»');
  expect(document.activeElement?.textContent).toBe('Papirkorg');
});

test('says who deleted it and when, and when it is gone for good', async () => {
  const page = await row(async () => true);
  expect(page.text()).toMatch(/Sletta .*15\. januar.* av Ola Vik/);
  expect(page.text()).toMatch(/Blir borte for godt om 25 dagar, .*14\. februar/);
});

test('names nobody where nobody is known', async () => {
  const page = await row(async () => true, { removed: { removedBy: null } });
  expect(page.text()).toMatch(/Sletta .*15\. januar/);
  expect(page.text()).not.toContain(' av ');
});

test('what goes tomorrow says so in a word', async () => {
  const page = await row(async () => true, { removed: { deletedAt: '2027-01-21T09:00:00Z' } });
  expect(page.text()).toContain('Blir borte for godt i morgon');
});
