import { expect, test } from 'vitest';
import { readInput } from '../input.ts';
import { Refusal } from '../refusal.ts';
import { allDiscussionsInput, createDiscussionInput, updateDiscussionInput } from './discussion.input.ts';

test('a discussion without a title, or with a field that it does not have, is refused', () => {
  expect(() => readInput(createDiscussionInput, { title: '\u200b' })).toThrow(
    new Refusal('input.invisible', 'input.title'),
  );
  expect(() => readInput(createDiscussionInput, { title: 'Ein', colour: 'blå' })).toThrow(
    new Refusal('input.unknownField', 'input.colour'),
  );
});

test('a discussion is not archived by its form', () => {
  expect(() => readInput(updateDiscussionInput, { id: 1, version: 1, status: 'ARCHIVED' })).toThrow(
    new Refusal('input.notAChoice', 'input.status'),
  );
});

test('a discussion is published unless it says otherwise, and its list begins with the last changed', () => {
  expect(readInput(createDiscussionInput, { title: 'Ein' })).toMatchObject({ title: 'Ein', status: 'PUBLISHED' });
  expect(readInput(allDiscussionsInput, {}, '')).toMatchObject({
    sort: 'LAST_UPDATED',
    order: 'DESCENDING',
    offset: 0,
  });
});
