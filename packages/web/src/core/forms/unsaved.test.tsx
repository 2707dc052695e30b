import { expect, test } from 'vitest';
import { atWork } from '../testing/hook.tsx';
import { onPage } from '../testing/page.tsx';
import { type UnsavedPart, useUnsaved, useUnsavedParts } from './unsaved.ts';

test('something is unsaved for as long as one part says so', async () => {
  const parts = await atWork(useUnsavedParts);
  expect(parts.now().isUnsaved).toBe(false);
  await parts.perform(({ report }) => report('form', true));
  await parts.perform(({ report }) => report('item', true));
  await parts.perform(({ report }) => report('form', false));
  expect(parts.now().isUnsaved).toBe(true);
  await parts.perform(({ report }) => report('item', false));
  expect(parts.now().isUnsaved).toBe(false);
});

test('a part that is gone holds nothing unsaved any more', async () => {
  const told: [UnsavedPart, boolean][] = [];
  const report = (part: UnsavedPart, isUnsaved: boolean) => void told.push([part, isUnsaved]);
  function Part({ isUnsaved }: { isUnsaved: boolean }) {
    useUnsaved({ report }, 'comment.new', isUnsaved);
    return null;
  }
  const page = await onPage(<Part isUnsaved />);
  expect(told.at(-1)).toEqual(['comment.new', true]);
  await page.show(null);
  expect(told.at(-1)).toEqual(['comment.new', false]);
});
