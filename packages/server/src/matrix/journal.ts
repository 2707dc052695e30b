import { sql } from 'kysely';
import type { Database } from '../core/database/pool.ts';

/** A row that was written, in whatever table, in a transaction that was committed. */
export type Written = { table: string; deed: string; row: Record<string, unknown> };

/** What the house writes about itself, whoever asks for what. */
const housekeeping = ['journal', 'rate_limit', 'installation'];

/** Tables in which people have rows of their own, beside each other. */
const own = new Set([
  ...['follow', 'clap', 'favourite', 'calendar_ring', 'person', 'calendar_code', 'audit_entry'],
  ...['notification', 'notification_check', 'notify_choice'],
]);

/** Whether something that was there before is now another for the next one who asks. */
export const touchesThings = ({ table, deed }: Written): boolean => deed !== 'INSERT' && !own.has(table);

/** What a database itself writes down of every change of any of its tables. */
export type Journal = {
  /** All that was written since this was last asked. */
  take: () => Promise<Written[]>;
};

/**
 * Has a database keep a journal of itself: a trigger on each table notes every row that comes, changes or goes, in the same
 * transaction, so that what is rolled back is not noted. A table that is new is watched from its first day; left out is only the
 * house's own bookkeeping, how often it was called and what it is called.
 */
export async function keepJournal(db: Database): Promise<Journal> {
  await sql`
    create unlogged table journal (at bigint generated always as identity primary key, "table" text, deed text, row jsonb)`.execute(
    db,
  );
  await sql`
    create function note_change() returns trigger language plpgsql as $$ begin
      insert into journal ("table", deed, row) values (tg_table_name, tg_op, case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end);
      return null;
    end $$`.execute(db);
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> all (${housekeeping})`.execute(
    db,
  );
  for (const { name } of tables) {
    await sql`create trigger note_change after insert or update or delete on ${sql.table(name)} for each row execute function note_change()`.execute(
      db,
    );
  }
  let read = 0;
  return {
    take: async () => {
      const { rows } = await sql<
        Written & { at: number }
      >`select * from journal where at > ${read} order by at`.execute(db);
      read = rows.at(-1)?.at ?? read;
      return rows.map(({ at: _at, ...written }) => written);
    },
  };
}
