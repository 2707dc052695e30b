import type { FeedChoice } from '@samspel/domain/calendar/feed';
import type { Day } from '@samspel/domain/time/day';
import { say } from '@samspel/i18n/format';
import { sql } from 'kysely';
import type { Caller } from '../../../core/base/caller.ts';
import type { Db } from '../../../core/database/pool.ts';
import { type FeedScope, feedOfMyYear, feedOfSubject } from './feed.queries.ts';
import { hasTag } from './feed-link.queries.ts';

/** Returns the whole feed that a link is for. Throws `notFound` and `notAllowed` as any reading of the year wheel does. @param field of the refusal */
export const wholeFeed = async (
  db: Db,
  caller: Caller,
  calendarId: number | null,
  today: Day,
  field?: string,
): Promise<FeedScope> =>
  calendarId === null ? feedOfMyYear(caller, today) : feedOfSubject(db, caller, calendarId, ['CALENDAR'], field);

/** Narrows a feed to what a link has of it; its name says what that is, in the person's language. */
export function chosenFeed(whole: FeedScope, choice: FeedChoice, caller: Caller): FeedScope {
  const { tag, onlyMine, onlyDeadlines, onlyOpen } = choice;
  const conditions = [
    whole.which,
    ...(tag === null ? [] : [hasTag(sql`${tag}`)]),
    ...(onlyMine ? [sql<boolean>`i.responsible_id = ${caller.id}`] : []),
    ...(onlyOpen ? [sql<boolean>`not i.is_done`] : []),
  ];
  const words = [
    ...(tag === null ? [] : [tag]),
    ...(onlyMine ? [say(caller.locale, 'calendar.feed.onlyMine')] : []),
    ...(onlyDeadlines ? [say(caller.locale, 'calendar.feed.onlyDeadlines')] : []),
    ...(onlyOpen ? [say(caller.locale, 'calendar.feed.onlyOpen')] : []),
  ];
  return {
    name: [whole.name, ...words].join(' · '),
    which: sql<boolean>`${sql.join(conditions, sql` and `)}`,
    onlyDeadlines,
  };
}
