import { guessYear } from '@samspel/domain/import/guess-year';
import { type ImportOptions, mostImportRows } from '@samspel/domain/import/import.input';
import { type ImportRow, type RowNote, sameKey } from '@samspel/domain/import/import-row';
import { type ReadTable, readTable } from '@samspel/domain/import/read-table';
import { Refusal } from '@samspel/domain/refusal';
import type { Day } from '@samspel/domain/time/day';
import { say } from '@samspel/i18n/format';
import { sql } from 'kysely';
import type { Caller } from '../../../core/base/caller.ts';
import type { Db } from '../../../core/database/pool.ts';
import type { ImportContents } from '../../import/import.access.ts';
import { findMeant } from './import-people.queries.ts';
import { calendarNamed, type NamedRow, namedByRows } from './named-rows.ts';

/** A row with who is meant, and the activities that it is the same as or changes: `mayChange` is false if the caller may only read that one. */
export type FoundRow = Omit<ImportRow, 'notes'> & {
  notes: RowNote[];
  responsible: number | null;
  duplicateOf: number | null;
  changes: number | null;
  mayChange: boolean;
};

/** A table as it would be brought in. */
export type FoundTable = Omit<ReadTable, 'rows'> & {
  table: number;
  year: number;
  rows: FoundRow[];
  /** The year wheel that the rows are of by their numbers, if none is said. */
  named: number | null;
};

/** Where a table is brought in: the year wheel, if it is there already. */
type Place = { db: Db; caller: Caller; today: Day; calendarId: number | undefined };

/** Reads a table and finds its people and doubles. Throws `input.outOfRange` for a table that is not there, `import.tooManyRows`. */
export async function findRows(
  { tables }: ImportContents,
  options: Partial<ImportOptions>,
  place: Place,
): Promise<FoundTable> {
  const { table = 0, shape, roles, headerRows } = options;
  const source = tables[table];
  if (!source) throw new Refusal('input.outOfRange', 'options.table', { min: 0, max: tables.length - 1 });
  const year = options.year ?? guessYear([[source.name], ...source.rows], place.today);
  const { rows, ...read } = readTable(source, { shape, roles, headerRows, year, today: place.today });
  if (rows.length > mostImportRows) throw new Refusal('import.tooManyRows', 'options.shape', { max: mostImportRows });
  const { db, caller, calendarId } = place;
  const named = calendarId === undefined ? await calendarNamed(db, caller, rows) : null;
  return { ...read, table, year, rows: await withFound(rows, place), named };
}

async function withFound(rows: readonly ImportRow[], { db, caller, calendarId, today }: Place): Promise<FoundRow[]> {
  const who = rows.map((row) => row.who);
  const meant = await findMeant(db, caller, calendarId, who);
  const [same, named] =
    calendarId === undefined
      ? [new Map<string, number>(), new Map<number, NamedRow>()]
      : [await findSame(db, calendarId, rows), await namedByRows(db, caller, rows, today)];
  return rows.map((row) => {
    const found = named.get(row.index);
    const { responsible, unknown } = found?.row.isSameWho ? nobodyElse : meant(row.who);
    const settled = found?.row ?? row;
    const mine = {
      ...settled,
      purpose: purposeWith(settled, unknown, caller),
      responsible: responsible ?? found?.was.responsible?.id ?? null,
    };
    if (found) {
      const { was, mayChange } = found;
      const notes: RowNote[] = mayChange ? row.notes : [...row.notes, 'notYours'];
      return { ...mine, notes, duplicateOf: null, changes: was.id, mayChange };
    }
    const isLost = row.id !== null && calendarId !== undefined;
    const notes: RowNote[] = isLost ? [...row.notes, 'numberUnknown'] : [...row.notes];
    return { ...mine, notes, duplicateOf: same.get(sameKey(row)) ?? null, changes: null, mayChange: true };
  });
}

const nobodyElse = { responsible: null, unknown: '' };

/** The purpose, with what no field can hold: a person whom nobody knows, and words of a repetition that no series can do. */
function purposeWith(
  {
    purpose,
    repetition,
    repetitionWritten,
    faults,
  }: Pick<ImportRow, 'purpose' | 'repetition' | 'repetitionWritten' | 'faults'>,
  unknown: string,
  { locale }: Caller,
): string {
  const isUnread = repetition === null && faults.some(({ code }) => code === 'repetitionUnread');
  return [
    purpose,
    unknown && say(locale, 'import.keptWho', { who: unknown }),
    isUnread && say(locale, 'import.keptRepetition', { words: repetitionWritten }),
  ]
    .filter(Boolean)
    .join('\n');
}

/** The activities of a year wheel on the days of the rows, by what makes them the same. */
async function findSame(db: Db, calendarId: number, rows: readonly ImportRow[]): Promise<Map<string, number>> {
  const days = [...new Set(rows.flatMap(({ startDate }) => startDate ?? []))];
  const { rows: found } = await sql<{ id: number; title: string; startDate: Day; endDate: Day }>`
    select i.id, s.title, i.start_date as "startDate", i.end_date as "endDate"
    from event_instance i join subject s on s.id = i.id
    where i.calendar_id = ${calendarId} and s.removed_with is null and i.start_date = any (${days}::date[])
    order by i.id desc`.execute(db);
  return new Map(found.map((one) => [sameKey(one), one.id]));
}
