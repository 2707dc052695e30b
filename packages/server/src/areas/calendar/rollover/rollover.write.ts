import { endingOn, rolledInto } from '@samspel/domain/calendar/rollover';
import type { RollOverInput } from '@samspel/domain/calendar/rollover.input';
import { givenSpan, type StoredDays } from '@samspel/domain/calendar/working-day';
import { osloToday } from '@samspel/domain/time/oslo';
import { isWorkingDay, type WorkCalendar, type WorkingDayRule } from '@samspel/domain/time/working-days';
import { sql } from 'kysely';
import type { Act } from '../../../core/area/action.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { copyFiles } from '../../file/copied.access.ts';
import { copiedColumns } from '../activity/inherited.ts';
import { mayPersonSeeCalendar } from '../calendar/calendar.access.ts';
import { type Part, readTodos, withNewIds } from '../copy/copy.parts.ts';
import { copySubjects, copyTags, copyTodos } from '../copy/copy.write.ts';
import type { Source } from './rollover.source.ts';

/** An activity that is carried into another year: its new days, what its series says of days off, and who is to be responsible. */
export type Carried = {
  source: Source;
  days: StoredDays;
  workingDay: WorkingDayRule;
  /** Null for nobody, undefined for the same person. */
  responsible: number | null | undefined;
  /** The new series, once it is made. */
  seriesId?: number;
};

/**
 * Returns the days that a row asks for: those of its rule, with the day off that it was moved from, or those that somebody chose, which stay even if
 * nobody works then.
 */
export function daysAsked(
  { to, rule }: RollOverInput['rows'][number],
  source: Source,
  year: number,
  calendar: WorkCalendar,
): Pick<Carried, 'days' | 'workingDay'> {
  if (rule && rule !== 'LEAVE_OUT') {
    const { days, workingDay } = rolledInto(year, source, rule, calendar);
    if (days.endDate === to) return { days, workingDay };
  }
  const workingDay = isWorkingDay(to, calendar) ? source.workingDay : 'KEEP';
  return { days: { ...endingOn(givenSpan(source), to), movedFrom: null }, workingDay };
}

/** Writes activities into the same year wheel, those of one series together as one new series, in a number of statements that does not grow with them. */
export async function carry(act: Act, calendarId: number, reference: string, carried: Carried[]): Promise<void> {
  const { tx, caller, services } = act;
  const copy = { calendarId, caller, today: osloToday(services.now()) };
  const bySeries = Map.groupBy(carried, ({ source }) => source.eventId);
  const series = await withNewIds(tx, [...bySeries.keys()]);
  const activities = await withNewIds(
    tx,
    carried.map(({ source }) => source.id),
  );
  const todos = await withNewIds(
    tx,
    await readTodos(
      tx,
      caller,
      activities.map(({ from }) => from),
    ),
  );
  for (const { from, to } of series) for (const one of bySeries.get(from)!) one.seriesId = to;

  await copySubjects(tx, copy, series, []);
  await insertSeries(
    act,
    calendarId,
    series.map((part) => ({ ...part, ones: bySeries.get(part.from)! })),
  );
  await copyTags(tx, series);
  await copySubjects(tx, copy, activities, series);
  await insertCarried(
    act,
    { calendarId, reference },
    activities.map((part, at) => ({ ...part, one: carried[at]! })),
  );
  await copyTodos(tx, copy, todos, activities);
  await copyFiles(tx, caller, calendarId, [...series, ...activities]);
}

async function insertSeries(
  { tx, caller }: Act,
  calendarId: number,
  series: readonly (Part & { ones: readonly Carried[] })[],
): Promise<void> {
  const firsts = series.map(({ ones }) => givenSpan(firstOf(ones).days));
  const rules = series.map(({ ones }) => ones.find(({ workingDay }) => workingDay !== 'KEEP')?.workingDay ?? 'KEEP');
  const own = series.map(({ ones }) => (ones.length === 1 ? responsibleOf(ones[0]!) : null));
  const isOne = series.map(({ ones }) => ones.length === 1);
  const readers = await readersOf(tx, calendarId, [...own, ...(await responsibleForSeries(tx, series))]);
  await sql`
    insert into event (id, calendar_id, ${copiedColumns()}, start_date, end_date, start_time, end_time, reminder, responsible_id, assigned_by,
                       working_day, todo_template, forked_from)
    select part."to", ${calendarId}, ${copiedColumns('e')}, part.first, part.last, e.start_time, e.end_time, e.reminder, who.id,
           case when who.id is not null then ${caller.id}::bigint end, part.rule, e.todo_template,
           (select origin.event_id from event_instance origin join event_instance theirs on theirs.forked_from = origin.rolled_from
            where theirs.event_id = e.id and origin.calendar_id <> ${calendarId} order by origin.id desc limit 1)
    from unnest(${series.map(({ from }) => from)}::bigint[], ${series.map(({ to }) => to)}::bigint[], ${firsts.map(({ startDate }) => startDate)}::date[],
      ${firsts.map(({ endDate }) => endDate)}::date[], ${rules}::working_day_rule[], ${own}::bigint[], ${isOne}::boolean[])
      as part("from", "to", first, last, rule, own, is_one)
    join event e on e.id = part."from"
    cross join lateral (select case when part.is_one then part.own else e.responsible_id end as id) asked
    left join lateral (select asked.id where asked.id = any (${readers}::bigint[])) who on true`.execute(tx);
}

async function insertCarried(
  { tx, caller }: Act,
  { calendarId, reference }: { calendarId: number; reference: string },
  activities: readonly (Part & { one: Carried })[],
): Promise<void> {
  const day = (name: keyof StoredDays) => activities.map(({ one }) => one.days[name] ?? null);
  const people = activities.map(({ one }) => responsibleOf(one));
  const readers = await readersOf(tx, calendarId, people);
  const responsible = people.map((id) => (id !== null && readers.includes(id) ? id : null));
  await sql`
    insert into event_instance (id, event_id, calendar_id, start_date, end_date, moved_from, reminder_date, responsible_id, assigned_by, ${copiedColumns()},
                                rolled_from, rolled_with, forked_from)
    select part."to", part.series, ${calendarId}, part.first, part.last, part.moved_from, i.reminder_date + (part.last - i.end_date), part.responsible,
           case when part.responsible is not null then ${caller.id}::bigint end, ${copiedColumns('i')}, i.id, ${reference}::uuid,
           (select origin.id from event_instance origin where origin.rolled_from = i.forked_from order by origin.id desc limit 1)
    from unnest(${activities.map(({ from }) => from)}::bigint[], ${activities.map(({ to }) => to)}::bigint[],
      ${activities.map(({ one }) => one.seriesId!)}::bigint[], ${day('startDate')}::date[], ${day('endDate')}::date[], ${day('movedFrom')}::date[],
      ${responsible}::bigint[]) as part("from", "to", series, first, last, moved_from, responsible)
    join event_instance i on i.id = part."from"`.execute(tx);
}

const firstOf = (ones: readonly Carried[]): Carried =>
  ones.toSorted((one, other) => (one.days.startDate < other.days.startDate ? -1 : 1))[0]!;

const responsibleOf = ({ source, responsible }: Carried): number | null =>
  responsible === undefined ? source.responsibleId : responsible;

async function responsibleForSeries(tx: Tx, series: readonly Part[]): Promise<(number | null)[]> {
  const ids = series.map(({ from }) => from);
  const rows = await tx.selectFrom('event').select('responsible_id').where('id', 'in', ids).execute();
  return rows.map(({ responsible_id }) => responsible_id);
}

/** Returns those of some people who may still read the year wheel: nobody else stays responsible in another year. */
async function readersOf(tx: Tx, calendarId: number, people: readonly (number | null)[]): Promise<number[]> {
  const ids = [...new Set(people.filter((id) => id !== null))];
  const { rows } = await sql<{ id: number }>`
    select p.id from subject s cross join person p
    where s.id = ${calendarId} and p.id = any (${ids}::bigint[]) and ${mayPersonSeeCalendar('p.id')}`.execute(tx);
  return rows.map(({ id }) => id);
}
