import type { UpdateEventInstanceInput } from '@samspel/domain/calendar/event-instance.input';
import { reminderDate, reminderOf } from '@samspel/domain/calendar/reminder';
import { givenSpan, placed } from '@samspel/domain/calendar/working-day';
import { Refusal } from '@samspel/domain/refusal';
import { addDays, daysBetween } from '@samspel/domain/time/day';
import type { WorkCalendar } from '@samspel/domain/time/working-days';
import type { Updateable } from 'kysely';
import type { EventInstanceTable } from '../../../../printed/tables.ts';
import type { LockedSubject } from '../../../core/access/find-subject.ts';
import type { Caller } from '../../../core/base/caller.ts';
import { columnsOf } from '../../../subject/fields.ts';
import type { SubjectChange } from '../../../subject/touch.ts';
import { activityFields } from './activity.fields.ts';
import type { InstanceRow } from './activity.queries.ts';
import { changedInherited, inheritedWrite } from './inherited.ts';

/** A change of an activity that the caller may edit, and locked. */
export type WantedChange = {
  found: LockedSubject;
  /** A favourite mark is not saved with it. */
  input: Partial<UpdateEventInstanceInput>;
  /** The path of the input, which refusals name; `input` if left out. */
  at?: string;
  /** Whether it takes back another change: the day of its reminder is then the stored one. */
  isUndo?: true;
};

/** What an update writes to the activity and to its subject. Unchanged columns are left out. */
export type InstanceChange = { columns: Updateable<EventInstanceTable>; subject: SubjectChange };

/** A change that the rules allow; it may change nothing. */
export type PlannedChange = { found: LockedSubject; before: InstanceRow; change: InstanceChange };

/**
 * Works out what an update changes. Throws `input.endBeforeStart` if the new days or times contradict those that stay.
 * @param calendar the working days of the organization of its year wheel
 */
export function instanceChange(
  { input, isUndo }: Pick<WantedChange, 'input' | 'isUndo'>,
  before: InstanceRow,
  caller: Caller,
  calendar: WorkCalendar,
): InstanceChange {
  const { title, isDone, description, note } = input;
  const status = input.status ?? (isDone === undefined ? undefined : 'PUBLISHED');
  return {
    columns: {
      ...daysOf(input, before, calendar, isUndo),
      ...columnsOf(activityFields, { description, note, ...(isDone !== before.isDone && { isDone }) }),
      ...Object.assign(
        {},
        ...changedInherited(input, before).map(({ field, value }) => inheritedWrite(field, value, caller.id)),
      ),
    },
    subject: {
      ...(title !== undefined && title !== before.title && { title }),
      ...(status !== undefined && status !== before.status && { status }),
    },
  };
}

/** Whom it makes responsible, as its event carries it. */
export const assignedBy = ({ columns: { responsible_id: id } }: InstanceChange): { assigned: number[] } => ({
  assigned: typeof id === 'number' ? [id] : [],
});

/** Whether it changes anything. */
export const isChange = ({ columns, subject }: InstanceChange): boolean =>
  Object.keys(columns).length + Object.keys(subject).length > 0;

/** Whether only the tick changes. */
export function isTick({ columns, subject }: InstanceChange): boolean {
  return (
    Object.keys(columns).every((column) => column === 'is_done') && Object.keys(subject).every((c) => c === 'status')
  );
}

/** What a change of an activity is called. */
export function happened({ columns: { is_done: isDone } }: InstanceChange): 'updated' | 'completed' | 'restored' {
  if (isDone === undefined) return 'updated';
  return isDone ? 'completed' : 'restored';
}

function daysOf(input: WantedChange['input'], before: InstanceRow, calendar: WorkCalendar, isUndo = false) {
  const isMoved = input.startDate !== undefined || input.endDate !== undefined;
  const was = before.isRepeated ? before : givenSpan(before);
  const startDate = input.startDate ?? was.startDate;
  const endDate = input.endDate === null ? startDate : (input.endDate ?? was.endDate);
  if (isMoved && (endDate < startDate || (startDate === endDate && endsBeforeItStarts(before)))) {
    throw new Refusal('input.endBeforeStart', input.endDate === undefined ? 'input.startDate' : 'input.endDate');
  }
  const days = isMoved ? placed({ startDate, endDate }, before, calendar) : before;
  const reminder =
    input.reminderDate === undefined
      ? movedReminder(before, days.endDate)
      : settledReminder(input.reminderDate, isUndo ? days.endDate : endDate, days.endDate);
  return {
    ...(days.startDate !== before.startDate && { start_date: days.startDate }),
    ...(days.endDate !== before.endDate && { end_date: days.endDate }),
    ...(days.movedFrom !== before.movedFrom && { moved_from: days.movedFrom ?? null }),
    ...(reminder !== before.reminderDate && { reminder_date: reminder }),
  };
}

/** An activity over several days may end at an earlier hour than it starts; one of a single day may not. */
const endsBeforeItStarts = ({ startTime, endTime }: InstanceRow): boolean =>
  startTime !== null && endTime !== null && endTime < startTime;

/** A reminder keeps its distance to a deadline that moves. */
function movedReminder({ reminderDate, endDate }: InstanceRow, newEnd: string): string | null {
  return reminderDate === null ? null : addDays(reminderDate, daysBetween(endDate, newEnd));
}

/** A reminder that is so and so long before the deadline that was given is that long before the working day that it became. */
function settledReminder(day: string | null, given: string, endDate: string): string | null {
  const reminder = reminderOf(given, day);
  return reminder && given !== endDate ? reminderDate(endDate, reminder) : day;
}
