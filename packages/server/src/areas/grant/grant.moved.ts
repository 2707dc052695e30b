import { type Deadline, keptDeadlines } from '@samspel/domain/grant/grant';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/pool.ts';
import type { MovedDay, Told } from '../../subject/telling/telling.ts';

/** The deadlines of a published grant before and after a change. */
type Changed = { before: Deadline[]; after: Deadline[] };

/** The deadline that a change of a published grant moved, an application before a report; null if it moved none. */
export async function movedDeadline(tx: Tx, { eventId }: Told): Promise<MovedDay | null> {
  const { rows } = await sql<Changed>`
    select before.body -> 'deadlines' as before, after.body -> 'deadlines' as after from domain_event e
    cross join lateral (select * from revision where subject_id = e.subject_id and changed_at = e.at order by version desc limit 1) after
    cross join lateral (select coalesce(after.replaced, (
      select body from revision where subject_id = e.subject_id and version = after.version - 1)) as body) before
    where e.id = ${eventId} and before.body ->> 'status' = 'PUBLISHED' and after.body ->> 'status' = 'PUBLISHED'`.execute(
    tx,
  );
  return rows[0] ? movedIn(rows[0]) : null;
}

function movedIn({ before, after }: Changed): MovedDay | null {
  const was = keptDeadlines(
    before.map((one, id) => ({ ...one, id })),
    after,
  );
  const moved = after.flatMap(({ type, date }, at) => {
    const from = before[was[at] ?? -1]?.date;
    return from === undefined || from === date ? [] : [{ type, from, to: date }];
  });
  return moved.find(({ type }) => type === 'APPLICATION') ?? moved[0] ?? null;
}
