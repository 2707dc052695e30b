import type { NotificationKind, NotificationWord } from '@samspel/domain/subject/notification';
import { mostCounted } from '@samspel/domain/subject/notification';
import type { Day } from '@samspel/domain/time/day';
import { type RawBuilder, sql } from 'kysely';
import { mayList, maySee, row } from '../../core/access/rules.ts';
import { everyone } from '../../core/access/who.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Db } from '../../core/database/pool.ts';
import { runPrepared } from '../../core/database/prepared.ts';
import type { Batch } from '../../core/graphql/context.ts';
import type { Window } from '../../core/graphql/page.ts';
import { readTogether, withMoments } from '../../core/graphql/read-together.ts';

/** A notification as the database has it. */
export type NotificationRow = {
  id: number;
  kind: NotificationKind | 'MESSAGE';
  word: NotificationWord | 'message';
  /** An admin's message; null if the sentence is made from the thing. */
  message: string | null;
  subjectId: number | null;
  byId: number | null;
  byName: string | null;
  /** Whether the person who did it has left Samspel for good. */
  byHasLeft: boolean;
  /** For a moved deadline: the day before and the day now. */
  dayFrom: Day | null;
  dayTo: Day | null;
  dateCreated: Date;
  beenRead: boolean;
};

/** Notifications `n` whose things their persons may read now, or may list if the notification says no more than the card; others are hidden. */
export const readable = sql`notification n left join person by on by.id = n.by_person
  left join subject s on s.id = n.subject_id left join subject r on r.id = s.root_id`;
export const isReadable: RawBuilder<boolean> = sql<boolean>`(n.subject_id is null or ${maySee(row('s', 'r'), everyone('n.person_id'))}
  or n.word = 'accessRefused' and ${mayList(row('s', 'r'), everyone('n.person_id'))})`;

/** The columns of a NotificationRow. */
export const notificationColumns = sql`n.id, n.kind, n.word, n.message, n.subject_id as "subjectId", n.by_person as "byId", by.name as "byName", by.left_at is not null as "byHasLeft",
  n.day_from as "dayFrom", n.day_to as "dayTo", n.date_created as "dateCreated", n.read_at is not null as "beenRead"`;

const isUnread = sql<boolean>`n.read_at is null`;

const newestFirst = ({ id }: Caller, { limit, offset }: Window, unread: boolean) => sql<NotificationRow>`
    select ${notificationColumns} from ${readable}
    where n.person_id = ${id} and ${unread ? isUnread : sql`true`} and ${isReadable}
    order by n.date_created desc, n.id desc limit ${limit} offset ${offset}`;

/** A page of a person's notifications, the newest first. */
export const readNotifications = (
  db: Db,
  caller: Caller,
  window: Window,
  unread: boolean,
): Promise<NotificationRow[]> => runPrepared(db, newestFirst(caller, window, unread));

/** Pages of the caller's notifications, the newest first. */
export const pagesOfNotifications: Batch<Window, NotificationRow[]> = (windows, context) =>
  Promise.all(
    windows.map(async (window) => {
      const rows = await readTogether(context, 'notifications', newestFirst(context.caller, window, false));
      return rows.map((row) => withMoments(row, 'dateCreated'));
    }),
  );

/** One of a person's notifications; undefined if it is not theirs, or they may no longer read what it is about. */
export async function readNotification(db: Db, caller: Caller, id: number): Promise<NotificationRow | undefined> {
  const { rows } = await sql<NotificationRow>`
    select ${notificationColumns} from ${readable} where n.id = ${id} and n.person_id = ${caller.id} and ${isReadable}`.execute(
    db,
  );
  return rows[0];
}

/** How many notifications are on a person's list. */
export async function countNotifications(db: Db, { id }: Caller): Promise<number> {
  const counted = sql<{ count: number }>`
    select count(*) as count from ${readable} where n.person_id = ${id} and ${isReadable}`;
  return (await runPrepared(db, counted))[0]!.count;
}

/** How many unread notifications have come since the caller, whose id is the only one, last looked; counted up to one more than the bell shows. */
export const countNew: Batch<number, number> = async (people, context) => {
  const { id } = context.caller;
  const rows = await readTogether(
    context,
    'new notifications',
    sql<{ count: number }>`
    select count(*) as count from (
      select from ${readable} where n.person_id = ${id} and ${isUnread} and ${isReadable}
        and n.date_created > coalesce((select at from notification_check where person_id = ${id}), '-infinity') limit ${sql.lit(mostCounted + 1)}) recent`,
  );
  return people.map(() => rows[0]!.count);
};

/** When a person last looked at their list; null if never. */
export async function lastCheckOf(db: Db, { id }: Caller): Promise<Date | null> {
  const check = await db.selectFrom('notification_check').select('at').where('person_id', '=', id).executeTakeFirst();
  return check?.at ?? null;
}
