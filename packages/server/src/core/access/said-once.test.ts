import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { expect, it } from 'vitest';
import { unplanned } from '../database/prepared.ts';
import { readsDraft, writes } from './policies.ts';
import { type Row, rootRow, row } from './row.ts';
import { saidOnce } from './said-once.ts';
import { everyone, person, type Who } from './who.ts';

const db = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (one) => new PostgresIntrospector(one),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const rows: Row[] = [
  row('s', 'r'),
  row('whole', 'r'),
  row('s', 'r', undefined, ['COMMENT']),
  row('s', 'r', undefined, ['TASK', 'USERFILE']),
  row('s', 'r', undefined, []),
  rootRow('s', 'CALENDAR'),
  { ...row('s', 'r'), rootId: sql<number>`${17}::bigint` },
];
const people: Who[] = [person(1), person(2), person(null), unplanned(3, 'bigint'), everyone('p.id')];
const say = (row: Row, who: Who) =>
  sql<boolean>`(${writes(row, who)} or ${'a value'} = ${who} or ${readsDraft(row, who)})`;
const read = (said: ReturnType<typeof say>) => {
  const { sql: text, parameters } = sql`select ${said} and ${5} = 5`.compile(db);
  return { text, parameters };
};

it('what is said once has the words and values that it would have if it were said each time, for every row and everybody', () => {
  const once = saidOnce(say);
  for (let time = 0; time < 2; time += 1) {
    for (const who of people) for (const at of rows) expect(read(once(at, who))).toEqual(read(say(at, who)));
  }
});
