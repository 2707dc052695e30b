import { afterEach, expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { told } from '../../core/testing/told.ts';
import { CopyButton } from './copy-button.tsx';

afterEach(() => vi.restoreAllMocks());

test('where the browser does not copy, it says how to do it by hand, and never that it is done', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  const { words } = told();
  const page = await onPage(<CopyButton text="https://samspel.example/1" label="Kopier lenkja" />);
  await page.press('button', 'Kopier lenkja');
  expect([words.length, words[0]]).toEqual([1, expect.stringMatching(/^error: /)]);
  expect([page.names('button'), page.names('[role=status]')]).toEqual([['Kopier lenkja'], ['']]);
});

test('copies, and says so on the button and to a screen reader', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { words } = told();
  const page = await onPage(<CopyButton text="https://samspel.example/1" label="Kopier lenkja" />);
  await page.press('button', 'Kopier lenkja');
  expect(write).toHaveBeenCalledExactlyOnceWith('https://samspel.example/1');
  expect(words).toEqual(['success: Kopiert!']);
  expect([page.names('button'), page.names('[role=status]')]).toEqual([['Kopiert!'], ['Kopiert!']]);
});
