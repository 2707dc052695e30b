import { termsVersion } from '@samspel/domain/account/terms';
import { sql } from 'kysely';
import type { Database } from '../../packages/server/src/core/database/pool.ts';
import { signIn } from '../../packages/server/src/core/testing/people.ts';

/** How many people are signed in. */
export const howMany = 1_000;
/** Series of each person's year wheel, and activities of each series. */
const [series, activities] = [10, 4];

/** A person who is signed in, by number: what is theirs has numbers that tell whose it is. */
export type Browsing = Readonly<{ number: number; token: string }>;

const wheelOf = (number: number) => 5_000_000 + number;
const activityOf = (number: number, which: number) => 7_000_000 + number * series * activities + which;

/** Returns an activity of a person's wheel. */
export const ownActivity = ({ number }: Browsing, which: number) =>
  String(activityOf(number, which % (series * activities)));

/** Returns a person's wheel. */
export const ownWheel = ({ number }: Browsing) => String(wheelOf(number));

/** Returns what the first person's page asks as another person's page of the same kind asks it. */
export const asAskedBy = ({ number }: Browsing, text: string): string =>
  text.replace(/\b[57]\d{6}\b/g, (id) => {
    if (Number(id) === wheelOf(1)) return String(wheelOf(number));
    const which = Number(id) - activityOf(1, 0);
    return which >= 0 && which < series * activities ? String(activityOf(number, which)) : id;
  });

/**
 * Adds people to the two municipalities of the demo, each with a year wheel of forty activities of this year in their year view; every fourth wheel is
 * private and shared with the municipality. Returns them signed in.
 */
export async function seedPeople(db: Database): Promise<Browsing[]> {
  const demo = ['Fjordvik kommune', 'Lundvik kommune'];
  const homes = await db.selectFrom('organization').select('id').where('name', 'in', demo).orderBy('id').execute();
  const [one, other] = homes.map(({ id }) => id);
  await sql`insert into person (id, hash, email, name, organization_id, user_status, accepted_terms)
    select 500000 + i, 'browsing' || i, 'b' || i || '@fjordvik.example', 'Tilsett ' || i, case when i % 2 = 0 then ${one}::bigint else ${other}::bigint end,
      'ACTIVATED', ${termsVersion} from generate_series(1, ${howMany}::int) i`.execute(db);
  const owner = sql`select p.id, p.organization_id, p.id - 500000 as i from person p where p.id > 500000`;
  await sql`insert into subject (id, kind, title, is_private, visibility, root_id, created_by, organization_id)
    select 5000000 + o.i, 'CALENDAR', 'Årshjulet til tilsett ' || o.i, o.i % 4 = 0, 'PUBLIC', 5000000 + o.i, o.id, o.organization_id from (${owner}) o`.execute(
    db,
  );
  await sql`insert into calendar (id, category, color) select 5000000 + o.i, 'TOPIC', '#1f6f8b' from (${owner}) o`.execute(
    db,
  );
  await sql`insert into access_entry (root_id, person_id, level) select 5000000 + o.i, o.id, 'OWNER' from (${owner}) o`.execute(
    db,
  );
  await sql`insert into access_entry (root_id, organization_id, level)
    select 5000000 + o.i, o.organization_id, 'READ' from (${owner}) o where o.i % 4 = 0`.execute(db);
  await sql`insert into calendar_ring (calendar_id, person_id, position, color)
    select 5000000 + o.i, o.id, 1, '#1f6f8b' from (${owner}) o`.execute(db);
  const each = sql`select o.*, s, 6000000 + o.i * ${series}::int + s as series, 5000000 + o.i as wheel
    from (${owner}) o cross join generate_series(0, ${series - 1}::int) s`;
  await sql`insert into subject (id, kind, title, parent_id, root_id, created_by, organization_id)
    select series, 'EVENT', 'Rapport ' || s, wheel, wheel, id, organization_id from (${each}) e`.execute(db);
  await sql`insert into event (id, calendar_id, description, description_text, start_date, end_date, reminder)
    select series, wheel, '', 'Send inn skjemaet til fristen.', ${day('s * 4')}, ${day('s * 4')}, 'NONE' from (${each}) e`.execute(
    db,
  );
  const single = sql`select e.*, 7000000 + e.i * ${series * activities}::int + s * ${activities}::int + a as one, s * ${activities}::int + a as at
    from (${each}) e cross join generate_series(0, ${activities - 1}::int) a`;
  await sql`insert into subject (id, kind, title, parent_id, root_id, created_by, organization_id)
    select one, 'EVENT_INSTANCE', 'Rapport ' || s, series, wheel, id, organization_id from (${single}) e`.execute(db);
  await sql`insert into event_instance (id, event_id, calendar_id, start_date, end_date)
    select one, series, wheel, ${day('at')}, ${day('at')} from (${single}) e`.execute(db);
  await sql`vacuum analyze`.execute(db);
  const people: Browsing[] = [];
  for (let number = 1; number <= howMany; number += 1)
    people.push({ number, token: await signIn(db, 500_000 + number) });
  return people;
}

/** Days of this year, nine days between one and the next. */
const day = (at: string) => sql`make_date(extract(year from now())::int, 1, 5) + ${sql.raw(at)} * 9`;
