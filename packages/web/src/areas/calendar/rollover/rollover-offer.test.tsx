import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { onPage } from '../../../core/testing/page.tsx';
import { serverWith } from '../../../core/testing/server.ts';
import { SoonNextYear } from './rollover-offer.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
});

const offered = async (rolloverMissing: number) => {
  serverWith({ RolloverMissing: () => ({ rolloverMissing }) });
  const shown: number[] = [];
  return { shown, page: await onPage(<SoonNextYear shown={2026} onShow={(year) => shown.push(year)} />) };
};

test('a next year that lacks something is offered to be prepared', async () => {
  const { page } = await offered(3);
  expect(page.names('a')).toEqual(['Gjer klart 2027']);
});

test('a next year that has all is only shown', async () => {
  const { page, shown } = await offered(0);
  expect(page.names('a')).toEqual([]);
  await page.press('button', 'Gå til 2027');
  expect(shown).toEqual([2027]);
});

test('before October nothing is asked or offered', async () => {
  vi.setSystemTime(new Date('2026-09-30T12:00:00Z'));
  const { page } = await offered(3);
  expect(page.text()).toBe('');
});
