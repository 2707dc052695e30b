import { calendarYears } from '@samspel/domain/calendar/calendar';
import { isShareUri } from '@samspel/domain/calendar/share-link';
import type { SharedYearInput } from '@samspel/domain/calendar/share-link.input';
import type { SharedYear } from '@samspel/domain/calendar/share-link-year';
import { ringsByTag } from '@samspel/domain/calendar/tag-rings';
import { Refusal } from '@samspel/domain/refusal';
import { addDays, addMonths, type Day, dayOf, yearOf } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import { sql } from 'kysely';
import type { Db } from '../../../core/database/pool.ts';
import { isForEverybody } from './share-link.access.ts';

/** The most activities that one year returns, as in `yearWheelRing`. */
const mostActivities = 5_000;

/** Reads a year by the uri of an active share link; null if there is none. Throws `input.outOfRange` for a year that no wheel shows. */
export async function readSharedYear(db: Db, input: SharedYearInput, today: Day): Promise<SharedYear | null> {
  const calendar = isShareUri(input.uri) ? await findShared(db, input.uri) : undefined;
  if (!calendar) return null;
  const { id, title, color, organization, updatedAt, hasTimeline } = calendar;
  const { startMonth } = input;
  const year = yearShown(input.year, today);
  const from = dayOf(year, startMonth, 1);
  const to = addDays(addMonths(from, 12), -1);
  const rows = await readActivities(db, id, from, to);
  const tagged = await withTags(db, rows);
  const { rings, ringOf } = ringsByTag({ id: rest, title, color }, tagged, '');
  const place = new Map(rings.map((ring, index) => [ring.id, index]));
  return {
    title,
    organization,
    lastUpdated: osloToday(updatedAt),
    color,
    year,
    startMonth,
    hasTimeline,
    from,
    to,
    rings: rings.map((ring) => ({ title: ring.id === `calendar-${rest}` ? null : ring.title, color: ring.color })),
    activities: tagged.map(({ tags, ...activity }) => ({ ...activity, ring: place.get(ringOf(tags))! })),
  };
}

/** Stands for the year wheel among its rings, so that its id is not revealed. */
const rest = 'rest';

function yearShown(asked: number | undefined, today: Day): number {
  const { first, last } = calendarYears(today);
  if (asked !== undefined && (asked < first || asked > last))
    throw new Refusal('input.outOfRange', 'year', { min: first, max: last });
  return asked ?? yearOf(today);
}

type Found = { id: number; title: string; color: string; organization: string; updatedAt: Date; hasTimeline: boolean };

async function findShared(db: Db, uri: string) {
  const { rows } = await sql<Found>`
    select s.id, s.title, c.color, o.name as organization, s.last_updated as "updatedAt",
      ('CALENDAR_TIMELINE' = any (o.permissions) and coalesce(o.is_subscribed or o.trial_ends > now(), false)) as "hasTimeline"
    from share_link l join subject s on s.id = l.calendar_id join calendar c on c.id = s.id join organization o on o.id = s.organization_id
    where l.uri = ${uri} and l.released_at is null and ${isForEverybody}`.execute(db);
  return rows[0];
}

type Row = { eventId: number; title: string; startDate: Day; endDate: Day };

async function readActivities(db: Db, calendarId: number, from: Day, to: Day): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select i.event_id as "eventId", a.title, i.start_date as "startDate", i.end_date as "endDate"
    from event_instance i join subject a on a.id = i.id and a.root_id = i.calendar_id
    where i.calendar_id = ${calendarId} and i.end_date >= ${from} and i.start_date <= ${to}
      and a.removed_with is null and a.status = 'PUBLISHED'
    order by i.start_date, i.end_date, i.id limit ${mostActivities}`.execute(db);
  return rows;
}

/** Adds the tags of their series to activities, and leaves out the ids of the series. */
async function withTags(db: Db, activities: readonly Row[]) {
  const eventIds = [...new Set(activities.map(({ eventId }) => eventId))];
  const { rows } = await sql<{ of: number; id: string; title: string; color: string }>`
    select st.subject_id as of, tag_number(t.title)::text as id, st.spelling as title, t.color from subject_tag st join tag t on t.id = st.tag_id
    where st.subject_id = any (${eventIds}::bigint[]) order by st.spelling collate "nb-NO-x-icu"`.execute(db);
  const tagsOf = Map.groupBy(rows, ({ of }) => of);
  return activities.map(({ eventId, ...activity }) => ({ ...activity, tags: tagsOf.get(eventId) ?? [] }));
}
