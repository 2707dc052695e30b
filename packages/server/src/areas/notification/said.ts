import { say } from '@samspel/i18n/format';
import type { Locale } from '@samspel/i18n/locale';
import type { NotificationRow } from './notification.queries.ts';
import type { Place } from './place.queries.ts';

/** What a notification says, in Markdown, in the language of whoever reads it. */
export function messageOf(
  { word, message, byName }: NotificationRow,
  place: Place | undefined,
  locale: Locale,
): string {
  if (word === 'message') return plain(message ?? '');
  return say(locale, `notification.${word}`, {
    by: plain(byName ?? say(locale, 'notification.somebody')),
    title: plain(place?.title ?? ''),
    isPart: place?.wholeTitle ? 'yes' : 'no',
    whole: plain(place?.wholeTitle ?? ''),
  });
}

/** A text of somebody's as Markdown that says just that: its signs mean nothing. */
const plain = (text: string): string => text.replace(/[\\`*_{}[\]()<>#+\-.!|~&]/g, '\\$&');
