import { maybe, readInput } from '@samspel/domain/input';
import { z } from 'zod';
import type { Resolvers } from '../../../core/graphql/context.ts';
import { loadFollowed } from '../../../subject/reaction/followed.ts';
import { calendarById } from '../calendar/calendar.queries.ts';

const followedInput = z.strictObject({ excludeWrite: maybe(z.boolean()) });

/** The year wheels among what a person follows. */
export const followedFields: Resolvers = {
  MyFollowed: {
    calendars: (_followed, args, context) =>
      loadFollowed(context, calendarById, 'CALENDAR', readInput(followedInput, args, '').excludeWrite),
  },
};
