import { sql } from 'kysely';
import { maySee, row } from '../../core/access/rules.ts';
import { everyone } from '../../core/access/who.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Db } from '../../core/database/pool.ts';
import { closestFirst, isLongEnough, namesBeginWith, readNameQuery } from '../../core/people/name-query.ts';
import { type PersonRow, personColumns } from '../../core/people/persons.ts';

const most = 8;

/**
 * Other people than the caller who may read a thing, by the words of their names: those who made it or commented on it first, then colleagues. If no
 * word has more than two letters, only people who made it or commented on it are found.
 */
export async function findReaders(db: Db, caller: Caller, metaId: number, query: string): Promise<PersonRow[]> {
  const { text, words } = readNameQuery(query);
  const fits = words.length > 0 ? namesBeginWith('p.name', words) : sql<boolean>`true`;
  const found = isLongEnough(words) ? sql`union select p.id from person p where ${fits}` : sql``;
  const { rows } = await sql<PersonRow>`
    with near as (
      select created_by as id from subject where id = ${metaId}
      union select s.created_by from comment c join subject s on s.id = c.id where c.on_id = ${metaId} and s.removed_with is null)
    select ${personColumns} from (select id from near ${found}) found join person p on p.id = found.id
    join subject s on s.id = ${metaId} join subject r on r.id = s.root_id
    where p.id <> ${caller.id} and ${fits} and ${maySee(row('s', 'r'), everyone('p.id'))}
    order by p.id in (select id from near) desc, p.organization_id = ${caller.organizationId} desc, ${closestFirst('p.name', text)},
      p.name collate "nb-NO-x-icu", p.id limit ${most}`.execute(db);
  return rows;
}
