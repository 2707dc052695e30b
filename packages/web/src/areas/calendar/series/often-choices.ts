import { type Day, dayOfMonth, isDay } from '@samspel/domain/time/day';
import { sayShortDay, sayWeekday } from '@samspel/i18n/days';
import type { Say } from '@samspel/i18n/say';
import { repetitionOf, type SeriesForm } from './series-form.ts';
import { placeOf, weekdayRuleOf } from './weekday-rule.ts';

/** A way to repeat that follows from the chosen day, said as a sentence. */
export interface OftenChoice {
  key: string;
  words: string;
  /** The fields of the form that it sets. */
  fields: Pick<SeriesForm, 'unit' | 'interval' | 'monthRule' | 'position' | 'weekday' | 'weeks'>;
}

const plain = { interval: '1', monthRule: 'sameDate', position: '', weekday: '', weeks: '' } as const;

/**
 * Returns the ways to repeat that a day suggests: its weekday each week, its place among the weekdays of each month, its date each month and each year.
 * A day that is both the fourth and the last of its weekday in the month is offered as both, the last one first.
 */
export function oftenChoices(say: Say, day: Day | ''): OftenChoice[] {
  if (!isDay(day)) return [];
  const { position, weekday } = weekdayRuleOf(day);
  const place = placeOf(day);
  const places = place && place !== position ? [position, place] : [position];
  return [
    {
      key: 'weekly',
      words: say('event.often.weekly', { weekday: sayWeekday(say, weekday) }),
      fields: { ...plain, unit: 'WEEK' },
    },
    ...places.map(
      (one): OftenChoice => ({
        key: `monthly ${one}`,
        words: say('event.often.monthlyWeekday', {
          position: say(`event.position.${one}`),
          weekday: sayWeekday(say, weekday),
        }),
        // The first of them follows the day when that is changed.
        fields: {
          ...plain,
          unit: 'MONTH',
          monthRule: 'weekday',
          ...(one === place && place !== position && { position: one }),
        },
      }),
    ),
    {
      key: 'monthly',
      words: say('event.often.monthly', { date: String(dayOfMonth(day)) }),
      fields: { ...plain, unit: 'MONTH' },
    },
    {
      key: 'yearly',
      words: say('event.often.yearly', { day: sayShortDay(say, day, day) }),
      fields: { ...plain, unit: 'YEAR' },
    },
  ];
}

/** Returns the choice that a form says; undefined if it says another rule. */
export function chosenOften(choices: readonly OftenChoice[], form: SeriesForm): OftenChoice | undefined {
  const ruleOf = (one: SeriesForm) => JSON.stringify(ruleIn(repetitionOf(one).repetitionDefinition, one.startDate));
  return choices.find(({ fields }) => ruleOf({ ...form, ...fields }) === ruleOf(form));
}

type Rule = ReturnType<typeof repetitionOf>['repetitionDefinition'];

/** A rule of a week without a weekday has that of its first day. */
const ruleIn = (rule: Rule, day: string): object =>
  rule.unit === 'WEEK' ? { ...rule, weekday: rule.weekday ?? weekdayRuleOf(day).weekday } : rule;
