import type { Resolvers } from '../../../core/graphql/context.ts';
import { followedIds } from '../../../core/subject/followed.ts';
import { calendarById } from '../calendar.queries.ts';

/** The year wheels among what a person follows. */
export const followedFields: Resolvers = {
  MyFollowed: {
    calendars: async (_followed, _args, { services: { db }, caller, load }) => {
      const ids = await followedIds(db, caller, 'CALENDAR');
      const rows = await Promise.all(ids.map((id) => load(calendarById, id)));
      return rows.filter((row) => row !== null);
    },
  },
};
