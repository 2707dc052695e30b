import { maybe, readInput } from '@samspel/domain/input';
import { z } from 'zod';
import type { Resolvers } from '../../../core/graphql/context.ts';
import { loadAll } from '../../../core/graphql/load-all.ts';
import { followedIds } from '../../../subject/reaction/followed.ts';
import { calendarById } from '../calendar/calendar.queries.ts';

const followedInput = z.strictObject({ excludeWrite: maybe(z.boolean()) });

/** The year wheels among what a person follows. */
export const followedFields: Resolvers = {
  MyFollowed: {
    calendars: async (_followed, args, context) => {
      const { excludeWrite } = readInput(followedInput, args, '');
      const { services, caller } = context;
      return loadAll(context, calendarById, await followedIds(services.db, caller, 'CALENDAR', excludeWrite));
    },
  },
};
