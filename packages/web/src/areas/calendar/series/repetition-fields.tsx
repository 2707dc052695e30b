import {
  type RepetitionPosition,
  type RepetitionUnit,
  type RepetitionWeekday,
  repetitionPositions,
  repetitionUnits,
  repetitionWeekdays,
  repetitionWeeks,
} from '@samspel/domain/calendar/repetition';
import { weekdays } from '@samspel/domain/time/day';
import type { Say } from '@samspel/i18n/say';
import { useState } from 'react';
import { DayField } from '../../../core/forms/day-field.tsx';
import styles from '../../../core/forms/form.module.css';
import { useText } from '../../../texts/text.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { chosenOften, oftenChoices } from './often-choices.ts';
import { sayCounted } from './repetition-words.ts';
import type { SeriesFieldsProps } from './series-fields-props.ts';
import type { monthRules } from './series-form.ts';
import { weekdayRuleOf } from './weekday-rule.ts';

/** How often it repeats, as a sentence of the chosen day or in another way, and until when. */
export function RepetitionFields(props: SeriesFieldsProps) {
  const say = useText();
  const { form, set, errors } = props;
  const choices = oftenChoices(say, form.startDate);
  const chosen = chosenOften(choices, form);
  const [isOwn, setOwn] = useState(!chosen);
  const showsOwn = isOwn || !chosen;
  return (
    <>
      {choices.length > 0 && (
        <Select
          label={say('event.often')}
          value={showsOwn ? 'own' : chosen.key}
          onChange={({ target }) => {
            const choice = choices.find(({ key }) => key === target.value);
            setOwn(!choice);
            if (choice) set(choice.fields);
          }}
        >
          {choices.map(({ key, words }) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
          <option value="own">{say('event.often.own')}</option>
        </Select>
      )}
      {showsOwn && <OwnRule {...props} />}
      <DayField
        label={say('field.endRepetitionDate')}
        description={say('event.repetition.toHint')}
        value={form.endRepetitionDate}
        error={errors.of('endRepetitionDate')}
        onChange={(endRepetitionDate) => set({ endRepetitionDate })}
        onBlur={() => errors.touch('endRepetitionDate')}
      />
    </>
  );
}

/** The rule part by part: interval, unit, and on which day of the week, the month or the year. */
function OwnRule(props: SeriesFieldsProps) {
  const say = useText();
  const { form, set, errors } = props;
  const interval = Number(form.interval) || 1;
  return (
    <>
      <div className={styles.pair}>
        <TextField
          type="number"
          min={1}
          max={999}
          label={say('field.interval')}
          value={form.interval}
          required
          error={errors.of('repetitionDefinition')}
          onChange={(event) => set({ interval: event.target.value })}
          onBlur={() => errors.touch('repetitionDefinition')}
        />
        <Select
          label={say('field.unit')}
          value={form.unit}
          onChange={(event) => set({ unit: event.target.value as RepetitionUnit })}
        >
          {repetitionUnits.map((unit) => (
            <option key={unit} value={unit}>
              {say(`event.unit.${unit}`, { interval })}
            </option>
          ))}
        </Select>
      </div>
      {form.unit === 'WEEK' && <InWeek form={form} set={set} />}
      {(form.unit === 'MONTH' || form.unit === 'YEAR') && <InMonth {...props} />}
    </>
  );
}

/** The weekday, and whether only weeks with even or with odd numbers count. */
function InWeek({ form, set }: Pick<SeriesFieldsProps, 'form' | 'set'>) {
  const say = useText();
  return (
    <div className={styles.pair}>
      <WeekdayField form={form} set={set} choices={weekdays} />
      <Select
        label={say('field.weeks')}
        value={form.weeks}
        onChange={(event) => set({ weeks: event.target.value as typeof form.weeks })}
      >
        <option value="">{say('event.weeks.ALL')}</option>
        {repetitionWeeks.map((weeks) => (
          <option key={weeks} value={weeks}>
            {say(`event.weeks.${weeks}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}

/**
 * On the same date, on a weekday or working day such as the last Friday of the month, or counted from Easter; until the person chooses, on the weekday
 * of the start date.
 */
function InMonth({ form, set }: SeriesFieldsProps) {
  const say = useText();
  const rule = form.unit === 'MONTH' && form.monthRule === 'easter' ? 'sameDate' : form.monthRule;
  return (
    <div className={styles.pair}>
      <Select
        label={say('event.monthRule')}
        value={rule}
        onChange={(event) => set({ monthRule: event.target.value as (typeof monthRules)[number] })}
      >
        <option value="sameDate">{say('event.sameDate')}</option>
        <option value="weekday">{say('event.certainWeekday')}</option>
        {form.unit === 'YEAR' && <option value="easter">{say('event.byEaster')}</option>}
      </Select>
      {rule !== 'sameDate' && (
        <>
          <Select
            label={say('field.position')}
            value={form.position || weekdayRuleOf(form.startDate).position}
            onChange={(event) => set({ position: event.target.value as RepetitionPosition })}
          >
            {repetitionPositions.map((position) => (
              <option key={position} value={position}>
                {rule === 'easter' ? sayByEaster(say, position) : say(`event.position.${position}`)}
              </option>
            ))}
          </Select>
          <WeekdayField form={form} set={set} choices={repetitionWeekdays} byEaster={rule === 'easter'} />
        </>
      )}
    </div>
  );
}

const sayByEaster = (say: Say, position: RepetitionPosition): string =>
  say(position === 'LAST' ? 'event.position.beforeEaster' : 'event.position.afterEaster', {
    position: say(`event.position.${position}`),
  });

interface WeekdayProps extends Pick<SeriesFieldsProps, 'form' | 'set'> {
  choices: readonly RepetitionWeekday[];
  byEaster?: boolean;
}

/** The weekday; until the person chooses, that of the start date, or working days if it is counted from Easter. */
function WeekdayField({ form, set, choices, byEaster = false }: WeekdayProps) {
  const say = useText();
  const { weekday: ofStart } = weekdayRuleOf(form.startDate);
  const chosen = form.weekday || (byEaster ? 'WORKING_DAY' : ofStart);
  return (
    <Select
      label={say('field.weekday')}
      value={choices.includes(chosen) ? chosen : ofStart}
      onChange={(event) => set({ weekday: event.target.value as RepetitionWeekday })}
    >
      {choices.map((weekday) => (
        <option key={weekday} value={weekday}>
          {sayCounted(say, weekday)}
        </option>
      ))}
    </Select>
  );
}
