import { CalendarIcon } from '@navikt/aksel-icons';
import { seenValue } from '@samspel/domain/text/invisible';
import { type Day, isDay } from '@samspel/domain/time/day';
import { readWrittenDay } from '@samspel/domain/time/written-day';
import { sayDay, sayWrittenDay } from '@samspel/i18n/days';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useText } from '../../texts/text.tsx';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { LabelRow } from '../../ui/field/label-row.tsx';
import { ValidationMessage } from '../../ui/field/validation-message.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import { useToday } from '../time/use-today.ts';
import styles from './day-field.module.css';
import { firstMeant } from './first-meant.ts';
import { useWritten } from './use-written.ts';

const DayPicker = lazy(() => import('./day-picker.tsx'));

interface Props {
  label: string;
  description?: string;
  /** YYYY-MM-DD; '' if nothing is typed, or something that is not a day. */
  value: string;
  onChange: (day: string) => void;
  /** The field was left. */
  onBlur?: () => void;
  /** The first day that the calendar offers. */
  min?: Day | undefined;
  /** Whether the day is one that has been, so that one without a year is the last such day. */
  isPast?: boolean;
  /** The error if the day is refused. */
  error?: string | undefined;
  required?: boolean;
}

/** 15.1.2027, 15012027 or 2027-01-15: such a text is complete. */
const hasWholeYear = /^\d{4}-|[.,/-]\s?\d{4}$|^\d{8}$/;

/**
 * A day, typed in the person's own language or chosen in a calendar, and repeated below in words: with the weekday, by which people plan
 * (product/activities#days).
 */
export function DayField({ label, description, value, onChange, onBlur, min, isPast, error, required }: Props) {
  const say = useText();
  const today = useToday();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [stood, setStood] = useState(value);
  const from = firstMeant({ today, stood, min, isPast });
  const {
    input: written,
    isUnread,
    choose,
  } = useWritten({
    value: isDay(value) ? value : '',
    read: (text) => readWrittenDay(text, from),
    readEarly: (text) => (hasWholeYear.test(seenValue(text)) ? readWrittenDay(text, from) : null),
    write: (day) => sayWrittenDay(say, day),
    onChange,
  });
  const fault = isUnread ? say('time.noSuchDay') : error;
  return (
    <div className={styles.field}>
      <LabelRow isRequired={required}>
        <label htmlFor={id} className="ds-label">
          {label}
        </label>
      </LabelRow>
      {description && (
        <p id={`${id}-hint`} className={styles.hint}>
          {description}
        </p>
      )}
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          className="ds-input"
          type="text"
          autoComplete="off"
          placeholder={say('time.writtenAs')}
          required={required}
          aria-invalid={Boolean(fault)}
          aria-describedby={[description && `${id}-hint`, `${id}-words`, fault && `${id}-fault`]
            .filter(Boolean)
            .join(' ')}
          {...written}
          onFocus={() => value !== '' && setStood(value)}
          onBlur={() => {
            written.onBlur();
            onBlur?.();
          }}
        />
        <Popover
          title={say('time.pickDay', { field: label })}
          icon={<CalendarIcon aria-hidden="true" fontSize="1.5rem" />}
        >
          {(close) => (
            <Suspense fallback={<Skeleton height="18rem" />}>
              <DayPicker
                day={isDay(value) ? value : undefined}
                min={min}
                today={today}
                onPick={(day) => {
                  choose(day);
                  close();
                  input.current?.focus();
                }}
              />
            </Suspense>
          )}
        </Popover>
      </div>
      {fault && <ValidationMessage id={`${id}-fault`}>{fault}</ValidationMessage>}
      <p id={`${id}-words`} className={styles.words}>
        {isDay(value) && sayDay(say, value, today)}
      </p>
    </div>
  );
}
