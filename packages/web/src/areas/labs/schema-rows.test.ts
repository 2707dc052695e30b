import { buildSchema, graphqlSync } from 'graphql';
import { expect, test } from 'vitest';
import { type AnsweredSchema, findRows, schemaQuery, schemaRows } from './schema-rows.ts';

const schema = buildSchema(`
  enum Kind { "A year wheel." CALENDAR TOPIC }
  input Wanted { kinds: [Kind!]! }
  type Thing { id: ID! }
  type Query { "Things by kind." things(input: Wanted!, limit: Int): [Thing!]! }
  type Mutation { remove(id: ID!): Thing }
`);
const answered = graphqlSync({ schema, source: schemaQuery }).data as unknown as { __schema: AnsweredSchema };
const rows = schemaRows(answered.__schema);

test('a schema is written line by line, what can be asked for and changed first', () => {
  expect(rows[0]).toEqual({
    of: 'Query',
    line: 'things(input: Wanted!, limit: Int): [Thing!]!',
    description: 'Things by kind.',
  });
  expect(rows[1]).toMatchObject({ of: 'Mutation', line: 'remove(id: ID!): Thing' });
  expect(rows).toContainEqual({ of: 'Wanted', line: 'kinds: [Kind!]!', description: '' });
  expect(rows).toContainEqual({ of: 'Kind', line: 'CALENDAR', description: 'A year wheel.' });
  expect(rows.some(({ of }) => of.startsWith('__'))).toBe(false);
});

test('lines are found by words in any order, of their type and description too', () => {
  expect(findRows(rows, 'KIND things').map(({ line }) => line)).toEqual([rows[0]!.line]);
  expect(findRows(rows, 'kind wheel').map(({ line }) => line)).toEqual(['CALENDAR']);
  expect(findRows(rows, 'nothing of the kind')).toEqual([]);
  expect(findRows(rows, ' ')).toEqual(rows);
});
