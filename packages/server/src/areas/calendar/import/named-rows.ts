import type { ImportRow } from '@samspel/domain/import/import-row';
import { changedIn, type SheetActivity, settledRow } from '@samspel/domain/import/sheet-activity';
import type { Day } from '@samspel/domain/time/day';
import { sql } from 'kysely';
import { auditForeign } from '../../../core/access/audit.ts';
import type { Caller } from '../../../core/base/caller.ts';
import type { Db } from '../../../core/database/pool.ts';
import { type SheetRow, sheetColumns, sheetInstances, withResponsible } from '../activity/sheet-activity.queries.ts';
import { mayEditPart, maySeePart, ownsRightToPart } from '../calendar/calendar.access.ts';

/** An activity that a row has the number of, and may be read. `eventId` is its series, which has its tags. */
export type NamedActivity = SheetActivity<number> & {
  eventId: number;
  version: number;
  calendarId: number;
  mayChange: boolean;
};

/** A row that names an activity, with its values, and the activity as it is now. */
export type NamedRow = { row: ReturnType<typeof settledRow>; was: NamedActivity; mayChange: boolean };

/**
 * Finds, by the index of a row, the activity that it has the number of, in any year wheel that the caller may read. Of several rows with one number, as
 * somebody makes who copies a row to change it, only one names it: the one that changes nothing, else the first. The others are new.
 */
export async function namedByRows(
  db: Db,
  caller: Caller,
  rows: readonly ImportRow[],
  today: Day,
): Promise<Map<number, NamedRow>> {
  const numbered = rows.filter(({ id }) => id !== null);
  const found = await readNamed(
    db,
    caller,
    numbered.map(({ id }) => Number(id)),
  );
  const named = new Map<number, NamedRow>();
  for (const [id, those] of Map.groupBy(numbered, (row) => Number(row.id))) {
    const was = found.get(id);
    if (!was) continue;
    const settled = those.map((row) => settledRow(row, was, today));
    const row = settled.find((one) => isUnchanged(one, was)) ?? settled[0]!;
    named.set(row.index, { row, was, mayChange: was.mayChange });
  }
  return named;
}

/** The year wheel of which the rows have the numbers of most activities that the caller may change; null if they have none. */
export async function calendarNamed(db: Db, caller: Caller, rows: readonly ImportRow[]): Promise<number | null> {
  const found = await readNamed(
    db,
    caller,
    rows.flatMap(({ id }) => (id === null ? [] : [Number(id)])),
  );
  const mine = [...found.values()].filter(({ mayChange }) => mayChange);
  const [most] = [...Map.groupBy(mine, ({ calendarId }) => calendarId)].toSorted(([, a], [, b]) => b.length - a.length);
  return most ? most[0] : null;
}

const isUnchanged = (row: NamedRow['row'], was: NamedActivity): boolean =>
  row.isSameWho && changedIn({ ...row, responsible: was.responsible }, was).length === 0;

type Row = SheetRow & Pick<NamedActivity, 'eventId' | 'version' | 'mayChange'> & { isOwnRight: boolean };

/** Reads, by id, those of the activities that the caller may read; audits what an admin reads without a right of their own. */
export async function readNamed(db: Db, caller: Caller, ids: readonly number[]): Promise<Map<number, NamedActivity>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select ${sheetColumns}, i.event_id as "eventId", s.version, r.status <> 'ARCHIVED' and ${mayEditPart(caller)} as "mayChange", ${ownsRightToPart(caller)} as "isOwnRight"
    from ${sheetInstances}
    where i.id = any (${ids}::bigint[]) and s.removed_with is null and ${maySeePart(caller)}`.execute(db);
  await auditForeign(db, caller, rows, 'see', ({ calendarId }) => calendarId);
  return new Map(rows.map(({ isOwnRight: _isOwnRight, ...row }) => [row.id, withResponsible(row)]));
}
