import type { Locale } from '@samspel/i18n/locale';
import { sql } from 'kysely';
import type { Db } from '../../core/database/pool.ts';
import { stillLetsHear } from './lets-hear.ts';
import type { MailAbout } from './mail.job.ts';
import { frequency } from './mail-frequency.ts';
import { isReadable, type NotificationRow, notificationColumns, readable } from './notification.queries.ts';

/** Who reads a mail, and how often they have them; null is never. */
export type Recipient = { locale: Locale; frequency: 'INSTANT' | 'DAILY' | 'WEEKLY' | null };

/** A notification that a mail tells of, with the whole that its thing is part of. */
export type MailedRow = NotificationRow & { rootId: number | null; rootTitle: string | null };

/** Who reads a mail; undefined if that person is gone. */
export async function readRecipient(db: Db, { person }: MailAbout): Promise<Recipient | undefined> {
  const { rows } = await sql<Recipient>`
    select p.language as locale, ${frequency} as frequency from active_person a join person p on p.id = a.id where p.id = ${person}`.execute(
    db,
  );
  return rows[0];
}

/** What of some notifications is still unread, and of things that the person may still read and has not muted; the oldest first. */
export async function readMailed(db: Db, { person, notifications }: MailAbout): Promise<MailedRow[]> {
  const { rows } = await sql<MailedRow>`
    select ${notificationColumns}, r.id as "rootId", r.title as "rootTitle" from ${readable}
    where n.id = any (${notifications}::bigint[]) and n.person_id = ${person} and n.read_at is null and ${isReadable} and ${stillLetsHear}
    order by n.date_created, n.id`.execute(db);
  return rows;
}
