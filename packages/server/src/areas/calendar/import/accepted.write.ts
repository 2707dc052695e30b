import { updateEventInput } from '@samspel/domain/calendar/event-change.input';
import { updateEventInstanceInput } from '@samspel/domain/calendar/event-instance.input';
import type { SheetField } from '@samspel/domain/import/sheet-activity';
import { readInput } from '@samspel/domain/input';
import { richTextOf } from '@samspel/domain/text/plain-text';
import { osloToday } from '@samspel/domain/time/oslo';
import { sql } from 'kysely';
import { findSubjects } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import { countToday } from '../../../core/rate-limit/quota.ts';
import type { WantedChange } from '../activity/activity.change.ts';
import { saveInstances } from '../activity/activity.save.ts';
import { refuseStrangers } from '../activity/responsible.ts';
import { refuseArchived } from '../calendar/calendar.action.ts';
import { quotas } from '../calendar/quota.ts';
import { planAll, responsibleIn } from '../series/series.create.ts';
import { saveTags } from '../series/series.tags.ts';
import { insertSeries } from '../series/series.write.ts';
import type { AcceptedRows, ChangingRow, NewRow } from './accepted-rows.ts';

/** What was written: the ids of the series that were made, and of the changes of activities. */
type Written = { events: number[]; changes: number[] };

/** Writes the rows that were taken. Throws what a new or changed activity would, at `input.rows.<number>`. */
export async function writeAccepted(act: Act, { made, changing }: AcceptedRows): Promise<Written> {
  return { events: await writeNew(act, made), changes: await writeChanges(act, changing) };
}

async function writeNew(act: Act, made: readonly NewRow[]): Promise<number[]> {
  if (made.length === 0) return [];
  const { tx, caller } = act;
  const inputs = made.map(({ input }) => input);
  const fieldOf = (index: number) => made[index]!.at;
  const { calendar } = inputs[0]!;
  await refuseStrangers(tx, calendar, responsibleIn(calendar, inputs, fieldOf));
  const plans = await planAll(act, inputs, fieldOf, { past: true });
  await countToday(act, quotas.activities, plans.flat().length);
  const ids = await insertSeries(
    tx,
    caller,
    inputs.map((input, index) => ({ input, plan: plans[index]! })),
  );
  await tick(
    act,
    ids.filter((_, index) => made[index]!.isDone),
  );
  return ids;
}

/** Ticks what is said to be done; of a series, what has ended before today. */
async function tick({ tx, services }: Act, events: readonly number[]): Promise<void> {
  if (events.length === 0) return;
  await sql`
    update event_instance i set is_done = true from event e
    where e.id = i.event_id and e.id = any (${events}::bigint[]) and (e.repetition is null or i.end_date < ${osloToday(services.now())})`.execute(
    tx,
  );
}

async function writeChanges(act: Act, changing: readonly ChangingRow[]): Promise<number[]> {
  const { tx, caller } = act;
  if (changing.length === 0) return [];
  const ids = changing.map(({ was }) => was.id);
  const found = await findSubjects(tx, caller, ids, 'edit', { kind: 'EVENT_INSTANCE', field: 'input.rows' });
  const byId = new Map(found.map((subject) => [subject.id, subject]));
  const own = changing.flatMap((one): WantedChange[] => {
    const fields = one.fields.filter((field) => field !== 'tags');
    const subject = byId.get(one.was.id)!;
    return fields.length > 0 ? [{ found: subject, input: updateOf(one, fields, subject.version), at: one.at }] : [];
  });
  const changes = await saveInstances(act, own);
  return [...changes, ...(await writeTags(act, changing))];
}

/** What a row changes of its activity, apart from the tags, which are those of its series. */
function updateOf({ row, at }: ChangingRow, fields: readonly SheetField[], version: number) {
  const { title, startDate, endDate, responsible, purpose, isDone } = row;
  const isMoved = fields.includes('startDate') || fields.includes('endDate');
  const changed = {
    ...(fields.includes('title') && { title }),
    ...(isMoved && { startDate, endDate: endDate ?? startDate }),
    ...(fields.includes('responsible') && { responsible }),
    ...(fields.includes('purpose') && { description: JSON.stringify(richTextOf(purpose)) }),
    ...(fields.includes('isDone') && { isDone }),
  };
  return readInput(updateEventInstanceInput, { id: row.changes, version, ...changed }, at);
}

/** Gives series the tags that rows of their activities say; of several rows of one series the last that changes them counts. */
async function writeTags(act: Act, changing: readonly ChangingRow[]): Promise<number[]> {
  const { tx, caller } = act;
  const tagged = new Map(
    changing.filter(({ fields }) => fields.includes('tags')).map((one) => [one.was.eventId, one] as const),
  );
  if (tagged.size === 0) return [];
  const found = await findSubjects(tx, caller, [...tagged.keys()], 'edit', { kind: 'EVENT', field: 'input.rows' });
  for (const subject of found) refuseArchived(subject);
  const wanted = found.map(({ id, version }) => {
    const { row, at } = tagged.get(id)!;
    const { tags = [] } = readInput(updateEventInput, { id, version, tags: row.tags }, at);
    return { id, titles: tags };
  });
  return saveTags(act, found, wanted);
}
