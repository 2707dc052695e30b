import { type NotificationKind, type NotifyLevel, notificationKinds } from '@samspel/domain/subject/notification';
import { type RawBuilder, sql } from 'kysely';
import { ancestors } from '../../subject/place/ancestors.ts';

/** Whether a person is notified of news of a kind about a thing for which they have chosen a level, or nothing (`null`). */
export function isUnmuted(chosen: RawBuilder<NotifyLevel | null>, kind: NotificationKind): RawBuilder<boolean> {
  return notificationKinds[kind].isMine
    ? sql`${chosen} is distinct from 'NOTHING'`
    : sql`coalesce(${chosen}, 'ALL') = 'ALL'`;
}

/** The level that the person of a notification `n` chose for its thing or the nearest thing above it; null if they chose none. */
const chosenNow = sql<NotifyLevel | null>`(
  with recursive ${ancestors(sql`array[n.subject_id]`)}
  select c.level from above join notify_choice c on c.subject_id = above.id and c.person_id = n.person_id order by above.depth limit 1)`;

const kindsOfMine = (Object.keys(notificationKinds) as NotificationKind[]).filter(
  (kind) => notificationKinds[kind].isMine,
);
const hears = (kind: NotificationKind) => isUnmuted(sql`level`, kind);

/** Whether the person of a notification `n` still wants it; they may have muted it since. */
export const isStillUnmuted: RawBuilder<boolean> = sql<boolean>`(n.subject_id is null or (
  select case when n.kind = any (${kindsOfMine}::text[]) then ${hears('MENTIONED')} else ${hears('CHANGED')} end from (select ${chosenNow} as level) chosen))`;
