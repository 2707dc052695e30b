import { sql } from 'kysely';
import type { Caller } from '../../core/caller.ts';
import type { Db } from '../../core/database/pool.ts';
import { type GroupRow, groupColumns } from '../../core/people/groups.ts';

/** Groups that a list of one's own answers. */
const most = 100;

/** The groups that the caller made or is a member of, by title. */
export async function readMyGroups(db: Db, { id }: Caller): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select ${groupColumns} from person_group g
    where g.created_by = ${id} or g.id in (select group_id from person_group_member where person_id = ${id})
    order by g.title collate "nb-NO-x-icu", g.id limit ${most}`.execute(db);
  return rows;
}

/** Whether the caller may change and remove a group: its creator and admins (decision 22). */
export const mayMaintain = ({ createdById }: Pick<GroupRow, 'createdById'>, caller: Caller): boolean =>
  createdById === caller.id || caller.isAdmin;
