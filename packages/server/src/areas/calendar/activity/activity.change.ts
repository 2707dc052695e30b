import type { UpdateEventInstanceInput } from '@samspel/domain/calendar/event-instance.input';
import { Refusal } from '@samspel/domain/refusal';
import { addDays, daysBetween } from '@samspel/domain/time/day';
import type { Updateable } from 'kysely';
import type { EventInstanceTable } from '../../../../printed/tables.ts';
import type { Caller } from '../../../core/base/caller.ts';
import type { SubjectChange } from '../../../subject/touch.ts';
import type { InstanceRow } from './activity.queries.ts';

/** What an update writes to the activity and to its subject. Unchanged columns are left out. */
export type InstanceChange = { columns: Updateable<EventInstanceTable>; subject: SubjectChange };

/** Works out what an update changes. Throws `input.endBeforeStart` if the new days or times contradict those that stay. */
export function instanceChange(input: UpdateEventInstanceInput, before: InstanceRow, caller: Caller): InstanceChange {
  const { title, isDone, responsible } = input;
  const status = input.status ?? (isDone === undefined ? undefined : 'PUBLISHED');
  return {
    columns: {
      ...daysOf(input, before),
      ...textsOf(input),
      ...(isDone !== undefined && isDone !== before.isDone && { is_done: isDone }),
      ...(responsible !== undefined &&
        responsible !== before.responsibleId && {
          responsible_id: responsible,
          assigned_by: responsible === null ? null : caller.id,
        }),
    },
    subject: {
      ...(title !== undefined && title !== before.title && { title }),
      ...(status !== undefined && status !== before.status && { status }),
    },
  };
}

/** Whether it changes anything. */
export const isChange = ({ columns, subject }: InstanceChange): boolean =>
  Object.keys(columns).length + Object.keys(subject).length > 0;

function daysOf(input: UpdateEventInstanceInput, before: InstanceRow) {
  const startDate = input.startDate ?? before.startDate;
  const endDate = input.endDate === null ? startDate : (input.endDate ?? before.endDate);
  if (endDate < startDate || (startDate === endDate && endsBeforeItStarts(before))) {
    throw new Refusal('input.endBeforeStart', input.endDate === undefined ? 'input.startDate' : 'input.endDate');
  }
  const reminderDate = input.reminderDate === undefined ? movedReminder(before, endDate) : input.reminderDate;
  return {
    ...(startDate !== before.startDate && { start_date: startDate }),
    ...(endDate !== before.endDate && { end_date: endDate }),
    ...(reminderDate !== before.reminderDate && { reminder_date: reminderDate }),
  };
}

/** An activity over several days may end at an earlier hour than it starts; one of a single day may not. */
const endsBeforeItStarts = ({ startTime, endTime }: InstanceRow): boolean =>
  startTime !== null && endTime !== null && endTime < startTime;

/** A reminder keeps its distance to a deadline that moves. */
function movedReminder({ reminderDate, endDate }: InstanceRow, newEnd: string): string | null {
  return reminderDate === null ? null : addDays(reminderDate, daysBetween(endDate, newEnd));
}

function textsOf({ description, note }: UpdateEventInstanceInput) {
  return {
    ...(description !== undefined && {
      description: description?.json ?? null,
      description_text: description?.text ?? null,
    }),
    ...(note !== undefined && { note: note?.json ?? null, note_text: note?.text ?? null }),
  };
}
