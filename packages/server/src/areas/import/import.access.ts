import type { SourceTable } from '@samspel/domain/import/source-table';
import { Refusal } from '@samspel/domain/refusal';
import { sql } from 'kysely';
import type { Caller } from '../../core/base/caller.ts';
import type { Db, Tx } from '../../core/database/pool.ts';

/** Milliseconds for which what was read can be looked over and applied. */
export const readFor = 86_400_000;

/** What was read: its tables, and the names of sheets that are hidden and left out. */
export type ImportContents = { tables: SourceTable[]; hidden: string[] };

/** An import as the database has it. It is its owner's alone. */
export type ImportRecord = {
  reference: string;
  /** The name of the file; '' if it was pasted. */
  name: string;
  /** Null once it is applied. */
  contents: ImportContents | null;
  appliedAt: Date | null;
  undoneAt: Date | null;
  calendarId: number | null;
  isNewCalendar: boolean;
  created: number;
  changed: number;
  skipped: number;
};

const columns = sql`reference, name, contents, applied_at as "appliedAt", undone_at as "undoneAt", calendar_id as "calendarId",
  is_new_calendar as "isNewCalendar", created, changed, skipped`;

/** Reads what the caller has brought in and not applied. Throws `notFound` on `reference` if it is not theirs, is applied, or is older than a day. */
export async function readImport(
  db: Db,
  caller: Caller,
  reference: string,
  now: Date,
): Promise<ImportContents & { name: string }> {
  const { rows } = await sql<ImportRecord>`
    select ${columns} from import
    where reference = ${reference} and person_id = ${caller.id} and contents is not null and read_at > ${new Date(now.getTime() - readFor)}`.execute(
    db,
  );
  const [found] = rows;
  if (!found?.contents) throw new Refusal('notFound', 'reference');
  return { ...found.contents, name: found.name };
}

/** Locks an import of the caller, applied or not; undefined if it is not theirs, or waited longer than a day. */
export async function lockImport(
  tx: Tx,
  caller: Caller,
  reference: string,
  now: Date,
): Promise<ImportRecord | undefined> {
  const { rows } = await sql<ImportRecord>`
    select ${columns} from import
    where reference = ${reference} and person_id = ${caller.id}
      and (applied_at is not null or read_at > ${new Date(now.getTime() - readFor)}) for update`.execute(tx);
  return rows[0];
}
