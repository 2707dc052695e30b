import { useText } from '../../../texts/text.tsx';
import { Select } from '../../../ui/field/select.tsx';
import type { WritableCalendar } from './use-writable-calendars.ts';

interface Props {
  calendars: readonly WritableCalendar[];
  /** Id; '' while no year wheel is chosen. */
  value: string;
  error: string | undefined;
  onChange: (calendar: string) => void;
  onLeave: () => void;
}

/** The year wheel of a new activity (required, product/activities#activities-and-series); those in my year come first. */
export function CalendarField({ calendars, value, error, onChange, onLeave }: Props) {
  const say = useText();
  return (
    <Select
      label={say('calendar.one')}
      value={value}
      required
      error={error}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
    >
      <option value="">{say('event.calendar.choose')}</option>
      <Options label={say('event.calendar.inMyYear')} calendars={calendars.filter(({ myRing }) => myRing)} />
      <Options label={say('event.calendar.others')} calendars={calendars.filter(({ myRing }) => !myRing)} />
    </Select>
  );
}

function Options({ label, calendars }: { label: string; calendars: readonly WritableCalendar[] }) {
  if (calendars.length === 0) return null;
  return (
    <optgroup label={label}>
      {calendars.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </optgroup>
  );
}
