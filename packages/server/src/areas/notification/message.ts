import type { Day } from '@samspel/domain/time/day';
import { sayDay } from '@samspel/i18n/days';
import { say, sayer } from '@samspel/i18n/format';
import type { Locale } from '@samspel/i18n/locale';
import type { Place } from '../../subject/place/place.queries.ts';
import type { NotificationRow } from './notification.queries.ts';

/** The language of a reader, and today's date in Oslo. */
export type Reader = { locale: Locale; today: Day };

/** The text of a notification, in Markdown, in the reader's language. */
export function messageOf(
  { word: told, message, byName, byHasLeft, dayFrom, dayTo }: NotificationRow,
  place: Place | undefined,
  { locale, today }: Reader,
): string {
  const by = plain(nameOf({ byName, byHasLeft }, locale));
  if (told === 'message') return say(locale, 'notification.message', { by, message: message ?? '' }); // Markdown of an admin's
  const { deadline = null } = place ?? {};
  const dayOf = (day: Day | null) => (day === null ? '' : sayDay(sayer(locale), day, today));
  // A deadline that was moved and moved back again is where it was.
  const word = told === 'deadlineMoved' && dayFrom === dayTo ? 'changed' : told;
  return say(locale, `notification.${word}`, {
    day: dayOf(deadline),
    from: dayOf(dayFrom),
    to: dayOf(dayTo),
    by,
    title: plain(place?.title ?? ''),
    isPart: place?.wholeTitle ? 'yes' : 'no',
    whole: plain(place?.wholeTitle ?? ''),
  });
}

const nameOf = ({ byName, byHasLeft }: Pick<NotificationRow, 'byName' | 'byHasLeft'>, locale: Locale): string =>
  byHasLeft ? say(locale, 'leaving.former') : (byName ?? say(locale, 'notification.somebody'));

/** A person's text escaped for Markdown, so that none of its characters is markup. */
const plain = (text: string): string => text.replace(/[\\`*_{}[\]()<>#+\-.!|~&]/g, '\\$&');
