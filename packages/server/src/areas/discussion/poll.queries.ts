import { isPollOpen } from '@samspel/domain/discussion/poll';
import type { Day } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import { sql } from 'kysely';
import type { Batch } from '../../core/graphql/context.ts';
import { readTogether } from '../../core/graphql/read-together.ts';
import { byId } from '../../core/people/by-id.ts';

/** A poll as the caller sees it: how many people chose what, and what the caller chose. Nobody learns who else chose what. */
export type PollRow = {
  id: number;
  isSeveral: boolean;
  closes: Day;
  isOpen: boolean;
  voters: number;
  choices: { id: number; title: string; votes: number; isMine: boolean }[];
};

/**
 * The polls of discussions; null for discussions without one. While a poll is open, its numbers are those of the votes as they were last counted
 * together (product/forum#polls).  The caller must already have checked access.
 */
export const pollOf: Batch<number, PollRow | null> = async (ids, context) => {
  const { services, caller } = context;
  const today = osloToday(services.now());
  const rows = await readTogether(
    context,
    'polls',
    sql<Omit<PollRow, 'isOpen'>>`
    with seen as (
      select v.discussion_id, v.person_id, v.choices, case when p.closes >= ${today}::date then v.counted else v.choices end as counted
      from poll_vote v join poll p on p.discussion_id = v.discussion_id where p.discussion_id = any (${ids}::bigint[]))
    select p.discussion_id as id, p.is_several as "isSeveral", p.closes,
      (select count(*) from seen v where v.discussion_id = p.discussion_id and v.counted <> '{}') as voters,
      (select jsonb_agg(jsonb_build_object('id', c.id, 'title', c.title, 'votes', coalesce(counted.votes, 0), 
          'isMine', exists (select from seen v where v.discussion_id = p.discussion_id and v.person_id = ${caller.id} and c.id = any (v.choices))) order by c.place)
        from poll_choice c left join (
          select choice, count(*) as votes
          from seen v cross join unnest(v.counted) choice where v.discussion_id = p.discussion_id group by choice) counted on counted.choice = c.id
        where c.discussion_id = p.discussion_id) as choices
    from poll p where p.discussion_id = any (${ids}::bigint[])`,
  );
  return byId(
    ids,
    rows.map((row) => ({ ...row, isOpen: isPollOpen(row.closes, today) })),
  );
};
