import { type CalendarCategory, calendarCategories } from '@samspel/domain/calendar/calendar';
import { useText } from '../../../texts/text.tsx';
import { ChoicePill } from '../../../ui/base/pill.tsx';

interface Props {
  value: CalendarCategory | null;
  onChange: (category: CalendarCategory | null) => void;
}

/** Narrows the list to year wheels of one category. */
export function CategoryFilter({ value, onChange }: Props) {
  const say = useText();
  return (
    <ChoicePill
      label={say('calendar.list.category')}
      value={value ?? ''}
      onChange={(chosen) => onChange((chosen || null) as CalendarCategory | null)}
    >
      <option value="">{say('calendar.list.allCategories')}</option>
      {calendarCategories.map((category) => (
        <option key={category} value={category}>
          {say(`calendar.category.${category}`)}
        </option>
      ))}
    </ChoicePill>
  );
}
