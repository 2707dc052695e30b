import { expect, test } from 'vitest';
import { readInput } from '../input.ts';
import { Refusal } from '../refusal.ts';
import { richTextOf } from '../text/plain-text.ts';
import { allTopicsInput, createTopicInput, updateTopicInput } from './topic.input.ts';

const description = JSON.stringify(richTextOf('Vi deler erfaringar.'));
const whole = { title: 'Barnevern', category: 'TOPIC', description };
const refused = (input: object) => () => readInput(createTopicInput, { ...whole, ...input });

test('a topic without a title, category or description, or with a field that it does not have, is refused', () => {
  expect(refused({ title: '\u200b' })).toThrow(new Refusal('input.invisible', 'input.title'));
  expect(refused({ category: undefined })).toThrow(new Refusal('input.required', 'input.category'));
  expect(refused({ category: 'ORGANIZATION' })).toThrow(new Refusal('input.notAChoice', 'input.category'));
  expect(refused({ description: undefined })).toThrow(new Refusal('input.required', 'input.description'));
  expect(refused({ description: JSON.stringify(richTextOf('\n \u200b')) })).toThrow(
    new Refusal('input.invisible', 'input.description'),
  );
  expect(refused({ colour: 'blå' })).toThrow(new Refusal('input.unknownField', 'input.colour'));
});

test('a topic is not archived by its form, nor emptied of its description', () => {
  const saved = (input: object) => () => readInput(updateTopicInput, { id: 1, version: 1, ...input });
  expect(saved({ status: 'ARCHIVED' })).toThrow(new Refusal('input.notAChoice', 'input.status'));
  expect(saved({ description: JSON.stringify(richTextOf('')) })).toThrow(
    new Refusal('input.required', 'input.description'),
  );
});

test('a title of emoji is a title', () => {
  expect(readInput(createTopicInput, { ...whole, title: '🎡🎢' })).toMatchObject({ title: '🎡🎢' });
});

test('a topic is published unless it says otherwise, and its list begins with the last changed', () => {
  expect(readInput(createTopicInput, whole)).toMatchObject({ status: 'PUBLISHED', kostraFunctions: [] });
  expect(readInput(allTopicsInput, {})).toMatchObject({
    sort: 'LAST_UPDATED',
    order: 'DESCENDING',
    limit: 12,
    offset: 0,
    onlyMine: false,
  });
});
