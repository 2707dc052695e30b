import { type RingTag, ringsByTag } from '@samspel/domain/calendar/tag-rings';
import { subjectUri } from '@samspel/domain/subject/address';
import { say } from '@samspel/i18n/format';
import type { WheelRing } from '@samspel/wheel/pure';
import { sql } from 'kysely';
import type { Caller } from '../../../core/base/caller.ts';
import type { Services } from '../../../core/base/services.ts';
import type { Db } from '../../../core/database/pool.ts';
import { readTagsOf } from '../../../subject/tag/tag.queries.ts';
import type { YearOnPaper } from '../paper/year-on-paper.ts';
import { ringsOfPerson } from '../year/ring.queries.ts';
import { ofCalendar, ofMyYear, type ReadActivity } from './export.queries.ts';
import { drawn, holidaysIn, municipalityOf, type PaperAsk, readShown, shownDays } from './paper-parts.queries.ts';

/**
 * Reads one year wheel for paper, its rings as its own page has them: the tags that are used most. The caller may read it. Throws `export.tooMany`, and
 * `input.outOfRange` for days outside of the year.
 */
export async function readWheelForPaper(
  { db, settings }: Services,
  caller: Caller,
  calendar: { id: number; title: string },
  ask: PaperAsk,
): Promise<YearOnPaper> {
  const shown = shownDays(ask);
  const exported = await readShown(db, caller, ofCalendar(calendar.id), ask, shown);
  const [tags, about] = await Promise.all([tagsOf(db, caller, exported), aboutCalendar(db, calendar.id)]);
  const id = String(calendar.id);
  const activities = exported.map((activity) => ({ ...activity, tags: tags.get(activity.id) ?? [] }));
  const own = { id, title: calendar.title, color: about.color };
  const { rings, ringOf } = ringsByTag(own, activities, say(ask.locale, 'wheel.others'));
  return {
    title: calendar.title,
    municipality: about.municipality,
    ...shown,
    rings,
    activities: activities.map((activity) => drawn(activity, ringOf(activity.tags))),
    holidays: await holidaysIn(db, caller, shown, ask.locale),
    locale: ask.locale,
    today: ask.today,
    link: `${settings.baseUrl}/app/calendar/${subjectUri(calendar)}?year=${shown.year}`,
  };
}

/** Reads the caller's own year for paper: a ring for each year wheel, and one for what they are responsible for elsewhere. Throws as `readWheelForPaper`. */
export async function readYearForPaper(
  { db, settings }: Services,
  caller: Caller,
  archived: boolean,
  ask: PaperAsk,
): Promise<YearOnPaper> {
  const shown = shownDays(ask);
  const exported = await readShown(db, caller, ofMyYear(caller, archived), ask, shown);
  const { rings: rows } = await ringsOfPerson(db, caller, caller.id, archived);
  const [titles, municipality] = await Promise.all([titlesOf(db, rows), municipalityOf(db, caller)]);
  const byAge = rows.map(({ id }) => id).sort((one, other) => one - other);
  const own = rows.map(
    (row): WheelRing => ({
      id: String(row.calendarId),
      title: titles.get(row.calendarId)!,
      color: row.color,
      sign: byAge.indexOf(row.id),
    }),
  );
  const ids = new Set(own.map(({ id }) => id));
  const elsewhere: WheelRing = {
    id: 'elsewhere',
    title: say(ask.locale, 'calendar.ring.myTasks'),
    color: '#5f6b76',
    sign: own.length,
  };
  const activities = exported.map((activity) => {
    const id = String(activity.calendarId);
    return drawn(activity, ids.has(id) ? id : elsewhere.id);
  });
  return {
    title: say(ask.locale, 'calendar.yearOf', { name: caller.name }),
    municipality,
    ...shown,
    rings: activities.some(({ ringId }) => ringId === elsewhere.id) ? [...own, elsewhere] : own,
    activities,
    holidays: await holidaysIn(db, caller, shown, ask.locale),
    locale: ask.locale,
    today: ask.today,
    link: `${settings.baseUrl}/app/person/${caller.id}/annual-cycle/${shown.year}/${shown.startMonth}`,
  };
}

/** The tags of activities, which are those of their series. */
async function tagsOf(db: Db, caller: Caller, activities: readonly ReadActivity[]): Promise<Map<number, RingTag[]>> {
  const { rows } = await sql<{ id: number; event: number }>`
    select id, event_id as event from event_instance where id = any (${activities.map(({ id }) => id)}::bigint[])`.execute(
    db,
  );
  const events = [...new Set(rows.map(({ event }) => event))];
  const found = await readTagsOf(db, caller, events);
  const tags = new Map(events.map((event, at) => [event, found[at]!.map((tag) => ({ ...tag, id: String(tag.id) }))]));
  return new Map(rows.map(({ id, event }) => [id, tags.get(event)!]));
}

async function aboutCalendar(db: Db, id: number): Promise<{ color: string; municipality: string }> {
  const { rows } = await sql<{ color: string; municipality: string }>`
    select c.color, o.name as municipality from calendar c join subject s on s.id = c.id join organization o on o.id = s.organization_id
    where c.id = ${id}`.execute(db);
  return rows[0]!;
}

async function titlesOf(db: Db, rings: readonly { calendarId: number }[]): Promise<Map<number, string>> {
  const ids = rings.map(({ calendarId }) => calendarId);
  const { rows } = await sql<{
    id: number;
    title: string;
  }>`select id, title from subject where id = any (${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, title }) => [id, title]));
}
