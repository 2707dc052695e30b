import { leadUps } from '@samspel/domain/grant-case/case-plan';
import type { Day } from '@samspel/domain/time/day';
import type { Say } from '@samspel/i18n/say';
import { readWrittenNumber } from '../../core/forms/written-number.ts';
import type { DeadlineType, GrantCasePartsFragment, PlanGrantCaseInput } from '../../generated/graphql.ts';

/** A task as it is typed. */
export interface WrittenTask {
  title: string;
  daysBefore: string;
}

/** The values in the form of tasks before a deadline: `deadline` is an id, or '' if the person types a day. */
export interface PlanForm {
  calendar: string;
  deadline: string;
  day: string;
  tasks: readonly WrittenTask[];
}

/** A deadline that tasks can lead up to. */
export interface OfferedDeadline {
  id: string;
  date: Day;
}

/** Returns the usual tasks before a deadline, in the person's language. */
const usualTasks = (say: Say, type: DeadlineType): WrittenTask[] =>
  Object.entries(leadUps[type]).map(([name, daysBefore]) => ({
    title: say(`grantCase.lead.${name as keyof (typeof leadUps)['APPLICATION' | 'REPORT']}`),
    daysBefore: String(daysBefore),
  }));

/** Returns the form's first values: the next deadline that has not passed, and the year wheel if there is only one. */
export const offeredForm = (
  say: Say,
  type: DeadlineType,
  deadlines: readonly OfferedDeadline[],
  wheels: readonly { id: string }[],
): PlanForm => ({
  calendar: wheels.length === 1 ? wheels[0]!.id : '',
  deadline: deadlines[0]?.id ?? '',
  day: '',
  tasks: usualTasks(say, type),
});

/** Returns the input that is sent. */
export const planInputOf = (
  { id, version }: Pick<GrantCasePartsFragment, 'id' | 'version'>,
  type: DeadlineType,
  { calendar, deadline, day, tasks }: PlanForm,
): PlanGrantCaseInput => ({
  ...{ id, version, type, calendar },
  ...(deadline === '' ? { ...(day !== '' && { day }) } : { deadline }),
  tasks: tasks.map(({ title, daysBefore }) => ({ title, daysBefore: readWrittenNumber(daysBefore) ?? Number.NaN })),
});
