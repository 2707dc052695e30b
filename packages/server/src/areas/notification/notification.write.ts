import { type NotifyLevel, notificationKinds, togetherMinutes } from '@samspel/domain/subject/notification';
import { sql } from 'kysely';
import { mayList, maySee, row } from '../../core/access/rules.ts';
import { everyone } from '../../core/access/who.ts';
import type { Tx } from '../../core/database/pool.ts';
import { runPrepared } from '../../core/database/prepared.ts';
import type { MovedDeadline } from '../../core/events/event-data.ts';
import { pushing } from '../../core/events/push-to-people.ts';
import { askingForJob } from '../../core/jobs/ask-for-job.ts';
import type { NotifiableEvent, NotificationRule } from '../../subject/notify/notification-rule.ts';
import { mailJob } from './mail.job.ts';
import { hasChosen, mailDue } from './mail-frequency.ts';
import { isUnmuted } from './mute.ts';

/** A rule by which people are notified of an event, and the deadline that was moved, if that is what happened. */
export type AppliedRule = { rule: NotificationRule; moved: MovedDeadline | undefined };

/** When it is written, and the hash of the person who caused the event; null if no person did. */
type Said = { now: Date; by: string | null };

/**
 * Writes the notifications of an event for all people who get one, however many, in one statement: they may read the thing, want such news, have not
 * turned it off for this thing, have not been notified of the event before, and did not cause it. Whom several rules reach is notified by the first.
 * Joins a notification with what the same person did to the same thing just before, while that is unread; a moved deadline then keeps the first day it
 * was moved from. When the transaction commits, their open pages hear of it, and mails that are due at once are written.
 */
export async function writeNotifications(
  tx: Tx,
  told: NotifiableEvent,
  applied: readonly AppliedRule[],
  { now, by }: Said,
): Promise<void> {
  if (applied.length === 0) return;
  const { eventId, subjectId, byId, chain } = told;
  const statement = sql`
    with called as materialized (
      select distinct on (person_id) * from (${sql.join(
        applied.map((one, place) => calledBy(told, one, place)),
        sql` union all `,
      )}) each_rule
      where not exists (select from notification known where known.event_id = ${eventId} and known.person_id = each_rule.person_id)
      order by person_id, place),
    hearer as materialized (
      select called.*, ${mailDue({ now, isMine: sql`called.is_mine`, rootId: chain.at(-1)! })} as mail_due from called join person p on p.id = called.person_id),
    together as (
      update notification n set event_id = ${eventId}, date_created = now(), day_to = hearer.day_to, mail_due = coalesce(n.mail_due, hearer.mail_due) from hearer
      where n.person_id = hearer.person_id and n.subject_id = ${subjectId} and n.word = hearer.word and n.by_person = ${byId}::bigint
        and n.day_to is not distinct from hearer.day_from and n.read_at is null and n.date_created > now() - make_interval(mins => ${togetherMinutes})
      returning n.person_id, n.id, n.mail_due),
    added as (
      insert into notification (person_id, kind, word, subject_id, by_person, event_id, mail_due, day_from, day_to)
      select person_id, kind, word, ${subjectId}, ${byId}::bigint, ${eventId}, mail_due, day_from, day_to from hearer
      where person_id not in (select person_id from together)
      on conflict do nothing returning person_id, id, mail_due),
    written as (select * from together union all select * from added)
    ${pushing(by, sql`written`)}
    union all select ${askingForJob(mailJob.name)} where exists (select from written where mail_due <= ${now}::timestamptz)`;
  await runPrepared(tx, statement);
}

/** The people whom a rule notifies, and how. @param place which rule it is: of several that reach the same person, the first one counts */
function calledBy(told: NotifiableEvent, { rule, moved }: AppliedRule, place: number) {
  const { subjectId, byId, kind: ofKind, chain } = told;
  const at = { ...row('s', 'r', undefined, [ofKind]), rootId: sql<number>`${chain.at(-1)!}::bigint` };
  return sql`
    select p.id as person_id, ${sql.lit(place)} as place, ${rule.kind}::text as kind, ${rule.word}::text as word,
      ${notificationKinds[rule.kind].isMine}::boolean as is_mine, ${moved?.from ?? null}::date as day_from, ${moved?.to ?? null}::date as day_to
    from (select distinct person_id from (${rule.to(told)}) named) named join person p on p.id = named.person_id
    join subject s on s.id = ${subjectId} join subject r on r.id = s.root_id
    where ${rule.isOwnDoing ? sql`true` : sql`p.id is distinct from ${byId}::bigint`}
      and ${wants(rule)} and ${letsBeTold(told, rule)} and ${rule.isOfCard ? mayList(at, everyone('p.id')) : maySee(at, everyone('p.id'))}`;
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
