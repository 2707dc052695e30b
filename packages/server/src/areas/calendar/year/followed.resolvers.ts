import { maybe, readInput } from '@samspel/domain/input';
import { z } from 'zod';
import type { Resolvers } from '../../../core/graphql/context.ts';
import { followedIds } from '../../../subject/reaction/followed.ts';
import { calendarById } from '../calendar/calendar.queries.ts';

const followedInput = z.strictObject({ excludeWrite: maybe(z.boolean()) });

/** The year wheels among what a person follows. */
export const followedFields: Resolvers = {
  MyFollowed: {
    calendars: async (_followed, args, { services: { db }, caller, load }) => {
      const { excludeWrite } = readInput(followedInput, args, '');
      const ids = await followedIds(db, caller, 'CALENDAR', excludeWrite);
      const rows = await Promise.all(ids.map((id) => load(calendarById, id)));
      return rows.filter((row) => row !== null);
    },
  },
};
