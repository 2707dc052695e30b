import { type NotificationKind, type NotifyLevel, notificationKinds } from '@samspel/domain/subject/notification';
import { type RawBuilder, sql } from 'kysely';

/** Whether a person hears news of a kind about a thing of which they have chosen a level, or none (`null`). */
export function letsHear(chosen: RawBuilder<NotifyLevel | null>, kind: NotificationKind): RawBuilder<boolean> {
  return notificationKinds[kind].isMine
    ? sql`${chosen} is distinct from 'NOTHING'`
    : sql`coalesce(${chosen}, 'ALL') = 'ALL'`;
}

/** What the person of a notification `n` has chosen of its thing `s`, or of the nearest that it hangs on; null where they have chosen nothing. */
const chosenNow = sql<NotifyLevel | null>`(
  with recursive up as (
    select s.id, s.parent_id, 0 as depth
    union all select one.id, one.parent_id, up.depth + 1 from up join subject one on one.id = up.parent_id)
  select c.level from up join notify_choice c on c.subject_id = up.id and c.person_id = n.person_id order by up.depth limit 1)`;

const kindsOfMine = (Object.keys(notificationKinds) as NotificationKind[]).filter(
  (kind) => notificationKinds[kind].isMine,
);
const hears = (kind: NotificationKind) => letsHear(sql`level`, kind);

/** Whether the person of a notification `n` of a thing `s` still lets themselves be told of it: they may have muted it since. */
export const stillLetsHear: RawBuilder<boolean> = sql<boolean>`(n.subject_id is null or (
  select case when n.kind = any (${kindsOfMine}::text[]) then ${hears('MENTIONED')} else ${hears('CHANGED')} end from (select ${chosenNow} as level) chosen))`;
