import type { CreateEventInput } from '@samspel/domain/calendar/event.input';
import type { Insertable } from 'kysely';
import type { EventTable } from '../../../../printed/tables.ts';
import type { Caller } from '../../../core/base/caller.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { createSubjects } from '../../../subject/create.ts';
import { columnsOf } from '../../../subject/fields.ts';
import { tagSubjects } from '../../../subject/tag/tag.write.ts';
import { inheritedFields } from '../activity/activity.fields.ts';
import { chunksOf, type Filling, insertActivitiesOf } from './activities.write.ts';
import { seriesFields } from './series.fields.ts';
import type { PlannedInstance } from './series.plan.ts';

/** A series that is to be made, with its activities. */
export type NewSeries = { input: CreateEventInput; plan: readonly PlannedInstance[] };

/** Writes series, each in its year wheel, with their activities, checklists and tags, in few statements however many they are; returns their ids. */
export async function insertSeries(tx: Tx, caller: Caller, series: readonly NewSeries[]): Promise<number[]> {
  const ids: number[] = [];
  for (const some of chunksOf(series)) ids.push(...(await insertSome(tx, caller, some)));
  return ids;
}

async function insertSome(tx: Tx, caller: Caller, series: readonly NewSeries[]): Promise<number[]> {
  const ids = await createSubjects(
    tx,
    series.map(({ input: { title, calendar } }) => ({
      kind: 'EVENT' as const,
      title,
      createdBy: caller,
      parent: { id: calendar, rootId: calendar },
    })),
  );
  const rows = series.map(({ input }, index) => rowOf(ids[index]!, input, caller));
  await tx.insertInto('event').values(rows).execute();
  const filling: Filling[] = series.map(({ input, plan }, index) => ({
    series: {
      id: ids[index]!,
      calendarId: input.calendar,
      title: input.title,
      todoTemplate: input.todoTemplate,
      inherited: columnsOf(inheritedFields, input),
      createdBy: caller,
      assignedBy: caller.id,
      isRepeated: input.repetitionDefinition !== undefined,
    },
    plan,
  }));
  await insertActivitiesOf(tx, filling);
  await tagSubjects(
    tx,
    series.map(({ input: { tags } }, index) => ({ id: ids[index]!, titles: tags })),
  );
  return ids;
}

const rowOf = (id: number, input: CreateEventInput, caller: Caller) => ({
  ...(columnsOf(seriesFields, input) as Pick<
    Insertable<EventTable>,
    'description' | 'description_text' | 'start_date' | 'end_date' | 'reminder'
  >),
  id,
  calendar_id: input.calendar,
  assigned_by: input.responsible ? caller.id : null,
});
