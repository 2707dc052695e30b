import { sql } from 'kysely';
import type { Database } from '../core/database/pool.ts';
import type { Role } from './roles.ts';
import type { Things } from './things.ts';

/** People who may not read private things, and may not know that hidden things exist. */
export const outsiders = [
  'colleague',
  'stranger',
  'namesake',
  'removed',
  'without permission',
  'deactivated',
] as const satisfies readonly Role[];

/**
 * Ties outsiders to things, as they may have been before they lost the right: they follow them, clapped for them and marked them, have them
 * in their year view (`Things.rings`), are responsible for them, or made somebody else responsible.
 */
export async function crossLink(
  db: Database,
  { roots, event, instance, grant, cast: { people } }: Things,
): Promise<void> {
  for (const role of outsiders) {
    for (const subject_id of [...roots.values(), event, instance, grant]) {
      const mark = { subject_id, person_id: people[role].id };
      for (const table of ['follow', 'clap', 'favourite'] as const) await db.insertInto(table).values(mark).execute();
    }
  }
  const { colleague, stranger } = people;
  await db
    .updateTable('event_instance')
    .set({ responsible_id: stranger.id, assigned_by: colleague.id })
    .where('id', '=', instance)
    .execute();
}

/** Makes one year wheel a fork of another, with its series and its activity. */
export async function fork(db: Database, origin: Things, copy: Things): Promise<void> {
  await db.updateTable('calendar').set({ forked_from: origin.calendar }).where('id', '=', copy.calendar).execute();
  await db.updateTable('event').set({ forked_from: origin.event }).where('id', '=', copy.event).execute();
  await db
    .updateTable('event_instance')
    .set({ forked_from: origin.instance })
    .where('id', '=', copy.instance)
    .execute();
}

/** Relates one year wheel to another, and gives it the tags of that one. */
export async function relate(db: Database, beside: Things, things: Things): Promise<void> {
  await db.insertInto('relation').values({ one_id: beside.calendar, other_id: things.calendar }).execute();
  await sql`
    insert into subject_tag (subject_id, tag_id, spelling)
    select ${things.calendar}::bigint, tag_id, upper(spelling) from subject_tag where subject_id = ${beside.calendar}`.execute(
    db,
  );
}
