import { mostYears } from '@samspel/domain/calendar/calendar';
import { useToday } from '../../../../core/time/use-today.ts';
import { useText } from '../../../../texts/text.tsx';
import { switchableYears } from '../../address/shown-year.ts';
import type { YearBoardProps } from '../model/year-board-props.ts';
import styles from './timeline-view.module.css';

/** How many years follow each other on the timeline: as many as there are from the year shown on, up to three. */
export function TimelineYears({ year, years = 1, startMonth, onYears }: YearBoardProps) {
  const say = useText();
  const { last } = switchableYears(useToday(), startMonth);
  const most = Math.min(mostYears, last - year + 1);
  if (!onYears || (most < 2 && years === 1)) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div role="group" aria-label={say('wheel.timeline.years')} className={styles.years}>
      {Array.from({ length: Math.max(most, years) }, (_, index) => index + 1).map((count) => (
        <button type="button" key={count} aria-pressed={count === years} onClick={() => onYears(count)}>
          {say('wheel.timeline.yearCount', { count })}
        </button>
      ))}
    </div>
  );
}
