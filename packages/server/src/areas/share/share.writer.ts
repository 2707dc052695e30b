import { linkPath } from '@samspel/domain/subject/link-path';
import { sayer } from '@samspel/i18n/format';
import type { Locale } from '@samspel/i18n/locale';
import { sql } from 'kysely';
import { maySee, row } from '../../core/access/rules.ts';
import { everyone } from '../../core/access/who.ts';
import type { Services } from '../../core/base/services.ts';
import type { Db } from '../../core/database/pool.ts';
import type { MailWords, MailWriter } from '../../core/mail/mail-writer.ts';
import { writeBlocks } from '../../core/mail/write-blocks.ts';
import { hasAddress } from '../../core/people/by-address.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { placesOf } from '../../subject/place/place.queries.ts';

/** The name by which the outbox knows the writer of these mails. */
export const shareWriterName = 'share';

/** The sender, the thing, the receiver's address, and the message. */
export type ShareAbout = { by: number; subject: number; to: string; message: string };

/** The sender, and the language of the mail: the receiver's if they are a member, otherwise the sender's. */
type Shared = { name: string; organization: string; locale: Locale };

/** Writes the mails by which people share a thing (product/sharing#by-mail), if the sender may read it at that moment. */
export const shareWriter = (kinds: Kinds): MailWriter => ({
  name: shareWriterName,
  write: async (services, about: ShareAbout) => {
    const shared = await readShared(services.db, about);
    if (!shared) return null;
    const place = (await placesOf(services.db, kinds, [about.subject])).get(about.subject);
    // The receiver may not be allowed to read the thing, so its home is not named; the page finds it.
    const path = place && linkPath({ ...place, home: null });
    return path ? wordsOf(services, shared, about, place.title, path) : null;
  },
});

/** Undefined if the sender may no longer read the thing. */
async function readShared(db: Db, { by, subject, to }: ShareAbout): Promise<Shared | undefined> {
  const { rows } = await sql<Shared>`
    select p.name, o.name as organization, coalesce((select reader.language from person reader where ${hasAddress('reader', to)}), p.language) as locale
    from person p join organization o on o.id = p.organization_id, subject s join subject r on r.id = s.root_id
    where p.id = ${by} and s.id = ${subject} and ${maySee(row('s', 'r'), everyone('p.id'))}`.execute(db);
  return rows[0];
}

function wordsOf(
  { settings }: Services,
  { name, organization, locale }: Shared,
  { message }: ShareAbout,
  title: string,
  path: string,
): MailWords {
  const say = sayer(locale);
  return writeBlocks(locale, say('mail.share.subject', { name, title }), [
    { heading: title },
    { words: say('mail.share.from', { name, organization }) },
    ...(message === '' ? [] : [{ quote: message }]),
    { button: say('mail.told.open'), url: `${settings.baseUrl}/app${path}` },
    { foot: [{ words: say('mail.share.access') }] },
  ]);
}
