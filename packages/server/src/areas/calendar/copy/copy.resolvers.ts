import { calendarCopyInput } from '@samspel/domain/calendar/copy.input';
import { Refusal, type RefusalCode } from '@samspel/domain/refusal';
import { refusalWords, say } from '@samspel/i18n/format';
import type { Context, Resolver, Resolvers } from '../../../core/graphql/context.ts';
import { calendarQuery } from '../calendar.action.ts';
import { calendarById } from '../calendar.queries.ts';
import { eventById } from '../event/event.queries.ts';
import { instanceById } from '../instance/instance.queries.ts';
import {
  forkProgressOfInstance,
  forksOfCalendar,
  forksOfInstance,
  originOfCalendar,
  originOfEvent,
  originOfInstance,
} from './copy.forks.ts';
import { type CopyRow, readCopy } from './copy.queries.ts';

type Identified = { id: number };

/** Copies that were asked for. */
export const copyFields: Resolvers = {
  Query: {
    calendarCopy: calendarQuery(calendarCopyInput, async ({ reference }, { services: { db }, caller }) => {
      const copy = await readCopy(db, caller.id, reference);
      if (!copy) throw new Refusal('notFound', 'reference');
      return copy;
    }),
  },
  CalendarCopy: {
    origin: ({ originId }: CopyRow, _args, { load }) => originId && load(calendarById, originId),
    calendar: ({ calendarId }: CopyRow, _args, { load }) => calendarId && load(calendarById, calendarId),
    problem: (copy: CopyRow, _args, { caller }) => (copy.state === 'FAILED' ? problemOf(copy, caller.locale) : null),
  },
};

function problemOf({ refusal, fault }: CopyRow, locale: Context['caller']['locale']): string {
  if (refusal) return refusalWords(locale, new Refusal(refusal as RefusalCode));
  return say(locale, 'shell.error.unknown', { id: fault ?? '' });
}

/** What a year wheel tells of forks; behind the gate to all that is more than the card. */
export const calendarForkedFrom: Resolver = async ({ id }: Identified, _args, { load }) => {
  const origin = await load(originOfCalendar, id);
  return origin && load(calendarById, origin);
};
export const calendarForks: Resolver = async ({ id }: Identified, _args, { load }) => {
  const forks = await Promise.all((await load(forksOfCalendar, id)).map((fork) => load(calendarById, fork)));
  return forks.filter((fork) => fork !== null);
};

/** What a series tells of forks. */
export const eventForkFields: Record<string, Resolver> = {
  forkedFrom: async ({ id }: Identified, _args, { load }) => {
    const origin = await load(originOfEvent, id);
    return origin && load(eventById, origin);
  },
};

/** What an activity tells of forks. */
export const instanceForkFields: Record<string, Resolver> = {
  forkedFrom: async ({ id }: Identified, _args, { load }) => {
    const origin = await load(originOfInstance, id);
    return origin && load(instanceById, origin);
  },
  forks: ({ id }: Identified, _args, { load }) => load(forksOfInstance, id),
  forkProgress: ({ id }: Identified, _args, { load }) => load(forkProgressOfInstance, id),
};
