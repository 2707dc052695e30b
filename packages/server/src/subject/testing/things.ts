import { richTextOf } from '@samspel/domain/text/plain-text';
import { sql } from 'kysely';
import type { TestPerson } from '../../core/testing/people.ts';
import type { World } from '../../core/testing/world.ts';

/** Rich text as a form sends it. */
export const richText = (words: string) => JSON.stringify(richTextOf(words));

/** Open to everybody. */
export const open = { isPrivate: false };
/** For those in the access list; others see its card. */
export const limited = { isPrivate: true, visibility: 'PUBLIC' };
/** The same, with one more person who may write. */
export const writtenBy = (person: TestPerson) => ({ ...limited, persons: [{ person: person.id, access: 'WRITE' }] });
/** For those in the access list; hidden from others. */
export const hidden = { isPrivate: true, visibility: 'PRIVATE' };

/** Returns the names of the events of a thing, in order. */
export async function eventsOf({ db }: World, id: string): Promise<string[]> {
  const events = db.selectFrom('domain_event').select('name').where('subject_id', '=', Number(id));
  return (await events.orderBy('id').execute()).map(({ name }) => name);
}

/** Tables that the server writes for its own work, whatever is asked of it. */
const housekeeping = ['rate_limit', 'installation', 'feed_reader', 'feed_fetch'];

/** Returns everything that a call could have written, in any table, as one text. It must be the same before and after a refusal. */
export async function everyTable({ db }: World): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> all (${housekeeping}) order by 1`.execute(
    db,
  );
  const sums = tables.map(
    ({ name }) =>
      sql`select ${name} as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${sql.table(name)} t`,
  );
  const { rows } = await sql`${sql.join(sums, sql` union all `)}`.execute(db);
  return JSON.stringify(rows);
}
