import { afterEach, expect, test, vi } from 'vitest';
import { onPage } from '../../../core/testing/page.tsx';
import { told } from '../../../core/testing/told.ts';
import PaperDialog from './paper-dialog.tsx';

vi.mock('../../../core/session/fetch-bytes.ts', () => ({ fetchBytes: (path: string) => answer(path) }));
const mailed = vi.hoisted(() => ({ sent: [] as unknown[], list: [] as object[] }));
vi.mock('../../../core/session/authorized.ts', () => ({
  authorized: async () => mailed.list,
  postAuthorized: async (_path: string, body: unknown) => void mailed.sent.push(body),
}));
afterEach(() => vi.unstubAllGlobals());

let answer: (path: string) => Promise<Blob>;
const svg = (pages: number) => new Blob([`<svg data-pages="${pages}"></svg>`], { type: 'image/svg+xml' });

async function dialog(give: (path: string) => Blob | Promise<Blob>) {
  const asked: string[] = [];
  answer = async (path) => {
    asked.push(path);
    return give(path);
  };
  const of = { calendar: { id: '7' }, year: 2026, startMonth: 1, hidesCompleted: false };
  const first = { paper: 'a4', orientation: 'landscape', what: ['wheel', 'list'] } as const;
  const page = await onPage(<PaperDialog of={of} title="Skuleåret" first={first} onClose={() => {}} />);
  /** Waits for what comes by itself after a while, which is longer on a busy machine. */
  const until = (isThere: () => boolean) =>
    expect
      .poll(async () => {
        await page.perform(() => {});
        return isThere();
      })
      .toBe(true);
  await until(() => document.querySelector('img') !== null);
  return { page, asked, until };
}

test('what is seen is a sheet as the server draws it, and the others are a press away', async () => {
  const { page, asked, until } = await dialog(() => svg(3));
  expect(asked).toEqual([expect.stringContaining('/calendar/7/export/svg?year=2026&ground=white&paper=a4')]);
  expect(document.querySelector('img')!.alt).toBe('Slik blir ark 1 av 3');
  const signs = [...document.querySelectorAll('svg')];
  expect(
    signs.filter((sign) => !sign.closest('[aria-hidden=true]')),
    'pictures without a name',
  ).toEqual([]);
  await page.press('button', 'Neste ark');
  await until(() => asked.length > 1);
  expect(asked.at(-1)).toContain('page=2');
  await until(() => document.querySelector('img')?.alt !== 'Slik blir ark 1 av 3');
  expect(document.querySelector('img')!.alt).toBe('Slik blir ark 2 av 3');
});

test('the last part that is chosen stays, and a picture has a ground to choose instead of paper', async () => {
  const { page } = await dialog(() => svg(1));
  await page.perform(() => page.find('input', 'Liste').click());
  expect(page.find<HTMLInputElement>('input', 'Hjul').disabled).toBe(true);
  await page.perform(() => {
    const select = page.find<HTMLSelectElement>('select', 'Filtype');
    select.value = 'png';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(page.names('select')).not.toContain('Papir');
  expect(page.names('button')).toContain('Last ned PNG');
});

test('a file that takes long is asked for until it is there, and saved under its name', async () => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  let asks = 0;
  const { page, asked, until } = await dialog((path) => {
    if (path.includes('/export/svg')) return svg(1);
    asks += 1;
    return asks < 3
      ? new Blob(['{"reference":"r1"}'], { type: 'application/json' })
      : new Blob(['%PDF'], { type: 'application/pdf' });
  });
  await page.press('button', 'Last ned PDF');
  await until(() => names.length > 0);
  expect(asked.slice(-2)).toEqual(['/export/r1', '/export/r1']);
  expect(names).toEqual(['skulearet-2026.pdf']);
});

test('why it was not made is said', async () => {
  const { words } = told();
  const { page } = await dialog((path) => {
    if (path.includes('/export/svg')) return svg(1);
    throw new Error('nei');
  });
  await page.press('button', 'Last ned PDF');
  expect(words).toEqual([expect.stringMatching(/^error: /)]);
});

test('the sheets that are chosen can be had by mail each month, and no more', async () => {
  const { page } = await dialog(() => svg(1));
  const label = 'Send meg heile året på slike ark på e-post den første i kvar månad';
  await page.perform(() => page.find('input', label).click());
  expect(mailed.sent).toEqual([
    { calendar: 7, paper: 'a4', orientation: 'landscape', what: ['wheel', 'list'], isWanted: true },
  ]);
  expect(page.find<HTMLInputElement>('input', label).checked).toBe(true);
  await page.perform(() => page.find('input', 'Månader').click());
  expect(mailed.sent.at(-1)).toMatchObject({ what: ['wheel', 'months', 'list'], isWanted: true });
  await page.perform(() => page.find('input', label).click());
  expect(mailed.sent).toHaveLength(3);
  expect(page.find<HTMLInputElement>('input', label).checked).toBe(false);
});
