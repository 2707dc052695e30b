import type { Locale } from '@samspel/i18n/locale';
import { sql } from 'kysely';
import type { Db } from '../../core/database/pool.ts';
import type { MailAbout } from './mail.job.ts';
import { frequency } from './mail-frequency.ts';
import { isStillUnmuted } from './mute.ts';
import { isReadable, type NotificationRow, notificationColumns, readable } from './notification.queries.ts';

/** The reader of a mail, and how often they get mails; null if never. */
export type Recipient = { locale: Locale; frequency: 'INSTANT' | 'DAILY' | 'WEEKLY' | null };

/** A notification in a mail, with the root of its thing. */
export type MailedRow = NotificationRow & { rootId: number | null; rootTitle: string | null };

/** The reader of a mail; undefined if they are no longer active. */
export async function readRecipient(db: Db, { person }: MailAbout): Promise<Recipient | undefined> {
  const { rows } = await sql<Recipient>`
    select p.language as locale, ${frequency} as frequency from active_person a join person p on p.id = a.id where p.id = ${person}`.execute(
    db,
  );
  return rows[0];
}

/** Those of some notifications that are unread, and about things that the person may still read and has not muted; the oldest first. */
export async function readMailed(db: Db, { person, notifications }: MailAbout): Promise<MailedRow[]> {
  const { rows } = await sql<MailedRow>`
    select ${notificationColumns}, r.id as "rootId", r.title as "rootTitle" from ${readable}
    where n.id = any (${notifications}::bigint[]) and n.person_id = ${person} and n.read_at is null and ${isReadable} and ${isStillUnmuted}
    order by n.date_created, n.id`.execute(db);
  return rows;
}
