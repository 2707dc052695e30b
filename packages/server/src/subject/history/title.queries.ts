import { sql } from 'kysely';
import type { Status, Visibility } from '../../../printed/tables.ts';
import { hasOwnRight, maySee, row } from '../../core/access/rules.ts';
import { person } from '../../core/access/who.ts';
import type { Batch } from '../../core/graphql/context.ts';
import { auditCards } from '../card/audit-cards.ts';

type Titled = { id: number; title: string; status: Status; visibility: Visibility; isOwnRight: boolean };

/** Reads the titles of things as they are now; null for what the caller may not read or what is gone. Reading by admins is audited as for cards. */
export const titleForMe: Batch<number, string | null> = async (ids, { services: { db }, caller }) => {
  const at = row('s', 'r');
  const me = person(caller.id);
  const { rows } = await sql<Titled>`
    select s.id, s.title, s.status, r.visibility, ${hasOwnRight(at, me)} as "isOwnRight" from subject s join subject r on r.id = s.root_id
    where s.id = any (${ids}::bigint[]) and ${maySee(at, me)}`.execute(db);
  await auditCards(db, caller, rows);
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  return ids.map((id) => titles.get(id) ?? null);
};
