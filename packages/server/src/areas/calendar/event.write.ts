import type { CreateEventInput } from '@samspel/domain/calendar/event.input';
import type { Caller } from '../../core/caller.ts';
import type { Tx } from '../../core/database/pool.ts';
import { createSubject, createSubjects } from '../../core/subject/create-subject.ts';
import type { PlannedInstance } from './event.plan.ts';

/** Rows of one INSERT: a statement takes 65,535 values. */
const rowsAtOnce = 4_000;

type Series = { id: number; calendarId: number; input: CreateEventInput; caller: Caller };

/** Writes a series with its activities and their checklists, in as few statements as it takes; answers its id. */
export async function insertEvent(
  tx: Tx,
  caller: Caller,
  calendarId: number,
  input: CreateEventInput,
  plan: readonly PlannedInstance[],
): Promise<number> {
  const parent = { id: calendarId, rootId: calendarId };
  const id = await createSubject(tx, { kind: 'EVENT', title: input.title, createdBy: caller, parent });
  await tx.insertInto('event').values(toEvent({ id, calendarId, input, caller })).execute();
  const instanceIds = await insertInstances(tx, { id, calendarId, input, caller }, plan);
  await insertTodos(tx, { id, calendarId, input, caller }, instanceIds);
  return id;
}

const toEvent = ({ id, calendarId, input, caller }: Series) => ({
  id,
  calendar_id: calendarId,
  description: input.description.json,
  description_text: input.description.text,
  start_date: input.startDate,
  end_date: input.endDate,
  start_time: input.startTime ?? null,
  end_time: input.endTime ?? null,
  reminder: input.reminder,
  responsible_id: input.responsible ?? null,
  assigned_by: input.responsible ? caller.id : null,
  repetition: input.repetitionDefinition ? JSON.stringify(input.repetitionDefinition) : null,
  start_repetition_date: input.startRepetitionDate ?? null,
  end_repetition_date: input.endRepetitionDate ?? null,
  todo_template: input.todoTemplate,
});

async function insertInstances(
  tx: Tx,
  { id, calendarId, input, caller }: Series,
  plan: readonly PlannedInstance[],
): Promise<number[]> {
  const parent = { id, rootId: calendarId };
  const subject = { kind: 'EVENT_INSTANCE' as const, title: input.title, createdBy: caller, parent };
  const ids = await createSubjects(
    tx,
    plan.map(() => subject),
  );
  const rows = plan.map(({ startDate, endDate, reminderDate, responsible }, index) => ({
    id: ids[index]!,
    event_id: id,
    calendar_id: calendarId,
    start_date: startDate,
    end_date: endDate,
    reminder_date: reminderDate,
    responsible_id: responsible,
    assigned_by: responsible === null ? null : caller.id,
  }));
  for (const some of chunksOf(rows)) await tx.insertInto('event_instance').values(some).execute();
  return ids;
}

async function insertTodos(tx: Tx, { calendarId, input, caller }: Series, instanceIds: readonly number[]) {
  const items = instanceIds.flatMap((instanceId) =>
    input.todoTemplate.map((title, position) => ({ instanceId, title, position })),
  );
  for (const some of chunksOf(items)) {
    const ids = await createSubjects(
      tx,
      some.map(({ title, instanceId }) => ({
        kind: 'TASK' as const,
        title,
        createdBy: caller,
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
