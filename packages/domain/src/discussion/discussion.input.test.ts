import { expect, test } from 'vitest';
import { readInput } from '../input.ts';
import { Refusal } from '../refusal.ts';
import { richTextOf } from '../text/plain-text.ts';
import { allDiscussionsInput, createDiscussionInput, updateDiscussionInput } from './discussion.input.ts';

const body = JSON.stringify(richTextOf('Kven har prøvd?'));

test('a discussion without a title or a question, or with a field that it does not have, is refused', () => {
  expect(() => readInput(createDiscussionInput, { title: '\u200b', body })).toThrow(
    new Refusal('input.invisible', 'input.title'),
  );
  expect(() => readInput(createDiscussionInput, { title: 'Ein', body, colour: 'blå' })).toThrow(
    new Refusal('input.unknownField', 'input.colour'),
  );
  expect(() => readInput(createDiscussionInput, { title: 'Ein' })).toThrow(new Refusal('input.required', 'input.body'));
});

test('a discussion is not archived by its form', () => {
  expect(() => readInput(updateDiscussionInput, { id: 1, version: 1, status: 'ARCHIVED' })).toThrow(
    new Refusal('input.notAChoice', 'input.status'),
  );
});

test('a list of discussions begins with the last changed', () => {
  expect(readInput(allDiscussionsInput, {}, '')).toMatchObject({
    sort: 'LAST_UPDATED',
    order: 'DESCENDING',
    offset: 0,
  });
});
