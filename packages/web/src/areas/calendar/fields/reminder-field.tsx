import { type Reminder, reminders } from '@samspel/domain/calendar/reminder';
import { DayField } from '../../../core/forms/day-field.tsx';
import { useText } from '../../../texts/text.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { seriesFields } from './activity.fields.ts';
import type { ReminderChoice } from './reminder-choice.ts';

/** How long before its deadline an activity reminds. */
export function ReminderField({ value, onChange }: { value: Reminder; onChange: (reminder: Reminder) => void }) {
  const say = useText();
  return (
    <Select
      label={say(seriesFields.reminder.label)}
      value={value}
      onChange={(event) => onChange(event.target.value as Reminder)}
    >
      <ReminderOptions />
    </Select>
  );
}

function ReminderOptions() {
  const say = useText();
  return reminders.map((reminder) => (
    <option key={reminder} value={reminder}>
      {say(`event.reminder.${reminder}`)}
    </option>
  ));
}

interface OwnReminderProps {
  reminder: ReminderChoice;
  /** YYYY-MM-DD; '' if no day is written. */
  day: string;
  error: string | undefined;
  onChange: (change: { reminder: ReminderChoice; reminderDate: string }) => void;
  onLeave: () => void;
}

/** The reminder of one activity, which may also be on a day chosen by the person. */
export function OwnReminderField({ reminder, day, error, onChange, onLeave }: OwnReminderProps) {
  const say = useText();
  return (
    <>
      <Select
        label={say(seriesFields.reminder.label)}
        value={reminder}
        onChange={(event) => onChange({ reminder: event.target.value as ReminderChoice, reminderDate: day })}
      >
        <ReminderOptions />
        <option value="OWN">{say('event.reminder.OWN')}</option>
      </Select>
      {reminder === 'OWN' && (
        <DayField
          label={say('field.reminderDate')}
          description={say('event.reminder.hint')}
          value={day}
          required
          error={error}
          onChange={(reminderDate) => onChange({ reminder, reminderDate })}
          onBlur={onLeave}
        />
      )}
    </>
  );
}
