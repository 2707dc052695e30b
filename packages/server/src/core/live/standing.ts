import { sql } from 'kysely';
import { maySee, mayUse, row } from '../access/rules.ts';
import { everyone } from '../access/who.ts';
import type { Database } from '../database/pool.ts';
import type { Page } from './channels.ts';

/** Whoever has a page open may read its subject still, or did until now. Who signed out or may not use the area is neither. */
export type Standing = 'reads' | 'lost';

/**
 * How those who have pages open stand to them now, in one statement; who stands in neither way is left out.
 * @param near asks only about pages of these subjects and of what has the same root as they
 */
export async function standingOf(
  db: Database,
  pages: readonly Page[],
  near?: readonly number[],
): Promise<Map<Page, Standing>> {
  if (pages.length === 0) return new Map();
  const at = row('s', 'r');
  const who = everyone('open.person_id');
  const isNear = near ? sql`s.root_id in (select root_id from subject where id = any (${near}::bigint[]))` : sql`true`;
  const { rows } = await sql<{ at: number; reads: boolean | null }>`
    select open.at, ${maySee(at, who)} as reads
    from unnest(${pages.map(({ subscriber }) => subscriber.personId)}::bigint[], ${pages.map(({ subjectId }) => subjectId)}::bigint[],
      ${pages.map(({ subscriber }) => subscriber.sessionId)}::bigint[]) with ordinality as open(person_id, subject_id, session_id, at)
    join session on session.id = open.session_id and session.revoked_at is null
    join subject s on s.id = open.subject_id join subject r on r.id = s.root_id
    where ${isNear} and ${mayUse(at, who)}`.execute(db);
  return new Map(rows.map((found) => [pages[found.at - 1]!, found.reads ? 'reads' : 'lost']));
}
