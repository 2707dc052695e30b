import type { Resolver, Resolvers } from '../../../core/graphql/context.ts';
import { loadAll } from '../../../core/graphql/load-all.ts';
import { gated } from '../../../subject/card/card.ts';
import { instanceById } from '../activity/activity.queries.ts';
import { calendarById } from '../calendar/calendar.queries.ts';
import { eventById } from '../series/series.queries.ts';
import {
  forkLinksOfCalendar,
  forkProgressOfInstance,
  forksOfInstance,
  originOfEvent,
  originOfInstance,
} from './fork.queries.ts';

type Identified = { id: number };

const calendarForkFields: Record<string, Resolver> = {
  ...gated({
    forkedFrom: async ({ id }: Identified, _args, { load }) => {
      const { origin } = await load(forkLinksOfCalendar, id);
      return origin && load(calendarById, origin);
    },
  }),
  ...gated(
    {
      forks: async ({ id }: Identified, _args, context) =>
        loadAll(context, calendarById, (await context.load(forkLinksOfCalendar, id)).forks),
    },
    [],
  ),
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

/** What year wheels, series and activities show about forks. */
export const forkFields: Resolvers = {
  Calendar: calendarForkFields,
  Event: eventForkFields,
  EventInstance: instanceForkFields,
};
