import type { Reminder } from '@samspel/domain/calendar/reminder';
import type { Body } from '@samspel/domain/subject/change';
import { pick, type Whole } from '../../../subject/codecs.ts';
import { inheritedIn } from '../activity/inherited.ts';
import type { Inherited } from './stored-series.queries.ts';

const repetition = ['repetitionDefinition', 'startRepetitionDate', 'endRepetitionDate'] as const;
const span = ['startDate', 'endDate', 'workingDay'] as const;

/** The dates of a series are one whole: none of them is undone on its own, or after another of them has been changed. */
export const seriesDates: Whole = {
  together: [...span, ...repetition],
  undo: (_tx, { before, now }) => {
    const days = pick({ workingDay: 'KEEP', ...before }, span);
    if (before.repetitionDefinition) return { ...days, ...pick(before, repetition) };
    const isSingle =
      !now.repetitionDefinition && [before, now].every(({ activities }) => (activities as unknown[]).length === 1);
    return isSingle ? days : { ...days, activities: before.activities };
  },
};

/** What activities had from a series, as one of its bodies says. */
export const inheritedOf = (body: Body): Inherited => ({
  title: body.title as string,
  reminder: body.reminder as Reminder,
  ...inheritedIn(body),
});
