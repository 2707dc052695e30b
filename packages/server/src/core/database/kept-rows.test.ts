import { beforeEach, expect, it, vi } from 'vitest';
import { KeptRows, type Reading } from './kept-rows.ts';
import type { Database } from './pool.ts';

const db = {} as Database;
const reading = vi.fn<Reading<string>>();
let kept: KeptRows;
beforeEach(() => {
  reading.mockReset();
  kept = new KeptRows(db);
});

it('what is kept is read once, from the primary, until it is forgotten', async () => {
  reading.mockResolvedValueOnce('before').mockResolvedValueOnce('after');
  expect(await Promise.all([kept.read(reading), kept.read(reading)])).toEqual(['before', 'before']);
  expect(await kept.read(reading)).toBe('before');
  expect(reading.mock.calls).toEqual([[db]]);
  kept.forget();
  expect(await kept.read(reading)).toBe('after');
});

it('what is being read while it changes is not kept', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  reading.mockReturnValueOnce(promise).mockResolvedValueOnce('after');
  const read = kept.read(reading);
  kept.forget();
  resolve('before');
  expect(await read).toBe('before');
  expect(await kept.read(reading)).toBe('after');
});

it('what could not be read is read anew', async () => {
  reading.mockRejectedValueOnce(new Error('a test lets it fail')).mockResolvedValueOnce('read');
  await expect(kept.read(reading)).rejects.toThrow('lets it fail');
  expect(await kept.read(reading)).toBe('read');
});
