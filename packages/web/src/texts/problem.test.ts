import { Refusal } from '@samspel/domain/refusal';
import { expect, test } from 'vitest';
import { CallError, isGone, problemOf } from './problem.ts';

test('whatever was thrown is a problem of its own', () => {
  expect(problemOf(new Error('boom'))).toEqual({ code: 'internal', message: '', status: 0 });
  expect(problemOf(undefined)).toMatchObject({ code: 'internal' });
});

test('a refusal of GraphQL has its code, its field and its words', () => {
  const error = {
    graphQLErrors: [{ message: 'Årshjulet er arkivert', extensions: { code: 'calendar.archived', field: 'input.id' } }],
    response: { status: 200 },
  };
  expect(problemOf(error)).toEqual({
    code: 'calendar.archived',
    field: 'input.id',
    message: 'Årshjulet er arkivert',
    status: 200,
  });
});

test('GraphQL without an answer is offline, with a broken one it is internal', () => {
  expect(problemOf({ graphQLErrors: [], networkError: new Error('Failed to fetch') })).toMatchObject({
    code: 'offline',
  });
  expect(problemOf({ graphQLErrors: [], networkError: new Error('x'), response: { status: 502 } })).toMatchObject({
    code: 'internal',
    status: 502,
  });
});

test.each([
  [429, 'tooManyRequests'],
  [503, 'unavailable'],
])('a request that is refused as a whole with %i says why', (status, code) => {
  const refused = { graphQLErrors: [], networkError: new Error('x'), response: { status } };
  expect(problemOf(refused)).toMatchObject({ code, status });
});

test('a refused call and a refusal of a form are what they are', () => {
  const problem = { code: 'conflict', message: 'Nokon andre', status: 409 } as const;
  expect(problemOf(new CallError(problem))).toBe(problem);
  expect(problemOf(new Refusal('input.tooLong', 'title', { max: 255 }))).toMatchObject({
    code: 'input.tooLong',
    field: 'title',
    values: { max: 255 },
  });
});

test('what a form changes and is not found any more is gone; somebody whom it names, or a page that never was, is not', () => {
  const refused = (code: 'notFound' | 'notAllowed', field?: string) =>
    isGone({ code, field, message: '', status: 200 }, ['id', 'ids', 'calendar']);
  for (const field of ['id', 'ids', 'input.id', 'input.calendar']) expect(refused('notFound', field)).toBe(true);
  expect(refused('notFound', 'input.access.groups.0.group')).toBe(false);
  expect(refused('notFound', 'calendarId')).toBe(false);
  expect(refused('notFound')).toBe(false);
  expect(refused('notAllowed', 'input.id')).toBe(false);
});
