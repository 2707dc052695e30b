import type { Resolver, Resolvers } from '../../../core/graphql/context.ts';
import { instanceById } from '../activity/activity.queries.ts';
import { calendarById } from '../calendar/calendar.queries.ts';
import { eventById } from '../series/series.queries.ts';
import {
  forkProgressOfInstance,
  forksOfCalendar,
  forksOfInstance,
  originOfCalendar,
  originOfEvent,
  originOfInstance,
} from './fork.queries.ts';

type Identified = { id: number };

/** What a year wheel tells of forks; behind the gate to all that is more than the card. */
export const calendarForkedFrom: Resolver = async ({ id }: Identified, _args, { load }) => {
  const origin = await load(originOfCalendar, id);
  return origin && load(calendarById, origin);
};
export const calendarForks: Resolver = async ({ id }: Identified, _args, { load }) => {
  const forks = await Promise.all((await load(forksOfCalendar, id)).map((fork) => load(calendarById, fork)));
  return forks.filter((fork) => fork !== null);
};

const eventForkFields: Record<string, Resolver> = {
  forkedFrom: async ({ id }: Identified, _args, { load }) => {
    const origin = await load(originOfEvent, id);
    return origin && load(eventById, origin);
  },
};

const instanceForkFields: Record<string, Resolver> = {
  forkedFrom: async ({ id }: Identified, _args, { load }) => {
    const origin = await load(originOfInstance, id);
    return origin && load(instanceById, origin);
  },
  forks: ({ id }: Identified, _args, { load }) => load(forksOfInstance, id),
  forkProgress: ({ id }: Identified, _args, { load }) => load(forkProgressOfInstance, id),
};

/** What series and activities tell of forks. */
export const forkFields: Resolvers = { Event: eventForkFields, EventInstance: instanceForkFields };
