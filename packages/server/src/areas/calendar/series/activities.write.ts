import type { Tx } from '../../../core/database/pool.ts';
import { createSubjects } from '../../../subject/create.ts';
import type { PlannedInstance } from './series.plan.ts';

/** Rows per INSERT: a statement takes at most 65,535 values. */
const rowsAtOnce = 4_000;

/** A series whose activities are written, with what they take over from it. */
export type SeriesToFill = {
  id: number;
  calendarId: number;
  title: string;
  todoTemplate: readonly string[];
  createdBy: { id: number; organizationId: number };
  /** Who makes the people responsible whom the plan names. */
  assignedBy: number | null;
  /** Whether a rule gives the activities their days, which they then remember. */
  isRepeated: boolean;
  /** The version that a change of the series makes, if the change adds the activities. */
  version?: number;
};

/** Writes activities of a series, each with its checklist. */
export async function insertActivities(tx: Tx, series: SeriesToFill, plan: readonly PlannedInstance[]): Promise<void> {
  const { id, calendarId, title, createdBy, assignedBy, isRepeated, version = null } = series;
  const subject = { kind: 'EVENT_INSTANCE' as const, title, createdBy, parent: { id, rootId: calendarId } };
  for (const some of chunksOf(plan)) {
    const ids = await createSubjects(
      tx,
      some.map(() => subject),
    );
    const rows = some.map(({ startDate, endDate, reminderDate, responsible }, index) => ({
      id: ids[index]!,
      event_id: id,
      calendar_id: calendarId,
      start_date: startDate,
      end_date: endDate,
      reminder_date: reminderDate,
      responsible_id: responsible,
      assigned_by: responsible === null ? null : assignedBy,
      series_version: version,
      rule_date: isRepeated ? startDate : null,
    }));
    await tx.insertInto('event_instance').values(rows).execute();
    await insertTodos(tx, series, ids);
  }
}

async function insertTodos(tx: Tx, { calendarId, todoTemplate, createdBy }: SeriesToFill, instanceIds: number[]) {
  const items = instanceIds.flatMap((instanceId) =>
    todoTemplate.map((title, position) => ({ instanceId, title, position })),
  );
  for (const some of chunksOf(items)) {
    const ids = await createSubjects(
      tx,
      some.map(({ title, instanceId }) => ({
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

const chunksOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, index) =>
    rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  );
