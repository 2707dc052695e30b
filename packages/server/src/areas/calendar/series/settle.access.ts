import { givenSpan, type StoredDays, settled, storedDays } from '@samspel/domain/calendar/working-day';
import type { Day } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import type { WorkingDayRule } from '@samspel/domain/time/working-days';
import { sql } from 'kysely';
import type { Act } from '../../../core/area/action.ts';
import { readWorkCalendar } from '../../../core/people/work-calendar.ts';
import { refreshCalendar } from '../calendar/calendar.change.ts';

type Moving = StoredDays & {
  id: number;
  calendarId: number;
  isRepeated: boolean;
  ruleDate: Day | null;
  workingDay: WorkingDayRule;
};

/**
 * Moves the deadlines of an organization's year wheels anew after its working days have changed: those that their series moves to a working day, unless
 * they are ticked, past or were moved by hand (product/activities#working-days). Each gets a new version, so that an open form notices.
 */
export async function settleAgain(act: Act, organizationId: number): Promise<void> {
  const { tx, services, emit } = act;
  const calendar = await readWorkCalendar(tx, organizationId);
  const moved = (await readMoving(act, organizationId)).flatMap((one) => {
    const given = givenSpan(one);
    if (one.isRepeated && given.startDate !== one.ruleDate) return [];
    const days = storedDays(settled(given, one.workingDay, calendar));
    return days.endDate === one.endDate ? [] : [{ ...one, ...days }];
  });
  if (moved.length === 0) return;
  const column = (name: 'id' | 'startDate' | 'endDate' | 'movedFrom') => moved.map((one) => one[name] ?? null);
  await sql`
    update event_instance i set start_date = n.start_date, end_date = n.end_date, moved_from = n.moved_from, reminder_date = i.reminder_date + (n.end_date - i.end_date)
    from unnest(${column('id')}::bigint[], ${column('startDate')}::date[], ${column('endDate')}::date[], ${column('movedFrom')}::date[])
      as n(id, start_date, end_date, moved_from) where i.id = n.id`.execute(tx);
  await sql`
    update subject set version = version + 1, last_updated = ${services.now()} where id = any (${column('id')}::bigint[])`.execute(
    tx,
  );
  const calendars = [...new Set(moved.map(({ calendarId }) => calendarId))];
  for (const id of calendars) await refreshCalendar(act, id);
  const [first, ...others] = calendars;
  await emit({ name: 'calendar.settled', subjectId: first!, alsoTo: others, shownOn: calendars });
}

async function readMoving({ tx, services }: Act, organizationId: number): Promise<Moving[]> {
  const { rows } = await sql<Moving>`
    select i.id, i.calendar_id as "calendarId", i.start_date as "startDate", i.end_date as "endDate", i.moved_from as "movedFrom",
      i.rule_date as "ruleDate", e.repetition is not null as "isRepeated", e.working_day as "workingDay"
    from event e join subject r on r.id = e.calendar_id join event_instance i on i.event_id = e.id join subject s on s.id = i.id
    where r.organization_id = ${organizationId} and r.status <> 'ARCHIVED' and e.working_day <> 'KEEP' and not i.is_done
      and i.end_date >= ${osloToday(services.now())} and s.removed_with is null
    order by i.id for update of s`.execute(tx);
  return rows;
}
