import { calendarCopyInput } from '@samspel/domain/calendar/copy.input';
import { Refusal, type RefusalCode } from '@samspel/domain/refusal';
import { refusalWords, say } from '@samspel/i18n/format';
import type { Context, Resolvers } from '../../../core/graphql/context.ts';
import { calendarQuery } from '../calendar/calendar.action.ts';
import { calendarById } from '../calendar/calendar.queries.ts';
import { type CopyRow, readCopy } from './copy.queries.ts';

/** The query for a copy that was asked for, and its fields. */
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
