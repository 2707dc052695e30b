import { sql } from 'kysely';
import type { Act } from '../../../core/area/action.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { reviseMany } from '../../../subject/revise-many.ts';
import { markCalendarChanged, refreshNextDeadline } from '../calendar/calendar.change.ts';
import { instanceBodies } from './activity.body.ts';
import { assignedBy, happened, isChange, isTick, type PlannedChange } from './activity.change.ts';
import { keepSingleSeries } from './single-series.write.ts';

/**
 * Writes and announces changes of activities, each as if it were the only one, in a number of statements that does not grow with them. Those that
 * change nothing are left out.
 * @returns the ids of the changes in their histories
 */
export async function writeChanges(act: Act, planned: readonly PlannedChange[]): Promise<number[]> {
  const changed = planned.filter(({ change }) => isChange(change));
  if (changed.length === 0) return [];
  const things = changed.map(({ found }) => found);
  const changes = await reviseMany(act, instanceBodies, things, () => writeColumns(act.tx, changed));
  await keepSingleSeries(
    act.tx,
    changed.filter(({ change }) => !isTick(change)),
  );
  await refreshCalendars(act, changed);
  await tellChanges(act, changed);
  return changes;
}

/** Writes the columns that each change has, and leaves the others. */
async function writeColumns(tx: Tx, changed: readonly PlannedChange[]): Promise<void> {
  const written = JSON.stringify(changed.map(({ found: { id }, change }) => ({ id, ...change })));
  const names = [...new Set(changed.flatMap(({ change }) => Object.keys(change.columns)))];
  if (names.length > 0) {
    await sql`
      update event_instance i set (${sql.join(names.map((name) => sql.ref(name)))}) = (
        select ${sql.join(names.map((name) => sql.ref(`n.${name}`)))} from jsonb_populate_record(i, c.columns) n)
      from jsonb_to_recordset(${written}::jsonb) as c(id bigint, columns jsonb)
      where i.id = c.id and c.columns <> '{}'`.execute(tx);
  }
  await sql`
    update subject s set version = s.version + 1, last_updated = now(), title = coalesce(c.subject->>'title', s.title),
      status = coalesce((c.subject->>'status')::status, s.status)
    from jsonb_to_recordset(${written}::jsonb) as c(id bigint, subject jsonb) where s.id = c.id`.execute(tx);
}

async function refreshCalendars({ tx, services }: Act, changed: readonly PlannedChange[]): Promise<void> {
  for (const [calendar, those] of Map.groupBy(changed, ({ found }) => found.rootId)) {
    await refreshNextDeadline(tx, calendar, services.now());
    if (!those.every(({ change }) => isTick(change))) await markCalendarChanged(tx, calendar);
  }
}

async function tellChanges({ emit }: Act, changed: readonly PlannedChange[]): Promise<void> {
  const endsRights = ({ change }: PlannedChange) => change.subject.status !== undefined;
  const kinds = Map.groupBy(changed, (one) => `${happened(one.change)} ${endsRights(one)}`);
  for (const those of kinds.values()) {
    const [first, ...others] = those as [PlannedChange, ...PlannedChange[]];
    const changes = new Map(those.map(({ found, change }) => [found.id, change]));
    await emit({
      name: `eventInstance.${happened(first.change)}` as const,
      subjectId: first.found.id,
      alsoTo: others.map(({ found }) => found.id),
      shownOn: [...new Set(those.map(({ found }) => found.rootId))],
      endsRights: endsRights(first),
      data: (id: number) => assignedBy(changes.get(id)!),
    });
  }
}
