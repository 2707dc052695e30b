import { expect, test, vi } from 'vitest';
import { onPage } from '../../../core/testing/page.tsx';
import CopyDialog from './copy-dialog.tsx';
import { useStartCopy } from './use-start-copy.ts';

vi.mock('./use-start-copy.ts', () => ({ useStartCopy: vi.fn() }));

type Calendar = Parameters<typeof CopyDialog>[0]['calendar'];

/** The dialog that copies a year wheel; starting the copy is mocked. */
async function copying(access: Partial<Calendar['access']> = {}, title = 'Økonomi') {
  const start = vi.fn(async () => {});
  vi.mocked(useStartCopy).mockReturnValue(start);
  const onClose = vi.fn();
  const calendar = {
    id: '7',
    title,
    status: 'PUBLISHED',
    access: { isPrivate: false, visibility: 'PUBLIC', ...access },
  } as Calendar;
  const page = await onPage(<CopyDialog calendar={calendar} onClose={onClose} />);
  return { page, start, onClose };
}

test('a copy without a title is not started', async () => {
  const { page, start } = await copying();
  await page.write('Tittel på kopien', '   ');
  expect(page.find('button[type=submit]', 'Start kopiering').getAttribute('aria-disabled')).toBe('true');
  await page.press('button[type=submit]', 'Start kopiering');
  expect(start).not.toHaveBeenCalled();
});

test('what is usual is an own copy from today on, under the title without the blanks around it', async () => {
  const { page, start, onClose } = await copying();
  await page.write('Tittel på kopien', ' Økonomi Vik ');
  await page.press('button[type=submit]', 'Start kopiering');
  expect(start).toHaveBeenCalledExactlyOnceWith({ id: '7', title: 'Økonomi Vik', from: 'TODAY', isFork: false });
  expect(onClose).toHaveBeenCalledOnce();
});

test('the title is filled in with the year raised, so that one press makes the copy', async () => {
  const { page, start } = await copying({}, 'Økonomi 2026');
  await page.press('button[type=submit]', 'Start kopiering');
  expect(start).toHaveBeenCalledExactlyOnceWith({ id: '7', title: 'Økonomi 2027', from: 'TODAY', isFork: false });
});

test('a title without a year is that of a copy', async () => {
  const { page, start } = await copying();
  await page.press('button[type=submit]', 'Start kopiering');
  expect(start).toHaveBeenCalledWith(expect.objectContaining({ title: 'Kopi av Økonomi' }));
});

test('a copy that stays tied to the original says what becomes of days that are over: they are left out', async () => {
  const { page, start } = await copying();
  expect(page.text()).toContain('Det som ligg tilbake i tid i år, kjem neste år, på same dato eller same vekedag.');
  await page.perform(() => page.find('input', 'Kopi som er knytt til originalen').click());
  expect(page.text()).toContain('Det som ligg tilbake i tid, følgjer ikkje med.');
  await page.perform(() => page.find('input', 'Frå neste år').click());
  await page.write('Tittel på kopien', 'Økonomi');
  await page.press('button[type=submit]', 'Start kopiering');
  expect(start).toHaveBeenCalledExactlyOnceWith({ id: '7', title: 'Økonomi', from: 'NEXT_YEAR', isFork: true });
});

test.each([
  ['open to all', {}, 'Berre organisasjonen din kan lese kopien'],
  ['limited', { isPrivate: true }, 'Andre ser tittelen, men berre du kan opne kopien'],
  ['hidden', { isPrivate: true, visibility: 'PRIVATE' as const }, 'Berre du ser kopien'],
])('of one that is %s it is said who will see the copy', async (_, access, words) => {
  const { page } = await copying(access);
  expect(page.text()).toContain(words);
});

test('a title that was begun is asked about before it is lost', async () => {
  const { page, onClose } = await copying();
  await page.write('Tittel på kopien', 'Øko');
  await page.press('button', 'Avbryt');
  expect(onClose).not.toHaveBeenCalled();
  await page.press('dialog button', 'Forkast');
  expect(onClose).toHaveBeenCalledOnce();
});
