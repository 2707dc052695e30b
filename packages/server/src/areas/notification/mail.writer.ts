import { linkPath } from '@samspel/domain/subject/link-path';
import { readSentence } from '@samspel/domain/subject/sentence';
import { osloToday } from '@samspel/domain/time/oslo';
import { sayMoment } from '@samspel/i18n/days';
import { sayer } from '@samspel/i18n/format';
import type { Services } from '../../core/base/services.ts';
import type { Item } from '../../core/mail/blocks.ts';
import type { MailWriter } from '../../core/mail/mail-writer.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { placesOf } from '../../subject/place/place.queries.ts';
import { type MailAbout, mailWriterName } from './mail.job.ts';
import { type Group, writeWords } from './mail.words.ts';
import { type MailedRow, type Recipient, readMailed, readRecipient } from './mailed.queries.ts';
import { messageOf } from './message.ts';

/** Writes the mails of notifications in the reader's language, about what they have not read and may read at that moment. */
export const notificationMail = (kinds: Kinds): MailWriter => ({
  name: mailWriterName,
  write: async (services, about: MailAbout) => {
    const recipient = await readRecipient(services.db, about);
    if (!recipient?.frequency) return null;
    const rows = await readMailed(services.db, about);
    if (rows.length === 0) return null;
    const groups = await groupsOf(services, kinds, recipient, rows);
    return writeWords(services, { ...recipient, frequency: recipient.frequency, person: about.person, groups });
  },
});

/** Notifications grouped by the root of their things, in the order in which the first of each came. */
async function groupsOf(
  { db, settings, now }: Services,
  kinds: Kinds,
  { locale }: Recipient,
  rows: readonly MailedRow[],
): Promise<Group[]> {
  const today = osloToday(now());
  const places = await placesOf(db, kinds, [...new Set(rows.flatMap(({ subjectId }) => subjectId ?? []))]);
  const itemOf = (row: MailedRow): Item => {
    const place = row.subjectId === null ? undefined : places.get(row.subjectId);
    const path = place ? linkPath(place) : null;
    return {
      sentence: readSentence(messageOf(row, place, { locale, today })),
      when: sayMoment(sayer(locale), row.dateCreated, today),
      url: path && `${settings.baseUrl}/app${path}`,
    };
  };
  const byRoot = Map.groupBy(rows, ({ rootId }) => rootId);
  return [...byRoot.values()].map((some) => ({ title: some[0]!.rootTitle, items: some.map(itemOf) }));
}
