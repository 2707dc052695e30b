import type { ExportFilter, PaperInput } from '@samspel/domain/calendar/export.input';
import { yearHolding } from '@samspel/domain/calendar/opening-year';
import { type RingTag, ringsByTag } from '@samspel/domain/calendar/tag-rings';
import { Refusal } from '@samspel/domain/refusal';
import { subjectUri } from '@samspel/domain/subject/address';
import { addDays, addMonths, type Day, dayOf, maxDay, minDay } from '@samspel/domain/time/day';
import { holidaysOf } from '@samspel/domain/time/holidays';
import { say } from '@samspel/i18n/format';
import { column, type Locale } from '@samspel/i18n/locale';
import type { WheelActivity, WheelRing } from '@samspel/wheel/pure';
import { sql } from 'kysely';
import type { Condition } from '../../../core/access/rules.ts';
import type { Caller } from '../../../core/base/caller.ts';
import type { Services } from '../../../core/base/services.ts';
import type { Db } from '../../../core/database/pool.ts';
import { readTagsOf } from '../../../subject/tag/tag.queries.ts';
import { schoolHolidaysFrom } from '../../organization/days.access.ts';
import type { YearOnPaper } from '../paper/year-on-paper.ts';
import { ringsOfPerson } from '../year/ring.queries.ts';
import { ofCalendar, ofMyYear, type ReadActivity, readExport } from './export.queries.ts';

/** What is asked for: what passes the filter of a page, within days of one year. */
export type PaperAsk = { filter: ExportFilter; paper: Pick<PaperInput, 'from' | 'to'>; locale: Locale; today: Day };

/** The twelve months that are shown, and the days of them; in the language of the reader. */
type Shown = { year: number; startMonth: number; from: Day; to: Day };

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

/** The year of the filter; else that of the first day that is shown; else today's. */
function shownDays({ filter, paper, today }: PaperAsk): Shown {
  const startMonth = filter.startMonth ?? 1;
  const within = paper.from ?? paper.to ?? today;
  const year = filter.year ?? yearHolding(within, startMonth);
  const first = dayOf(year, startMonth, 1);
  const last = addDays(addMonths(first, 12), -1);
  const { from = first, to = last } = paper;
  if (from > last) throw new Refusal('input.outOfRange', 'from', { min: first, max: last });
  if (to < first) throw new Refusal('input.outOfRange', 'to', { min: first, max: last });
  return { year, startMonth, from: maxDay(first, from), to: minDay(last, to) };
}

async function readShown(
  db: Db,
  caller: Caller,
  scope: Condition,
  ask: PaperAsk,
  shown: Shown,
): Promise<ReadActivity[]> {
  const { year, startMonth, from, to } = shown;
  const all = await readExport(db, caller, scope, { ...ask.filter, year, startMonth }, ask.today);
  const within = all.filter(({ startDate, endDate }) => endDate >= from && startDate <= to);
  return within.sort((one, other) => (one.endDate < other.endDate ? -1 : Number(one.endDate > other.endDate)));
}

type DrawnFields = Pick<ReadActivity, 'id' | 'title' | 'startDate' | 'endDate' | 'isDone'>;

/** Paper hangs long: what is done stays done, but what is late would soon be wrong, and is not said. */
const drawn = ({ id, title, startDate, endDate, isDone }: DrawnFields, ringId: string): WheelActivity => ({
  id: String(id),
  ringId,
  title,
  startDate,
  endDate,
  isDone,
});

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

async function municipalityOf(db: Db, { organizationId }: Caller): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from organization where id = ${organizationId}`.execute(db);
  return rows[0]!.name;
}

async function titlesOf(db: Db, rings: readonly { calendarId: number }[]): Promise<Map<number, string>> {
  const ids = rings.map(({ calendarId }) => calendarId);
  const { rows } = await sql<{
    id: number;
    title: string;
  }>`select id, title from subject where id = any (${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** The most days of a school holiday that are marked one by one; of a longer one the first and the last are. */
const mostMarked = 14;

/** Public holidays, and the school holidays of the caller's organization. */
async function holidaysIn(db: Db, { organizationId }: Caller, { year, from, to }: Shown, locale: Locale) {
  const school = await schoolHolidaysFrom(db, organizationId, from);
  const marked = school.flatMap(({ title, startDate, endDate }) => {
    const days: Day[] = [];
    for (let day = startDate; day <= endDate; day = addDays(day, 1)) days.push(day);
    return (days.length > mostMarked ? [startDate, endDate] : days).map((date) => ({ date, title }));
  });
  const open = [year, year + 1]
    .flatMap(holidaysOf)
    .map(({ day, name }) => ({ date: day, title: name[column[locale]] }));
  return [...open, ...marked].filter(({ date }) => date >= from && date <= to);
}
