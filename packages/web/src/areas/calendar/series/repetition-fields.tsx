import {
  type RepetitionPosition,
  type RepetitionUnit,
  repetitionPositions,
  repetitionUnits,
} from '@samspel/domain/calendar/repetition';
import { type Weekday, weekdays } from '@samspel/domain/time/day';
import { sayWeekday } from '@samspel/i18n/days';
import { DayField } from '../../../core/forms/day-field.tsx';
import styles from '../../../core/forms/form.module.css';
import { useText } from '../../../texts/text.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { SeriesFieldsProps } from './series-fields-props.ts';
import type { monthRules } from './series-form.ts';
import { weekdayRuleOf } from './weekday-rule.ts';

/** How often it repeats, on which day of the month, and until when. */
export function RepetitionFields(props: SeriesFieldsProps) {
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
      {form.unit === 'WEEK' && <WeekdayField form={form} set={set} />}
      {(form.unit === 'MONTH' || form.unit === 'YEAR') && <InMonth {...props} />}
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

/** On the same date, or a weekday such as the last Friday of the month; until the person chooses, that of the start date. */
function InMonth({ form, set }: SeriesFieldsProps) {
  const say = useText();
  return (
    <div className={styles.pair}>
      <Select
        label={say('event.monthRule')}
        value={form.monthRule}
        onChange={(event) => set({ monthRule: event.target.value as (typeof monthRules)[number] })}
      >
        <option value="sameDate">{say('event.sameDate')}</option>
        <option value="weekday">{say('event.certainWeekday')}</option>
      </Select>
      {form.monthRule === 'weekday' && (
        <>
          <Select
            label={say('field.position')}
            value={form.position || weekdayRuleOf(form.startDate).position}
            onChange={(event) => set({ position: event.target.value as RepetitionPosition })}
          >
            {repetitionPositions.map((position) => (
              <option key={position} value={position}>
                {say(`event.position.${position}`)}
              </option>
            ))}
          </Select>
          <WeekdayField form={form} set={set} />
        </>
      )}
    </div>
  );
}

/** The weekday; until the person chooses, that of the start date. */
function WeekdayField({ form, set }: Pick<SeriesFieldsProps, 'form' | 'set'>) {
  const say = useText();
  return (
    <Select
      label={say('field.weekday')}
      value={form.weekday || weekdayRuleOf(form.startDate).weekday}
      onChange={(event) => set({ weekday: event.target.value as Weekday })}
    >
      {weekdays.map((weekday) => (
        <option key={weekday} value={weekday}>
          {sayWeekday(say, weekday)}
        </option>
      ))}
    </Select>
  );
}
