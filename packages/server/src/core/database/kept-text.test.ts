import * as kysely from 'kysely';
import { type Kysely, PostgresDialect, sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { keepingText } from './kept-text.ts';
import type { Db } from './pool.ts';

const db = new kysely.Kysely<unknown>({ dialect: new PostgresDialect({ pool: {} as never }) }) as Kysely<unknown> as Db;

it('a text is compiled once for each shape, and each call puts its own values in', () => {
  const keep = keepingText<{ id: number; words: string[] }>();
  const make = vi.fn(
    (given: { id: number; words: string[] }) =>
      sql`select ${given.id}::bigint, ${'fixed'}::text, ${given.words}::text[], ${given.id}::bigint`,
  );
  const compiled = [1, 2].map((id) => keep(db, 'a', { id, words: [`w${id}`] }, make));
  expect(compiled.map(({ sql: text }) => text)).toEqual(
    Array(2).fill('select $1::bigint, $2::text, $3::text[], $4::bigint'),
  );
  expect(compiled.map(({ parameters }) => parameters)).toEqual([
    [1, 'fixed', ['w1'], 1],
    [2, 'fixed', ['w2'], 2],
  ]);
  expect(make).toHaveBeenCalledTimes(1);
  keep(db, 'b', { id: 3, words: [] }, make);
  expect(make).toHaveBeenCalledTimes(2);
});
