import type { UpdateEventInput } from '@samspel/domain/calendar/event-change.input';
import { reminderDate } from '@samspel/domain/calendar/reminder';
import type { Act } from '../../../core/action.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { removeSubjects } from '../../../core/subject/remove-subject.ts';
import { linkLaterActivities } from '../copy/copy.link.ts';
import { replaceTags } from '../tag.queries.ts';
import { insertActivities } from './activities.write.ts';
import type { PlannedChange } from './event.change.ts';
import { flowToActivities } from './event.flow.ts';
import type { PlannedInstance } from './event.plan.ts';
import type { EventRow } from './event.queries.ts';

/** Writes what a change does to a series and its activities. The version is the caller's affair. */
export async function writeEventChange(act: Act, change: PlannedChange, input: UpdateEventInput): Promise<void> {
  const { tx } = act;
  const { before, after, plan } = change;
  await updateEventRow(tx, after);
  if (input.tags) await replaceTags(tx, before.id, input.tags);
  await removeSubjects(
    tx,
    (plan?.remove ?? []).map(({ id }) => id),
  );
  await flowToActivities(act, change, input.activities ?? []);
  await addActivities(act, change, input.activities ?? []);
}

async function updateEventRow(tx: Tx, after: EventRow): Promise<void> {
  await tx
    .updateTable('event')
    .set({
      description: after.description,
      description_text: after.descriptionText,
      start_date: after.startDate,
      end_date: after.endDate,
      start_time: after.startTime,
      end_time: after.endTime,
      reminder: after.reminder,
      responsible_id: after.responsibleId,
      assigned_by: after.assignedById,
      repetition: after.repetitionDefinition && JSON.stringify(after.repetitionDefinition),
      start_repetition_date: after.startRepetitionDate,
      end_repetition_date: after.endRepetitionDate,
      todo_template: after.todoTemplate,
    })
    .where('id', '=', after.id)
    .execute();
}

type Chosen = readonly { startDate: string; endDate: string; responsible: number | undefined }[];

async function addActivities({ tx, caller }: Act, { after, plan }: PlannedChange, chosen: Chosen): Promise<void> {
  const added = (plan?.create ?? []).map((span): PlannedInstance => {
    const one = chosen.find(({ startDate, endDate }) => startDate === span.startDate && endDate === span.endDate);
    const responsible = one?.responsible ?? after.responsibleId;
    return {
      startDate: span.startDate,
      endDate: span.endDate,
      reminderDate: reminderDate(span.endDate, after.reminder),
      responsible,
    };
  });
  const { id, calendarId, title, todoTemplate } = after;
  await insertActivities(tx, { id, calendarId, title, todoTemplate, createdBy: caller, assignedBy: caller.id }, added);
  if (added.length > 0) await linkLaterActivities(tx, id);
}
