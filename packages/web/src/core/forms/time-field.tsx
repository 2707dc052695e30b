import { isClockTime, readWrittenTime } from '@samspel/domain/time/clock-time';
import { useText } from '../../texts/text.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useWritten } from './use-written.ts';

interface Props {
  label: string;
  /** HH:MM; '' if nothing is typed, or something that is not a time. */
  value: string;
  onChange: (time: string) => void;
  /** The field was left. */
  onBlur: () => void;
  /** The error if the time is refused. */
  error: string | undefined;
}

/** A time of day, on a 24-hour clock whatever the browser's language: 9, 0930 and 9.30 are read too. */
export function TimeField({ label, value, onChange, onBlur, error }: Props) {
  const say = useText();
  const { input, isUnread } = useWritten({
    value,
    read: readWrittenTime,
    readEarly: (text) => (isClockTime(text) ? text : null),
    write: (time) => time,
    onChange,
  });
  return (
    <TextField
      label={label}
      placeholder={say('time.clockAs')}
      autoComplete="off"
      error={isUnread ? say('time.noSuchTime') : error}
      {...input}
      onBlur={() => {
        input.onBlur();
        onBlur();
      }}
    />
  );
}
