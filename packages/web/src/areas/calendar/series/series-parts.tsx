import type { Day } from '@samspel/domain/time/day';
import { sayShortDay, saySpan } from '@samspel/i18n/days';
import type { Say } from '@samspel/i18n/say';
import { fieldsPart } from '../../../core/forms/parts.tsx';
import type { ShownPart } from '../../../core/forms/use-conflict.ts';
import { partsOf } from '../../../subject/form/parts-of.ts';
import { inheritedFields, seriesFields } from '../fields/activity.fields.ts';
import { sayRepetition } from './repetition-words.ts';
import { repetitionOf, type SeriesForm } from './series-form.ts';

/** The fields that set the days of a series, which are merged as a whole (product/activities#how-a-series-is-stored). */
const whenFields = [
  'startDate',
  'endDate',
  'kind',
  'activities',
  'unit',
  'interval',
  'monthRule',
  'position',
  'weekday',
  'weeks',
  'workingDay',
  'startRepetitionDate',
  'endRepetitionDate',
] as const satisfies readonly (keyof SeriesForm)[];
type When = Pick<SeriesForm, (typeof whenFields)[number]>;

/** The parts in the form of a series, for merging with a newer version. */
export function seriesParts(say: Say, today: Day): ShownPart<SeriesForm>[] {
  const speaker = { say, today, names: undefined };
  const { title, description, reminder, tags, todoTemplate } = seriesFields;
  return [
    ...partsOf<SeriesForm>({ title, description }, speaker),
    {
      ...fieldsPart<SeriesForm, keyof When>([...whenFields], say('event.when'), (when) => (
        <WhenWords {...{ when, say, today }} />
      )),
      fields: [...whenFields, 'repetitionDefinition'],
    },
    fieldsPart<SeriesForm, 'startTime' | 'endTime'>(['startTime', 'endTime'], say('event.times'), (times) =>
      [times.startTime, times.endTime].filter(Boolean).join('–'),
    ),
    ...partsOf<SeriesForm>({ ...inheritedFields, reminder, tags, todoTemplate }, speaker),
  ];
}

/** When a series happens, in words. */
function WhenWords({ when, say, today }: { when: When; say: Say; today: Day }) {
  if (when.kind === 'dates') {
    return (
      <ul>
        {when.activities.map(({ startDate, endDate }) => (
          <li key={`${startDate} ${endDate}`}>{saySpan(say, startDate, endDate || startDate, today)}</li>
        ))}
      </ul>
    );
  }
  const days = saySpan(say, when.startDate, when.endDate || when.startDate, today);
  const rule = when.workingDay === 'KEEP' ? '' : ` (${say(`event.workingDay.${when.workingDay}`)})`;
  const span = days + rule;
  if (when.kind === 'single') return span;
  const until = when.endRepetitionDate
    ? sayShortDay(say, when.endRepetitionDate, today)
    : say('event.repetition.never');
  return (
    <>
      {span}
      <br />
      {sayRepetition(say, repetitionOf(when).repetitionDefinition)}
      <br />
      {say('field.endRepetitionDate')}: {until}
    </>
  );
}
