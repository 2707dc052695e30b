import { useSearchParams } from 'react-router';
import { expect, test } from 'vitest';
import { atWork } from '../../../../core/testing/hook.tsx';
import { useFilter } from './use-filter.ts';

type Shown = ReturnType<typeof useFilter> & { address: string };
/** The filter of a year, and the address that holds it. @param onShown hears each time that it is shown */
const yearAt = (address: string, onShown?: (shown: Shown) => void) =>
  atWork(() => {
    const [params, setAddress] = useSearchParams();
    const shown = { ...useFilter(), address: String(params), setAddress };
    onShown?.(shown);
    return shown;
  }, address);

test('shows what its address says: a reload and a shared link show the same', async () => {
  const year = await yearAt('/?year=2027');
  expect(year.now().isFiltering).toBe(false);
  await year.perform(({ change }) => change({ words: 'budsjett' }));
  await expect.poll(() => year.now().address).toContain('budsjett');
  const shared = await yearAt(`/?${year.now().address}`);
  expect([shared.now().filter.words, shared.now().isFiltering]).toEqual(['budsjett', true]);
  expect(shared.now().address).toContain('year=2027');
});

test('a letter is in the field at once, and in the address a little later', async () => {
  const shown: string[][] = [];
  const year = await yearAt('/', ({ filter, address }) => shown.push([filter.words, address]));
  await year.perform(({ change }) => change({ words: 'b' }));
  expect(shown.find(([words]) => words === 'b')).toEqual(['b', '']);
  await expect.poll(() => year.now().address).toContain('b');
});

test('another address brings other words, whatever was written', async () => {
  const year = await yearAt('/');
  await year.perform(({ change }) => change({ words: 'budsjett' }));
  await expect.poll(() => year.now().address).toContain('budsjett');
  await year.perform(({ setAddress }) => setAddress({}));
  expect([year.now().filter.words, year.now().isFiltering]).toEqual(['', false]);
});

test('taken away, nothing is left of it, and the rest of the address stays', async () => {
  const year = await yearAt('/?year=2027');
  await year.perform(({ change }) => change({ words: 'budsjett' }));
  await expect.poll(() => year.now().address).toContain('budsjett');
  await year.perform(({ reset }) => reset());
  expect([year.now().filter.words, year.now().address]).toEqual(['', 'year=2027']);
});
