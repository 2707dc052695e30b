import { sql } from 'kysely';
import { maySee, mayUse, row } from '../access/rules.ts';
import { everyone } from '../access/who.ts';
import type { Database } from '../database/pool.ts';
import type { Page } from './channels.ts';

/** Whether somebody who has a page open may still read its subject, or has lost that right. */
export type PageAccess = 'reads' | 'lost';

/**
 * Returns for each open page whether its person may still read it, in one statement. Pages of people who have signed out or may not use
 * the area are left out.
 * @param near limits this to pages whose subject has the same root as one of these subjects
 */
export async function pageAccessOf(
  db: Database,
  pages: readonly Page[],
  near?: readonly number[],
): Promise<Map<Page, PageAccess>> {
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
