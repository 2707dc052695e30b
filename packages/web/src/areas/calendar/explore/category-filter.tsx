import { type CalendarCategory, calendarCategories } from '@samspel/domain/calendar/calendar';
import { useText } from '../../../texts/text.tsx';
import { Select } from '../../../ui/select.tsx';

interface Props {
  value: CalendarCategory | null;
  onChange: (category: CalendarCategory | null) => void;
}

/** Narrows the list to year wheels of one category. */
export function CategoryFilter({ value, onChange }: Props) {
  const say = useText();
  return (
    <Select
      label={say('calendar.list.category')}
      value={value ?? ''}
      onChange={(event) => onChange((event.target.value || null) as CalendarCategory | null)}
    >
      <option value="">{say('calendar.list.allCategories')}</option>
      {calendarCategories.map((category) => (
        <option key={category} value={category}>
          {say(`calendar.category.${category}`)}
        </option>
      ))}
    </Select>
  );
}
