import { sql } from 'kysely';
import type { WorkingDayRule } from '../../../../printed/tables.ts';
import { type FoundSubject, sortSubjects } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { mayCarryOut } from '../calendar/calendar.access.ts';
import { archived } from '../calendar/calendar.action.ts';

/** An activity that may be changed, with the fields that a change of several activities can change. */
export type Changeable = FoundSubject & {
  eventId: number;
  startDate: string;
  endDate: string;
  movedFrom: string | null;
  ruleDate: string | null;
  isRepeated: boolean;
  workingDay: WorkingDayRule;
  reminderDate: string | null;
  isDone: boolean;
  responsibleId: number | null;
  assignedById: number | null;
};

/** An activity that stays as it is, and the code of the refusal that says why. */
export type Left = { id: number; title: string; why: string };

/** Which of several activities may be changed, which are left as they are, and how many are missing. */
export type Sorted = { changeable: Changeable[]; left: Left[]; missing: number };

/**
 * Finds several activities and locks those that the caller may change.
 * @param isTick whether it is a tick, which the responsible person may do too
 */
export async function findActivities({ tx, caller }: Act, ids: readonly number[], isTick: boolean): Promise<Sorted> {
  const { allowed, refused } = await sortSubjects(tx, caller, ids, 'edit', {
    kind: 'EVENT_INSTANCE',
    ...(isTick && { orWith: mayCarryOut }),
  });
  const left = [
    ...refused.map((subject) => leave(subject, 'notAllowed')),
    ...allowed.filter(isArchived).map((subject) => leave(subject, archived)),
  ];
  return {
    changeable: await readChangeable(
      tx,
      allowed.filter((subject) => !isArchived(subject)),
    ),
    left,
    missing: ids.length - allowed.length - refused.length,
  };
}

/** Names an activity that stays as it is. @param why the code of a refusal */
export const leave = ({ id, title }: Pick<FoundSubject, 'id' | 'title'>, why: string): Left => ({ id, title, why });

const isArchived = ({ rootStatus }: FoundSubject): boolean => rootStatus === 'ARCHIVED';

/** Reads, for activities that may be changed, the fields that a change of several activities can change. */
export async function readChangeable(tx: Tx, subjects: readonly FoundSubject[]): Promise<Changeable[]> {
  const { rows } = await sql<Omit<Changeable, keyof FoundSubject> & { id: number }>`
    select i.id, i.event_id as "eventId", i.start_date as "startDate", i.end_date as "endDate", i.moved_from as "movedFrom", i.rule_date as "ruleDate",
           e.repetition is not null as "isRepeated", e.working_day as "workingDay", i.reminder_date as "reminderDate", i.is_done as "isDone",
           i.responsible_id as "responsibleId", i.assigned_by as "assignedById"
    from event_instance i join event e on e.id = i.event_id where i.id = any (${subjects.map(({ id }) => id)}::bigint[])`.execute(
    tx,
  );
  const own = new Map(rows.map((row) => [row.id, row]));
  return subjects.map((subject) => ({ ...own.get(subject.id)!, ...subject }));
}
