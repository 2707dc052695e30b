import type { Tx } from '../../../core/database/pool.ts';
import { createSubjects } from '../../../subject/create.ts';
import type { PlannedInstance } from './series.plan.ts';

/** Rows per INSERT: a statement takes at most 65,535 values. */
const rowsAtOnce = 3_000;

/** A series whose activities are written, with what they take over from it. */
export type SeriesToFill = {
  id: number;
  calendarId: number;
  title: string;
  todoTemplate: readonly string[];
  /** The columns that each activity has from it, unless the plan says otherwise. */
  inherited: object;
  createdBy: { id: number; organizationId: number };
  /** Who makes the people responsible whom the plan names. */
  assignedBy: number | null;
  /** Whether a rule gives the activities their days, which they then remember. */
  isRepeated: boolean;
  /** The version that a change of the series makes, if the change adds the activities. */
  version?: number;
};

/** A series with the activities that are to be made in it. */
export type Filling = { series: SeriesToFill; plan: readonly PlannedInstance[] };

/** Writes activities of a series, each with its checklist. */
export const insertActivities = (tx: Tx, series: SeriesToFill, plan: readonly PlannedInstance[]): Promise<void> =>
  insertActivitiesOf(tx, [{ series, plan }]);

/** Writes activities of several series, each with its checklist. */
export async function insertActivitiesOf(tx: Tx, fillings: readonly Filling[]): Promise<void> {
  const all = fillings.flatMap(({ series, plan }) => plan.map((planned) => ({ series, planned })));
  for (const some of chunksOf(all)) {
    const ids = await createSubjects(
      tx,
      some.map(({ series: { id, calendarId, title, createdBy } }) => ({
        kind: 'EVENT_INSTANCE' as const,
        title,
        createdBy,
        parent: { id, rootId: calendarId },
      })),
    );
    const rows = some.map(({ series, planned }, index) => rowOf(ids[index]!, series, planned));
    await tx.insertInto('event_instance').values(rows).execute();
    await insertTodos(
      tx,
      some.map(({ series }, index) => ({ series, instanceId: ids[index]! })),
    );
  }
}

const rowOf = (
  id: number,
  series: SeriesToFill,
  { startDate, endDate, given, reminderDate, responsible }: PlannedInstance,
) => ({
  ...series.inherited,
  id,
  event_id: series.id,
  calendar_id: series.calendarId,
  start_date: startDate,
  end_date: endDate,
  moved_from: given?.endDate ?? null,
  reminder_date: reminderDate,
  responsible_id: responsible,
  assigned_by: responsible === null ? null : series.assignedBy,
  series_version: series.version ?? null,
  rule_date: series.isRepeated ? (given?.startDate ?? startDate) : null,
});

async function insertTodos(tx: Tx, made: readonly { series: SeriesToFill; instanceId: number }[]): Promise<void> {
  const items = made.flatMap(({ series, instanceId }) =>
    series.todoTemplate.map((title, position) => ({ series, instanceId, title, position })),
  );
  for (const some of chunksOf(items)) {
    const ids = await createSubjects(
      tx,
      some.map(({ title, instanceId, series: { calendarId, createdBy } }) => ({
        kind: 'TASK' as const,
        title,
        createdBy,
        parent: { id: instanceId, rootId: calendarId },
      })),
    );
    const rows = some.map(({ instanceId, position }, index) => ({
      id: ids[index]!,
      instance_id: instanceId,
      position,
      from_template: true,
    }));
    await tx.insertInto('todo').values(rows).execute();
  }
}

/** Splits rows into as many as one statement takes. */
export const chunksOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, index) =>
    rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  );
