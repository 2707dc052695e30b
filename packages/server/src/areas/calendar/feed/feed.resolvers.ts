import { id, maybe } from '@samspel/domain/input';
import { osloToday } from '@samspel/domain/time/oslo';
import { z } from 'zod';
import type { Resolvers } from '../../../core/graphql/context.ts';
import { calendarQuery } from '../calendar/calendar.action.ts';
import { calendarById } from '../calendar/calendar.queries.ts';
import { openFeedCode } from './feed-link.code.ts';
import { type FeedLinkRow, fetchesOfLink, readFeedLinks, readFetches, tagsOfFeed } from './feed-link.queries.ts';
import { wholeFeed } from './feed-link.scope.ts';

const nothing = z.strictObject({});

/** A person's own links to feeds, and who fetches by them. They are reached from the caller alone. */
export const feedFields: Resolvers = {
  Query: {
    myFeedLinks: calendarQuery(nothing, (_input, { services: { db }, caller }) => readFeedLinks(db, caller)),
    myFeedFetches: calendarQuery(nothing, (_input, { services: { db }, caller }) => readFetches(db, caller.id)),
    feedTags: calendarQuery(
      z.strictObject({ calendar: maybe(id) }),
      async ({ calendar = null }, { services: { db, now }, caller }) =>
        tagsOfFeed(db, caller, await wholeFeed(db, caller, calendar, osloToday(now()), 'calendar')),
    ),
  },
  FeedLink: {
    calendar: ({ calendarId }: FeedLinkRow, _args, { load }) => calendarId && load(calendarById, calendarId),
    isOfMyYear: ({ calendarId }: FeedLinkRow) => calendarId === null,
    code: ({ personId, sealed }: FeedLinkRow, _args, { services }) => openFeedCode(services, personId, sealed),
    fetches: ({ id: link }: FeedLinkRow, _args, { load }) => load(fetchesOfLink, link),
  },
};
