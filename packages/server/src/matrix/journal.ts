import { sql } from 'kysely';
import type { Database } from '../core/database/pool.ts';

/** A row that was written, in any table, in a transaction that was committed. */
export type Written = { table: string; operation: string; row: Record<string, unknown> };

/** Tables in which Samspel keeps its own records, whatever is asked. */
const housekeeping = ['journal', 'rate_limit', 'installation', 'feed_reader', 'feed_fetch'];

/** A record that a database keeps of every change of its tables. */
export type Journal = {
  /** Returns all rows written since the last call. */
  take: () => Promise<Written[]>;
  /** Restores every row as it was when the journal began, or at the last call. */
  putBack: () => Promise<void>;
  /** Returns a fingerprint of all rows of each table that it watches, by table. */
  tables: () => Promise<Record<string, string>>;
};

/**
 * Makes a database keep a journal of itself: a trigger on each table records every row that is added, changed or removed, in the same
 * transaction, so that a rollback also removes the record. New tables are watched too; only the tables of `housekeeping` are left out, such
 * as the counts of calls.
 */
export async function keepJournal(db: Database): Promise<Journal> {
  await sql`
    create unlogged table journal (
      at bigint generated always as identity primary key, "table" text, operation text, row jsonb, before jsonb)`.execute(
    db,
  );
  await sql`
    create function note_change() returns trigger language plpgsql as $$ begin
      insert into journal ("table", operation, row, before) values (
        tg_table_name, tg_op, case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end,
        case tg_op when 'INSERT' then null else to_jsonb(old) end);
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
  for (const statement of putBack) await sql.raw(statement).execute(db);
  let read = 0;
  return {
    take: async () => {
      const { rows } = await sql<Written & { at: number }>`
        select at, "table", operation, row from journal where at > ${read} order by at`.execute(db);
      read = rows.at(-1)?.at ?? read;
      return rows.map(({ at: _at, ...written }) => written);
    },
    putBack: async () => {
      await sql`select put_back()`.execute(db);
    },
    tables: async () => {
      const prints: Record<string, string> = {};
      for (const { name } of tables) {
        const { rows } = await sql<{ print: string }>`
          select coalesce(md5(string_agg(t::text, ' ' order by t::text)), '') as print from ${sql.table(name)} t`.execute(
          db,
        );
        prints[name] = rows[0]!.print;
      }
      return prints;
    },
  };
}

/**
 * Undoes the changes in the journal, the last one first, and empties it. No trigger runs and no foreign key is checked meanwhile, since what a
 * trigger wrote is in the journal too.
 */
const putBack = [
  `create table journal_shape as
    select c.relname as "table",
      (select string_agg(quote_ident(attname), ', ') from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select string_agg(quote_ident(attname), ', ') from pg_attribute a join pg_index i on i.indrelid = a.attrelid
        where a.attrelid = c.oid and i.indisprimary and a.attnum = any (i.indkey)) as keys
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
  `create function put_back() returns void language plpgsql as $$
  declare change record;
  begin
    perform set_config('session_replication_role', 'replica', true);
    for change in select * from journal join journal_shape using ("table") order by at desc loop
      if change.operation <> 'DELETE' then
        execute format('delete from %1$I where (%2$s) = (select %2$s from jsonb_populate_record(null::%1$I, $1))', change."table", change.keys)
          using change.row;
      end if;
      if change.operation <> 'INSERT' then
        execute format('insert into %1$I (%2$s) overriding system value select %2$s from jsonb_populate_record(null::%1$I, $1)', change."table", change.columns)
          using change.before;
      end if;
    end loop;
    delete from journal;
  end $$`,
];
