import { tagLimit } from '@samspel/domain/subject/tag';
import { sql } from 'kysely';
import type { Act } from '../../../core/area/action.ts';
import { reviseMany } from '../../../subject/revise-many.ts';
import { keepTags } from '../../../subject/tag/tag.write.ts';
import { refreshCalendar } from '../calendar/calendar.change.ts';
import { eventBodies } from '../series/series.body.ts';
import type { Changeable } from './bulk.find.ts';

/**
 * The outcome of tagging several activities: the ids of the changes of their series, of the series that got the tag, and of those with no room for
 * it.
 */
export type Tagged = { changes: number[]; tagged: ReadonlySet<number>; full: ReadonlySet<number> };

/** Adds a tag to the series of several activities. */
export async function tagInBulk(act: Act, activities: readonly Changeable[], title: string): Promise<Tagged> {
  const { emit } = act;
  const series = await seriesToTag(act, [...new Set(activities.map(({ eventId }) => eventId))], title);
  const open = series.filter(({ tags, has }) => !has && tags < tagLimit);
  const full = new Set(series.filter(({ tags, has }) => !has && tags >= tagLimit).map(({ id }) => id));
  const ids = open.map(({ id }) => id);
  if (ids.length === 0) return { changes: [], tagged: new Set(), full };

  let tagged: number[] = [];
  const changes = await reviseMany(act, eventBodies, open, async () => {
    tagged = await writeTag(act, ids, title);
  });
  const calendars = [...new Set(activities.filter(({ eventId }) => ids.includes(eventId)).map(({ rootId }) => rootId))];
  for (const calendar of calendars) await refreshCalendar(act, calendar);

  const [first, ...others] = ids;
  const data = { assigned: [], tagged };
  await emit({ name: 'event.updated', subjectId: first!, alsoTo: others, shownOn: calendars, data });
  return { changes, tagged: new Set(ids), full };
}

/** Locks series, and reads how many tags each has and whether the wanted one is among them. */
async function seriesToTag({ tx }: Act, ids: readonly number[], title: string) {
  const { rows } = await sql<{ id: number; version: number; createdBy: number; tags: number; has: boolean }>`
    select s.id, s.version, s.created_by as "createdBy",
      (select count(*)::int from subject_tag st where st.subject_id = s.id) as tags,
      exists (select from subject_tag st join tag t on t.id = st.tag_id where st.subject_id = s.id and fold_text(t.title) = fold_text(${title})) as has
    from subject s where s.id = any (${ids}::bigint[]) order by s.id for update`.execute(tx);
  return rows;
}

/** Returns the id of the tag, in an array. */
async function writeTag({ tx }: Act, ids: readonly number[], title: string): Promise<number[]> {
  await keepTags(tx, [title]);
  const { rows } = await sql<{ id: number }>`
    insert into subject_tag (subject_id, tag_id, spelling)
    select series.id, t.id, ${title} from unnest(${ids}::bigint[]) as series(id) join tag t on fold_text(t.title) = fold_text(${title})
    returning tag_id as id`.execute(tx);
  await sql`update subject set version = version + 1, last_updated = now() where id = any (${ids}::bigint[])`.execute(
    tx,
  );
  return [...new Set(rows.map(({ id }) => id))];
}
