import { type Reminder, reminders } from '@samspel/domain/calendar/reminder';
import { useText } from '../../../core/texts/text.tsx';
import { Select } from '../../../ui/select.tsx';

/** How long before its deadline an activity reminds. */
export function ReminderField({ value, onChange }: { value: Reminder; onChange: (reminder: Reminder) => void }) {
  const say = useText();
  return (
    <Select label={say('event.reminder')} value={value} onChange={(event) => onChange(event.target.value as Reminder)}>
      {reminders.map((reminder) => (
        <option key={reminder} value={reminder}>
          {say(`event.reminder.${reminder}`)}
        </option>
      ))}
    </Select>
  );
}
