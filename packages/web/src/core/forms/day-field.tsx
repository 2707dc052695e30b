import { isDay } from '@samspel/domain/time/day';
import { sayDay } from '@samspel/i18n/days';
import { useId } from 'react';
import { useText } from '../../texts/text.tsx';
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';
import { useToday } from '../time/use-today.ts';
import styles from './day-field.module.css';

type Props = Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'aria-describedby'> & {
  /** YYYY-MM-DD; '' where nothing is written. */
  value: string;
  onChange: (day: string) => void;
};

/** A day, and below it the same in words: a browser writes dates in its own language and without the weekday, which people plan by. */
export function DayField({ value, onChange, ...field }: Props) {
  const say = useText();
  const today = useToday();
  const words = useId();
  return (
    <div>
      <TextField
        {...field}
        type="date"
        value={value}
        aria-describedby={words}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={words} className={styles.words}>
        {isDay(value) && sayDay(say, value, today)}
      </p>
    </div>
  );
}
