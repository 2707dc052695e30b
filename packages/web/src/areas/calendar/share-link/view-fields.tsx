import { calendarYears } from '@samspel/domain/calendar/calendar';
import type { SharedView } from '@samspel/domain/calendar/share-link-view';
import { sayMonth } from '@samspel/i18n/days';
import { useToday } from '../../../core/time/use-today.ts';
import { useText } from '../../../texts/text.tsx';
import { Select } from '../../../ui/field/select.tsx';
import styles from './embed-builder.module.css';

interface Props {
  view: SharedView;
  onChange: (part: Partial<SharedView>) => void;
}

const numbers = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** The year of a view, its first month, and the month chosen at first; of a wall, which shows the present, the first month alone. */
export function ViewFields({ view, onChange }: Props) {
  const say = useText();
  const { first, last } = calendarYears(useToday());
  const isPresent = view.template === 'wall';
  return (
    <div className={styles.fields}>
      {!isPresent && (
        <Select
          label={say('shareLink.year')}
          value={view.year}
          onChange={({ target }) => onChange({ year: Number(target.value) })}
        >
          {numbers(first, last).map((year) => (
            <option key={year}>{year}</option>
          ))}
        </Select>
      )}
      <Select
        label={say('shareLink.startMonth')}
        value={view.startMonth}
        onChange={({ target }) => onChange({ startMonth: Number(target.value) })}
      >
        {numbers(1, 12).map((month) => (
          <option key={month} value={month}>
            {sayMonth(say, month)}
          </option>
        ))}
      </Select>
      {!isPresent && (
        <Select
          label={say('shareLink.month')}
          value={view.month}
          onChange={({ target }) => onChange({ month: Number(target.value) })}
        >
          {numbers(0, 12).map((month) => (
            <option key={month} value={month}>
              {month === 0 ? say('shareLink.noMonth') : sayMonth(say, month)}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}
