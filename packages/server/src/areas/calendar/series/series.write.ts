import type { CreateEventInput } from '@samspel/domain/calendar/event.input';
import type { Caller } from '../../../core/base/caller.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { createSubject } from '../../../subject/create.ts';
import { insertActivities } from './activities.write.ts';
import type { PlannedInstance } from './series.plan.ts';

/** Writes a series with its activities and their checklists, in as few statements as possible; returns its id. */
export async function insertEvent(
  tx: Tx,
  caller: Caller,
  calendarId: number,
  input: CreateEventInput,
  plan: readonly PlannedInstance[],
): Promise<number> {
  const { title, todoTemplate } = input;
  const parent = { id: calendarId, rootId: calendarId };
  const id = await createSubject(tx, { kind: 'EVENT', title, createdBy: caller, parent });
  await tx
    .insertInto('event')
    .values({
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
      todo_template: todoTemplate,
    })
    .execute();
  const isRepeated = input.repetitionDefinition !== undefined;
  const series = { id, calendarId, title, todoTemplate, createdBy: caller, assignedBy: caller.id, isRepeated };
  await insertActivities(tx, series, plan);
  return id;
}
