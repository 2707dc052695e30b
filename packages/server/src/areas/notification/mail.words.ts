import { sayer } from '@samspel/i18n/format';
import type { Locale } from '@samspel/i18n/locale';
import type { Say } from '@samspel/i18n/say';
import type { Services } from '../../core/base/services.ts';
import type { Block, Item } from '../../core/mail/blocks.ts';
import type { MailWords } from '../../core/mail/mail-writer.ts';
import { writeBlocks } from '../../core/mail/write-blocks.ts';
import { unsubscribeHeaders, unsubscribePage, unsubscribeToken } from './unsubscribing.ts';

/** The news about one root; the title is null for news about no thing. */
export type Group = { title: string | null; items: readonly Item[] };

/** Everything that a mail of notifications says, and its reader. */
type Told = { locale: Locale; frequency: 'INSTANT' | 'DAILY' | 'WEEKLY'; person: number; groups: readonly Group[] };

/** The most roots, and items of each, that one mail lists; for the rest it gives only their number. */
const [mostGroups, mostItems] = [20, 10];
/** The longest subject, in characters. */
const subjectLimit = 150;

/** Writes a mail of notifications. */
export function writeWords(services: Services, told: Told): MailWords {
  const say = sayer(told.locale);
  const subject = shortened(subjectOf(say, told));
  const token = unsubscribeToken(services, told.person);
  const { baseUrl } = services.settings;
  const blocks: Block[] = [
    { heading: headingOf(say, told) },
    ...told.groups.slice(0, mostGroups).map((group) => groupBlock(say, told, group)),
    ...moreGroups(say, told.groups),
    { button: say('mail.told.open'), url: onlyUrl(told.groups) ?? `${baseUrl}/app/` },
    {
      foot: [
        { words: say(`mail.told.why.${told.frequency}`) },
        { words: say('mail.told.choose'), url: `${baseUrl}/app/my-profile/notifications` },
        { words: say('mail.told.unsubscribe'), url: unsubscribePage(services, token) },
      ],
    },
  ];
  return { ...writeBlocks(told.locale, subject, blocks), headers: unsubscribeHeaders(services, token) };
}

/** The subject: the sentence of a single item; for several, how many and where. */
function subjectOf(say: Say, { groups, frequency }: Told): string {
  const items = groups.flatMap((group) => group.items);
  if (items.length === 1) return items[0]!.sentence.map(({ text }) => text).join('');
  const title = groups.length === 1 ? groups[0]!.title : null;
  if (frequency === 'INSTANT' && title !== null) return say('mail.told.subjectOf', { count: items.length, title });
  return say('mail.told.subject', { count: items.length });
}

const shortened = (subject: string): string => {
  const letters = [...subject];
  return letters.length > subjectLimit ? `${letters.slice(0, subjectLimit - 1).join('')}…` : subject;
};

/** A mail sent at once is about one root, which its heading names. */
const headingOf = (say: Say, { frequency, groups }: Told): string =>
  frequency === 'INSTANT' ? (groups[0]!.title ?? say('notification.title')) : say(`mail.told.heading.${frequency}`);

function groupBlock(say: Say, { frequency }: Told, { title, items }: Group): Block {
  const left = items.length - mostItems;
  return {
    title: frequency === 'INSTANT' ? null : title,
    items: items.slice(0, mostItems),
    more: left > 0 ? say('mail.told.more', { count: left }) : null,
  };
}

function moreGroups(say: Say, groups: readonly Group[]): Block[] {
  const left = groups.slice(mostGroups).reduce((count, { items }) => count + items.length, 0);
  return left > 0 ? [{ words: say('mail.told.more', { count: left }) }] : [];
}

/** The address that all items of a mail share; null if they differ or have none. */
function onlyUrl(groups: readonly Group[]): string | null {
  const urls = new Set(groups.flatMap(({ items }) => items.map(({ url }) => url)));
  return urls.size === 1 ? [...urls][0]! : null;
}
