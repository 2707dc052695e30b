import type { CreateCalendarInput, UpdateCalendarInput } from '@samspel/domain/calendar/calendar.input';
import type { Insertable } from 'kysely';
import type { CalendarTable } from '../../../../printed/tables.ts';
import type { Caller } from '../../../core/base/caller.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { columnsOf } from '../../../subject/fields.ts';
import { replaceKostraFunctions } from '../../../subject/kostra/kostra.write.ts';
import { changeRoot, insertRoot } from '../../../subject/root/root.write.ts';
import { calendarFields } from './calendar.fields.ts';

/** Writes a new year wheel with its access list and service areas; returns its id. */
export async function insertCalendar(tx: Tx, caller: Caller, input: CreateCalendarInput): Promise<number> {
  const id = await insertRoot(tx, { kind: 'CALENDAR' }, caller, input);
  const columns = columnsOf(calendarFields, input) as Pick<Insertable<CalendarTable>, 'color' | 'category'>;
  await tx
    .insertInto('calendar')
    .values({ ...columns, id })
    .execute();
  await replaceKostraFunctions(tx, id, input.kostraFunctions);
  return id;
}

/** Writes the fields that an update contains; the others stay as they are. */
export async function changeCalendar(tx: Tx, input: UpdateCalendarInput): Promise<void> {
  const { id, kostraFunctions } = input;
  if (kostraFunctions) await replaceKostraFunctions(tx, id, kostraFunctions);
  const change = columnsOf(calendarFields, input);
  if (Object.keys(change).length > 0) await tx.updateTable('calendar').set(change).where('id', '=', id).execute();
  await changeRoot(tx, input);
}
