import { type Reminder, reminderDays } from '@samspel/domain/calendar/reminder';
import type { Day } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import { sql } from 'kysely';
import type { Act } from '../../../core/action.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { keepFlowed } from '../instance/instance.body.ts';
import type { PlannedChange } from './event.change.ts';
import type { SeriesInstance } from './event.series.ts';

type Chosen = readonly { startDate: Day; responsible: number | undefined }[];

/**
 * Lets a change of a series reach its activities: the new days of those that move; the title, where an activity has the one of the
 * series; reminder and responsible person, where it has those of the series and is neither ticked nor past. The description needs
 * no writing. Each activity that changes gets a new version, so that a form of it that is open hears of it.
 */
export async function flowToActivities(act: Act, change: PlannedChange, chosen: Chosen): Promise<void> {
  const { tx, caller, services } = act;
  const { before, after, plan } = change;
  const open = openOnes(before.id, osloToday(services.now()));
  const touched = [
    ...(await moveDays(tx, plan?.changed ?? [])),
    ...(await passOnReminder(tx, open, before.reminder, after.reminder)),
    ...(await passOnResponsible(tx, open, before.responsibleId, after.responsibleId, caller.id)),
    ...(await appoint(tx, open, chosen, caller.id)),
    ...(await withTitle(tx, change)),
  ];
  await keepFlowed(tx, caller, [...new Set(touched)], after.title, before.title);
}

/** The activities `i` of a series, with their subject `s`, that may still change: neither ticked nor past. */
const openOnes = (eventId: number, today: Day) => sql`
  i.event_id = ${eventId} and s.id = i.id and s.removed_with is null and not i.is_done and i.end_date >= ${today}`;

type Ids = { id: number }[];
const idsOf = (rows: Ids) => rows.map(({ id }) => id);

/** A reminder keeps its distance to the deadline. */
async function moveDays(tx: Tx, moved: readonly SeriesInstance[]): Promise<number[]> {
  if (moved.length === 0) return [];
  const column = (name: 'id' | 'startDate' | 'endDate') => moved.map((instance) => instance[name]);
  const { rows } = await sql<{ id: number }>`
    update event_instance i set start_date = n.start_date, end_date = n.end_date, reminder_date = i.reminder_date + (n.end_date - i.end_date)
    from unnest(${column('id')}::bigint[], ${column('startDate')}::date[], ${column('endDate')}::date[]) as n(id, start_date, end_date)
    where i.id = n.id returning i.id`.execute(tx);
  return idsOf(rows);
}

async function passOnReminder(
  tx: Tx,
  open: ReturnType<typeof openOnes>,
  from: Reminder,
  to: Reminder,
): Promise<number[]> {
  if (from === to) return [];
  const { rows } = await sql<{ id: number }>`
    update event_instance i set reminder_date = i.end_date - ${reminderDays(to)}::int from subject s
    where ${open} and i.reminder_date is not distinct from i.end_date - ${reminderDays(from)}::int returning i.id`.execute(
    tx,
  );
  return idsOf(rows);
}

async function passOnResponsible(
  tx: Tx,
  open: ReturnType<typeof openOnes>,
  from: number | null,
  to: number | null,
  by: number,
): Promise<number[]> {
  if (from === to) return [];
  const { rows } = await sql<{ id: number }>`
    update event_instance i set responsible_id = ${to}, assigned_by = ${to === null ? null : by} from subject s
    where ${open} and i.responsible_id is not distinct from ${from}::bigint returning i.id`.execute(tx);
  return idsOf(rows);
}

/** Chosen dates may name somebody for a day of their own. */
async function appoint(tx: Tx, open: ReturnType<typeof openOnes>, chosen: Chosen, by: number): Promise<number[]> {
  const named = chosen.filter(({ responsible }) => responsible !== undefined);
  if (named.length === 0) return [];
  const days = named.map(({ startDate }) => startDate);
  const people = named.map(({ responsible }) => responsible!);
  const { rows } = await sql<{ id: number }>`
    update event_instance i set responsible_id = n.person, assigned_by = ${by}
    from unnest(${days}::date[], ${people}::bigint[]) as n(day, person), subject s
    where ${open} and i.start_date = n.day and i.responsible_id is distinct from n.person returning i.id`.execute(tx);
  return idsOf(rows);
}

async function withTitle(tx: Tx, { before, after }: PlannedChange): Promise<number[]> {
  if (before.title === after.title) return [];
  const rows = await tx
    .selectFrom('subject')
    .select('id')
    .where('parent_id', '=', before.id)
    .where('kind', '=', 'EVENT_INSTANCE')
    .where('removed_with', 'is', null)
    .where('title', '=', before.title)
    .execute();
  return idsOf(rows);
}
