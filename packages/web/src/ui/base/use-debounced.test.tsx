import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { useDebounced } from './use-debounced.ts';

// `settled` would wait for the clock, which is stopped here.
vi.mock('../../core/testing/settled.ts', () => ({ settled: async () => undefined }));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const Still = ({ value }: { value: string }) => <p>{useDebounced(value)}</p>;
const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('what is typed counts when it has been still for 300 ms, and not before', async () => {
  const page = await onPage(<Still value="b" />);
  await page.show(<Still value="bu" />);
  await later(299);
  await page.show(<Still value="bud" />);
  await later(299);
  expect(page.text()).toBe('b');
  await later(1);
  expect(page.text()).toBe('bud');
});
