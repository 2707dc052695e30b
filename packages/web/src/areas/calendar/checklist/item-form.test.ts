import { expect, test } from 'vitest';
import { hasWords, itemChanges, itemFormOf } from './item-form.ts';

const stored = { id: '7', version: 3, title: 'Hent tala', description: '{"type":"doc"}', note: null };
const form = itemFormOf(stored);

test('nothing is sent of an item that was only opened, or whose title got a space at its end', () => {
  expect(itemChanges(stored, form)).toEqual({ id: '7', version: 3 });
  expect(itemChanges(stored, { ...form, title: 'Hent tala ' })).toEqual({ id: '7', version: 3 });
});

test('what changed is sent with the version that it was made from, and a text that was emptied as none', () => {
  expect(itemChanges(stored, { title: 'Hent alle tala', description: '', note: 'Spør Ola' })).toEqual({
    id: '7',
    version: 3,
    title: 'Hent alle tala',
    description: null,
    note: 'Spør Ola',
  });
});

test('an item with a description or a note has something to be opened for', () => {
  expect([stored, { description: null, note: 'Spør Ola' }, { description: '', note: null }].map(hasWords)).toEqual([
    true,
    true,
    false,
  ]);
});
