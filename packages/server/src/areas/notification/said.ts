import type { Day } from '@samspel/domain/time/day';
import { sayDay } from '@samspel/i18n/days';
import { say, sayer } from '@samspel/i18n/format';
import type { Locale } from '@samspel/i18n/locale';
import type { Place } from '../../subject/place/place.queries.ts';
import type { NotificationRow } from './notification.queries.ts';

/** In whose language, and on which day in Oslo, something is said. */
export type Reader = { locale: Locale; today: Day };

/** What a notification says, in Markdown, in the language of whoever reads it. */
export function messageOf(
  { word, message, byName }: NotificationRow,
  place: Place | undefined,
  { locale, today }: Reader,
): string {
  if (word === 'message') return plain(message ?? '');
  const { deadline = null } = place ?? {};
  return say(locale, `notification.${word}`, {
    day: deadline === null ? '' : sayDay(sayer(locale), deadline, today),
    by: plain(byName ?? say(locale, 'notification.somebody')),
    title: plain(place?.title ?? ''),
    isPart: place?.wholeTitle ? 'yes' : 'no',
    whole: plain(place?.wholeTitle ?? ''),
  });
}

/** A text of somebody's as Markdown that says just that: its signs mean nothing. */
const plain = (text: string): string => text.replace(/[\\`*_{}[\]()<>#+\-.!|~&]/g, '\\$&');
