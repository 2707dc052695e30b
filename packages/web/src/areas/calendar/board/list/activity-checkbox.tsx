import { sayDay } from '@samspel/i18n/days';
import { useToday } from '../../../../core/time/use-today.ts';
import { useText } from '../../../../texts/text.tsx';
import type { BoardActivity } from '../model/board-activity.ts';
import type { Choosing } from '../model/use-choosing.ts';
import type { YearBoardProps } from '../model/year-board-props.ts';
import styles from './activity-checkbox.module.css';

interface Props extends Pick<YearBoardProps, 'onTick'> {
  activity: BoardActivity;
  choosing: Choosing;
}

/** The box of a row: it ticks the activity or, while rows are being chosen, chooses the row. */
export function ActivityCheckbox({ activity, choosing, onTick }: Props) {
  const say = useText();
  const today = useToday();
  const { id, title, endDate, isDone, mayTick } = activity;
  const day = sayDay(say, endDate, today);
  if (choosing.isOn) {
    return (
      <input
        type="checkbox"
        className={`ds-input ${styles.choice}`}
        checked={choosing.isChosen(id)}
        aria-label={`${say('several.choose', { title })}, ${day}`}
        onChange={() => undefined}
        onClick={(event) => choosing.press(id, event)}
      />
    );
  }
  return (
    <input
      type="checkbox"
      className="ds-input"
      checked={isDone}
      disabled={!mayTick}
      aria-label={`${say('event.markDone', { title })}, ${day}`}
      onChange={(event) => onTick(activity, event.target.checked)}
    />
  );
}
