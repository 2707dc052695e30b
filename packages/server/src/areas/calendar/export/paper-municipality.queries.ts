import {
  type Grouping,
  type MunicipalityWheels,
  municipalityRings,
  type Worker,
} from '@samspel/domain/calendar/municipality-rings';
import { say } from '@samspel/i18n/format';
import { DEFAULT_RING_COLOURS } from '@samspel/wheel/pure';
import { sql } from 'kysely';
import type { Caller } from '../../../core/base/caller.ts';
import type { Services } from '../../../core/base/services.ts';
import type { Db } from '../../../core/database/pool.ts';
import type { YearOnPaper } from '../paper/year-on-paper.ts';
import { ofMyMunicipality, type ReadActivity } from './export.queries.ts';
import { drawn, holidaysIn, type PaperAsk, readShown, shownDays } from './paper-parts.queries.ts';

/**
 * Reads the year of the caller's municipality for paper, its rings as its page has them: year wheels, units or people
 * (product/year-wheels#my-municipality). Throws as `readWheelForPaper`.
 */
export async function readMunicipalityForPaper(
  { db, settings }: Services,
  caller: Caller,
  { title, group }: { title: string; group: Grouping },
  ask: PaperAsk,
): Promise<YearOnPaper> {
  const shown = shownDays(ask);
  const exported = await readShown(db, caller, ofMyMunicipality(caller), ask, shown);
  const { rings, ringOf } = municipalityRings(await wheelsOf(db, exported), group, {
    home: String(caller.organizationId),
    nobody: say(ask.locale, group === 'unit' ? 'calendar.municipality.noUnit' : 'calendar.municipality.noPerson'),
    locale: ask.locale,
    colours: DEFAULT_RING_COLOURS,
  });
  return {
    title,
    municipality: say(ask.locale, `calendar.municipality.by.${group}`),
    ...shown,
    rings,
    activities: exported.map((activity) => drawn(activity, ringOf.get(String(activity.id))!)),
    holidays: await holidaysIn(db, caller, shown, ask.locale),
    locale: ask.locale,
    today: ask.today,
    link: `${settings.baseUrl}/app/municipality?year=${shown.year}&group=${group}`,
  };
}

/** The year wheels of activities that the caller may read, with who made them and who is responsible. */
async function wheelsOf(db: Db, activities: readonly ReadActivity[]): Promise<MunicipalityWheels> {
  const byWheel = Map.groupBy(activities, ({ calendarId }) => calendarId);
  const wheels = await sql<{ id: number; title: string; color: string; createdBy: number }>`
    select s.id, s.title, c.color, s.created_by as "createdBy" from calendar c join subject s on s.id = c.id
    where c.id = any (${[...byWheel.keys()]}::bigint[])`.execute(db);
  const responsible = activities.flatMap((activity) => activity.responsible?.id ?? []);
  const people = await workersById(db, [...responsible, ...wheels.rows.map(({ createdBy }) => createdBy)]);
  return wheels.rows.map(({ id, title, color, createdBy }) => ({
    calendar: { id: String(id), title, color, createdBy: people.get(createdBy)! },
    eventInstances: byWheel.get(id)!.map((activity) => ({
      id: String(activity.id),
      responsible: activity.responsible ? people.get(activity.responsible.id)! : null,
    })),
  }));
}

async function workersById(db: Db, ids: readonly number[]): Promise<Map<number, Worker>> {
  const { rows } = await sql<{ id: number; name: string; department: string | null; at: number; place: string }>`
    select p.id, p.name, p.department, o.id as at, o.name as place from person p join organization o on o.id = p.organization_id
    where p.id = any (${[...new Set(ids)]}::bigint[])`.execute(db);
  return new Map(
    rows.map(({ id, name, department, at, place }) => [
      id,
      { id: String(id), name, department, organization: { id: String(at), name: place } },
    ]),
  );
}
