import { defaultSettings } from '@samspel/domain/account/settings';
import { notificationKinds, togetherMinutes } from '@samspel/domain/subject/notification';
import { sql } from 'kysely';
import { maySee, row } from '../../core/access/rules.ts';
import { everyone } from '../../core/access/who.ts';
import type { Tx } from '../../core/database/pool.ts';
import type { Telling, Told } from '../../subject/telling/telling.ts';

/** A notification that was written, and whose it is. */
export type Written = { personId: number; id: number };

/**
 * Writes that something happened for all who are to hear of it in one way, however many: who may read the thing, wants to hear such news, has not
 * turned it off for this thing, has not been told of the event in another way, and did not do it themselves. What the same person did to
 * the same thing just before is told together with it, as long as it is unread.
 */
export async function writeTelling(tx: Tx, told: Told, telling: Telling): Promise<Written[]> {
  const { eventId, subjectId, byId, kind: ofKind, chain } = told;
  const { kind, word } = telling;
  const at = { ...row('s', 'r', undefined, [ofKind]), rootId: sql<number>`${chain.at(-1)}::bigint` };
  const { rows } = await sql<Written>`
    with hearer as materialized (
      select p.id from (select distinct person_id from (${telling.to(told)}) named) named join person p on p.id = named.person_id
      join subject s on s.id = ${subjectId} join subject r on r.id = s.root_id
      where ${telling.isOwnDoing ? sql`true` : sql`p.id is distinct from ${byId}::bigint`}
        and ${wants(telling)} and ${letsHear(told, telling)} and ${maySee(at, everyone('p.id'))}
        and not exists (select from notification known where known.event_id = ${eventId} and known.person_id = p.id)),
    together as (
      update notification n set event_id = ${eventId}, date_created = now() from hearer
      where n.person_id = hearer.id and n.subject_id = ${subjectId} and n.word = ${word} and n.by_person = ${byId}::bigint
        and n.read_at is null and n.date_created > now() - make_interval(mins => ${togetherMinutes})
      returning n.person_id as "personId", n.id),
    added as (
      insert into notification (person_id, kind, word, subject_id, by_person, event_id)
      select id, ${kind}, ${word}, ${subjectId}, ${byId}::bigint, ${eventId} from hearer where id not in (select "personId" from together)
      on conflict do nothing returning person_id as "personId", id)
    select * from together union all select * from added`.execute(tx);
  return rows;
}

/** Whether a person `p` hears of such news, by their profile. */
function wants({ kind }: Telling) {
  const { setting } = notificationKinds[kind];
  return sql`coalesce((p.settings ->> ${setting})::boolean, ${defaultSettings[setting]})`;
}

/** Whether a person `p` lets themselves be told of this thing: what they have chosen of the nearest one that they have chosen anything of. */
function letsHear({ chain }: Told, { kind }: Telling) {
  const chosen = sql`(
    select level from notify_choice c where c.person_id = p.id and c.subject_id = any (${chain}::bigint[])
    order by array_position(${chain}::bigint[], c.subject_id) limit 1)`;
  return notificationKinds[kind].isMine
    ? sql`${chosen} is distinct from 'NOTHING'`
    : sql`coalesce(${chosen}, 'ALL') = 'ALL'`;
}
