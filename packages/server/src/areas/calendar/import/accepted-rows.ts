import { type CreateEventInput, createEventInput } from '@samspel/domain/calendar/event.input';
import { proposedPurpose } from '@samspel/domain/calendar/proposed-purpose';
import type { TakenRow } from '@samspel/domain/import/import.input';
import { sameKey } from '@samspel/domain/import/import-row';
import { changedIn, type SheetField } from '@samspel/domain/import/sheet-activity';
import { readInput } from '@samspel/domain/input';
import { Refusal } from '@samspel/domain/refusal';
import { isEmptyText } from '@samspel/domain/text/invisible';
import { richTextOf } from '@samspel/domain/text/plain-text';
import type { Act } from '../../../core/area/action.ts';
import type { FoundRow } from './import-rows.ts';
import { type NamedActivity, readNamed } from './named-rows.ts';

/** A row that makes a series. */
export type NewRow = { input: CreateEventInput; isDone: boolean; at: string };
/** A row that changes an activity: its values, and which of them are others than those of the activity. */
export type ChangingRow = { was: NamedActivity; row: AcceptedValues; fields: readonly SheetField[]; at: string };

/** The rows that are taken: what they make, what they change, and how many are there already or change nothing. */
export type AcceptedRows = { made: NewRow[]; changing: ChangingRow[]; skipped: number };

/**
 * Sorts the rows that a person has taken, as they changed them. What is the same as an activity of the year wheel, or as an earlier row, is skipped, as
 * is a row that changes nothing. Throws what is wrong with a row at `input.rows.<number>`.
 */
export async function sortAccepted(
  act: Act,
  rows: readonly FoundRow[],
  taken: readonly TakenRow[],
  calendarId: number,
): Promise<AcceptedRows> {
  const purpose = await purposeOf(act, calendarId);
  const there = await keysThere(act, calendarId);
  const named = await readNamed(
    act.tx,
    act.caller,
    taken.flatMap(({ index }) => rows[index]?.changes ?? []),
  );
  const sorted: AcceptedRows = { made: [], changing: [], skipped: 0 };
  for (const [number, change] of taken.entries()) {
    const at = `input.rows.${number}`;
    const row = changedRow(rows, change, at);
    const was = named.get(row.changes ?? 0);
    if (was) {
      const fields = changedIn({ ...row, responsible: row.responsible === null ? null : { id: row.responsible } }, was);
      if (fields.length > 0) sorted.changing.push({ was, row, fields, at });
      else sorted.skipped += 1;
      continue;
    }
    const input = readInput(createEventInput, inputOf(row, calendarId, purpose), at);
    if (there.has(sameKey(input))) sorted.skipped += 1;
    else {
      there.add(sameKey(input));
      sorted.made.push({ input, isDone: row.isDone ?? false, at });
    }
  }
  // A row may be named twice: its last values count.
  return { ...sorted, changing: [...new Map(sorted.changing.map((one) => [one.was.id, one])).values()] };
}

/** The values of a row as they are written. */
export type AcceptedValues = Omit<FoundRow, 'notes'>;

/** A row with what the person changed of it. */
function changedRow(rows: readonly FoundRow[], change: TakenRow, at: string): FoundRow {
  const row = rows[change.index];
  if (!row) throw new Refusal('input.outOfRange', `${at}.index`, { min: 0, max: rows.length - 1 });
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...row, ...Object.fromEntries(given) };
}

function inputOf(row: FoundRow, calendar: number, purpose: string) {
  const { until, ...repetition } = row.repetition ?? { until: null };
  return {
    calendar,
    title: row.title,
    description: JSON.stringify(richTextOf(isEmptyText(row.purpose) ? purpose : row.purpose)),
    startDate: row.startDate,
    endDate: row.endDate,
    startTime: row.startTime,
    ...endTimeOf(row),
    responsible: row.responsible,
    tags: row.tags,
    todoTemplate: row.checklist,
    ...(row.repetition && { repetitionDefinition: repetition, endRepetitionDate: until }),
  };
}

/** The time at which a row ends, unless somebody moved it onto one day on which it would end before it starts. */
const endTimeOf = ({ startDate, endDate, startTime, endTime }: FoundRow) =>
  endTime && startTime && (endDate === null || endDate === startDate) && endTime <= startTime ? {} : { endTime };

/** What a row without a purpose of its own is for. */
async function purposeOf({ tx }: Act, calendarId: number): Promise<string> {
  const calendar = await tx
    .selectFrom('calendar')
    .innerJoin('subject', 'subject.id', 'calendar.id')
    .select(['subject.title', 'calendar.description_text as descriptionText'])
    .where('calendar.id', '=', calendarId)
    .executeTakeFirstOrThrow();
  return proposedPurpose(calendar);
}

async function keysThere({ tx }: Act, calendarId: number): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('event_instance as i')
    .innerJoin('subject as s', 's.id', 'i.id')
    .select(['s.title', 'i.start_date as startDate', 'i.end_date as endDate'])
    .where('i.calendar_id', '=', calendarId)
    .where('s.removed_with', 'is', null)
    .execute();
  return new Set(rows.map(sameKey));
}
