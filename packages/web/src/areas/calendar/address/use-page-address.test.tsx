import { useNavigate, useSearchParams } from 'react-router';
import { expect, test } from 'vitest';
import { atWork } from '../../../core/testing/hook.tsx';
import { usePageAddress } from './use-page-address.ts';

const pageAt = (address: string) =>
  atWork(() => {
    const [params] = useSearchParams();
    return { ...usePageAddress(), address: String(params), navigate: useNavigate() };
  }, address);
const thisYear = new Date().getFullYear();
const next = thisYear + 1;

test('shows this year, and another one that the address names', async () => {
  expect((await pageAt('/')).now().year).toBe(thisYear);
  expect((await pageAt(`/?year=${next}`)).now()).toMatchObject({ year: next, yearWritten: String(next) });
});

test('the year that shows today leaves the address bare', async () => {
  const page = await pageAt(`/?year=${next}`);
  await page.perform(({ setYear }) => setYear(thisYear));
  expect(page.now().address).toBe('');
  await page.perform(({ setYear }) => setYear(next));
  expect(page.now().address).toBe(`year=${next}`);
});

test.each(['', '?activity=abc', '?activity=0', '?activity=-7', '?activity=1234567890123456'])(
  'no panel is open at %s',
  async (address) => {
    expect((await pageAt(`/${address}`)).now().activity).toBeNull();
  },
);

test('an opened activity is closed by Back, however many were looked at on the way', async () => {
  const page = await pageAt(`/?year=${next}`);
  await page.perform(({ openActivity }) => openActivity('7'));
  await page.perform(({ openActivity }) => openActivity('8'));
  expect(page.now()).toMatchObject({ activity: '8', address: `year=${next}&activity=8` });
  await page.perform(({ navigate }) => navigate(-1));
  expect(page.now()).toMatchObject({ activity: null, address: `year=${next}` });
});

test('closing the panel keeps the year', async () => {
  const page = await pageAt(`/?year=${next}&activity=7`);
  await page.perform(({ closeActivity }) => closeActivity());
  expect(page.now()).toMatchObject({ activity: null, year: next });
});
