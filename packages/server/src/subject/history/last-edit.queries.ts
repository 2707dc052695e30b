import { sql } from 'kysely';
import { maySee, row } from '../../core/access/rules.ts';
import { unplanned, unplannedIds } from '../../core/database/prepared.ts';
import { type Batch, inOrder } from '../../core/graphql/context.ts';
import { readTogether } from '../../core/graphql/read-together.ts';

/** When something was last changed, and by whom. */
export type LastEdit = { at: Date; byId: number };

/** Comments and discussions, and what hangs directly on them, such as files, are no part of the thing. */
const isPart = sql`(s.kind not in ('COMMENT', 'DISCUSSION') and not exists (
  select from subject above where above.id = s.parent_id and above.id <> whole.id and above.kind in ('COMMENT', 'DISCUSSION')))`;

/**
 * Reads the latest change of each thing, or of what hangs on it, that the caller may read; the removal of a published part counts too. Reactions,
 * votes, comments and questions do not count. Reads the domain events, so it knows of every change that was announced to anybody. From the newest change
 * on, it asks whether the caller may read what was changed, until they may read one: seldom of more than the first.
 */
export const lastEditOf: Batch<number, LastEdit | null> = async (ids, context) => {
  const statement = sql<{ id: number; byId: number; at: Date | string }>`
    select whole.id, last.at, last."byId" from unnest(${unplannedIds(ids)}) as whole(id) cross join lateral (
      select change.at, change."byId" from (
        select e.id, e.at, e.by_person as "byId", part.id as part from subject part join domain_event e on e.subject_id = part.id
        where (part.id = whole.id or part.parent_id = whole.id or part.root_id = whole.id) and e.by_person is not null and e.name not like 'subject.%'
        order by e.id desc offset 0) change
      join subject s on s.id = change.part join subject r on r.id = s.root_id left join removal m on m.id = s.removed_with
      where (s.id = whole.id or ${isPart}) and (m.status = 'PUBLISHED' or ${maySee(row('s', 'r'), unplanned(context.caller.id, 'bigint'))})
      order by change.id desc limit 1) last`;
  const rows = await readTogether(context, 'last edits', statement);
  return inOrder<number, (typeof rows)[number], LastEdit | null>(
    ids,
    rows,
    ({ id }) => id,
    ({ at, byId }) => ({ at: new Date(at), byId }),
    null,
  );
};
