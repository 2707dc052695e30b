import { type NotifyLevel, notificationKinds, togetherMinutes } from '@samspel/domain/subject/notification';
import { sql } from 'kysely';
import { mayList, maySee, row } from '../../core/access/rules.ts';
import { everyone } from '../../core/access/who.ts';
import type { Tx } from '../../core/database/pool.ts';
import { runPrepared } from '../../core/database/prepared.ts';
import type { MovedDeadline } from '../../core/events/event-data.ts';
import type { NotifiableEvent, NotificationRule } from '../../subject/notify/notification-rule.ts';
import { hasChosen, mailDue } from './mail-frequency.ts';
import { isUnmuted } from './mute.ts';

/** A notification that was written, its person, and whether it is to be mailed at once. */
export type Written = { personId: number; id: number; isMailedNow: boolean };

/** When it is written, and the deadline that was moved, if that is what happened. */
type Said = { now: Date; moved: MovedDeadline | undefined };

/**
 * Writes one notification for all people who get it in the same way, however many: they may read the thing, want such news, have not turned it off
 * for this thing, have not been notified of the event in another way, and did not cause it. Joins it with what the same person did to the same thing
 * just before, while that is unread; a moved deadline then keeps the first day it was moved from.
 */
export async function writeNotifications<Data>(
  tx: Tx,
  told: NotifiableEvent<Data>,
  rule: NotificationRule<Data>,
  { now, moved }: Said,
): Promise<Written[]> {
  const { eventId, subjectId, byId, kind: ofKind, chain } = told;
  const { kind, word } = rule;
  const rootId = chain.at(-1)!;
  const at = { ...row('s', 'r', undefined, [ofKind]), rootId: sql<number>`${rootId}::bigint` };
  const [from, to] = [sql`${moved?.from ?? null}::date`, sql`${moved?.to ?? null}::date`];
  const { isMine } = notificationKinds[kind];
  const statement = sql<Written>`
    with hearer as materialized (
      select p.id, ${mailDue({ now, isMine, rootId })} as mail_due from (select distinct person_id from (${rule.to(told)}) named) named join person p on p.id = named.person_id
      join subject s on s.id = ${subjectId} join subject r on r.id = s.root_id
      where ${rule.isOwnDoing ? sql`true` : sql`p.id is distinct from ${byId}::bigint`}
        and ${wants(rule)} and ${letsBeTold(told, rule)} and ${rule.isOfCard ? mayList(at, everyone('p.id')) : maySee(at, everyone('p.id'))}
        and not exists (select from notification known where known.event_id = ${eventId} and known.person_id = p.id)),
    together as (
      update notification n set event_id = ${eventId}, date_created = now(), day_to = ${to}, mail_due = coalesce(n.mail_due, hearer.mail_due) from hearer
      where n.person_id = hearer.id and n.subject_id = ${subjectId} and n.word = ${word} and n.by_person = ${byId}::bigint and n.day_to is not distinct from ${from}
        and n.read_at is null and n.date_created > now() - make_interval(mins => ${togetherMinutes})
      returning n.person_id, n.id, n.mail_due),
    added as (
      insert into notification (person_id, kind, word, subject_id, by_person, event_id, mail_due, day_from, day_to)
      select id, ${kind}, ${word}, ${subjectId}, ${byId}::bigint, ${eventId}, mail_due, ${from}, ${to} from hearer where id not in (select person_id from together)
      on conflict do nothing returning person_id, id, mail_due)
    select person_id as "personId", id, coalesce(mail_due <= ${now}::timestamptz, false) as "isMailedNow"
    from (select * from together union all select * from added) written`;
  return runPrepared(tx, statement);
}

/** Whether a person `p` wants such news, according to their profile. */
const wants = ({ kind }: Pick<NotificationRule, 'kind'>) => hasChosen(notificationKinds[kind].setting);

/** Whether a person `p` wants news of this thing, by their choice for it or the nearest thing above it. */
function letsBeTold({ chain }: Pick<NotifiableEvent, 'chain'>, { kind }: Pick<NotificationRule, 'kind'>) {
  const chosen = sql<NotifyLevel | null>`(
    select level from notify_choice c where c.person_id = p.id and c.subject_id = any (${chain}::bigint[])
    order by array_position(${chain}::bigint[], c.subject_id) limit 1)`;
  return isUnmuted(chosen, kind);
}
