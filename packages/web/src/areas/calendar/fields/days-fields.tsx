import { useRef } from 'react';
import { DayField } from '../../../core/forms/day-field.tsx';
import styles from '../../../core/forms/form.module.css';
import { useText } from '../../../texts/text.tsx';

/** The first and the last day of an activity, YYYY-MM-DD; '' if nothing is written. */
export interface Days {
  startDate: string;
  endDate: string;
}

interface Props {
  days: Days;
  onChange: (days: Days) => void;
  /** The error below a field. */
  errorOf: (field: keyof Days) => string | undefined;
  /** Called when a field is left. */
  onLeave: (field: keyof Days) => void;
}

/**
 * Start and deadline (Frist), both required (product/activities#activities-and-series). A deadline that is on the start day, or still empty, moves
 * with the start.
 */
export function DaysFields({ days, onChange, errorOf, onLeave }: Props) {
  const say = useText();
  const { startDate, endDate } = days;
  // While a start is being typed, its day is empty, and the deadline waits for it.
  const wasTogether = useRef(false);
  const start = (day: string) => {
    if (startDate !== '') wasTogether.current = endDate === startDate;
    const isTogether = endDate === '' || wasTogether.current;
    onChange({ startDate: day, endDate: isTogether && day !== '' ? day : endDate });
  };
  return (
    <div className={styles.pair}>
      <DayField
        label={say('field.startDate')}
        value={startDate}
        required
        error={errorOf('startDate')}
        onChange={start}
        onBlur={() => onLeave('startDate')}
      />
      <DayField
        label={say('field.endDate')}
        value={endDate}
        min={startDate || undefined}
        required
        error={errorOf('endDate')}
        onChange={(day) => onChange({ startDate, endDate: day })}
        onBlur={() => onLeave('endDate')}
      />
    </div>
  );
}
