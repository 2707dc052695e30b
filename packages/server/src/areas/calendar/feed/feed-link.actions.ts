import { feedLinkLimit } from '@samspel/domain/calendar/feed';
import { createFeedLinkInput } from '@samspel/domain/calendar/feed.input';
import { id } from '@samspel/domain/input';
import { Refusal } from '@samspel/domain/refusal';
import { isSameText } from '@samspel/domain/text/fold';
import { osloToday } from '@samspel/domain/time/oslo';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../../core/database/pool.ts';
import { calendarAction } from '../calendar/calendar.action.ts';
import { newFeedCode } from './feed-link.code.ts';
import { type FeedLinkRow, readFeedLinks, tagsOfFeed } from './feed-link.queries.ts';
import { wholeFeed } from './feed-link.scope.ts';

/** Makes a link of the caller's own to a part of a feed (product/sharing#chosen-feeds). */
export const createFeedLink = calendarAction(
  createFeedLinkInput,
  async (input, { caller, tx, services }): Promise<FeedLinkRow> => {
    const { calendar = null, onlyMine, onlyDeadlines, onlyOpen } = input;

    const whole = await wholeFeed(tx, caller, calendar, osloToday(services.now()), 'input.calendar');
    const tags = input.tag === undefined ? [] : await tagsOfFeed(tx, caller, whole);
    const tag = tags.find((title) => isSameText(title, input.tag!)) ?? null;

    if (input.tag !== undefined && tag === null) throw new Refusal('notFound', 'input.tag');
    await refuseTooMany(tx, caller.id);

    const { hash, sealed } = newFeedCode(services, caller.id);
    const { rows } = await sql<{ id: number }>`
      insert into feed_link (person_id, calendar_id, tag_title, only_mine, only_deadlines, only_open, hash, sealed, date_created)
      values (${caller.id}, ${calendar}, ${tag}, ${onlyMine}, ${onlyDeadlines}, ${onlyOpen}, ${hash}, ${sealed}, ${services.now()})
      returning id`.execute(tx);
    return (await readFeedLinks(tx, caller, rows[0]!.id))[0]!;
  },
);

/** Ends one of the caller's links. Throws `notFound` for what is not theirs, just as for what is not there. */
export const endFeedLink = calendarAction(
  z.strictObject({ id }),
  async (input, { caller, tx }): Promise<FeedLinkRow> => {
    const [link] = await readFeedLinks(tx, caller, input.id);

    if (!link) throw new Refusal('notFound', 'id');

    await sql`delete from feed_link where id = ${link.id} and person_id = ${caller.id}`.execute(tx);
    return link;
  },
);

/** Throws if a person has as many links as they may; two calls at once wait for each other. */
async function refuseTooMany(tx: Tx, personId: number): Promise<void> {
  await sql`select from person where id = ${personId} for update`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from feed_link where person_id = ${personId}`.execute(tx);
  if (rows[0]!.count >= feedLinkLimit) throw new Refusal('calendar.feedLinks', undefined, { max: feedLinkLimit });
}
