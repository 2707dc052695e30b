import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

/**
 * Foreign keys whose columns no index begins with, as `table(columns) → what they refer to`. An index of some rows only counts if these are the rows
 * in which the column is set: no other is asked when the row that it refers to is deleted.
 */
async function withoutIndex(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%s(%s) → %s', reference.conrelid::regclass, names.all_of_them, reference.confrelid::regclass) as name
    from pg_constraint reference
    cross join lateral (
      select string_agg(quote_ident(attname), ', ' order by array_position(reference.conkey, attnum)) as all_of_them
      from pg_attribute where attrelid = reference.conrelid and attnum = any (reference.conkey)
    ) names
    where reference.contype = 'f' and reference.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i
      where i.indrelid = reference.conrelid
        and (i.indkey::int2[])[0:cardinality(reference.conkey) - 1] @> reference.conkey
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%s IS NOT NULL)', names.all_of_them))
    )
    order by name`.execute(world.db);
  return rows.map(({ name }) => name);
}

it('every column that refers to another table has an index, so that a deletion there need not read the whole table', async () => {
  expect(await withoutIndex()).toEqual([]);
});

it('an index counts only if it begins with all columns of the reference, in all rows in which they are set', async () => {
  await sql`
    create table told (id int primary key, kind int, unique (id, kind));
    create table tells (
      a int references told, b int references told, c int references told, d int references told,
      e int, f int, foreign key (e, f) references told (id, kind),
      g int, h int, foreign key (g, h) references told (id, kind));
    create index on tells (a);
    create index on tells (b) where b is not null;
    create index on tells (c) where a is not null;
    create index on tells (a, d);
    create index on tells (f, e, a);
    create index on tells (g, a, h)`.execute(world.db);
  expect(await withoutIndex()).toEqual(['tells(c) → told', 'tells(d) → told', 'tells(g, h) → told']);
});
