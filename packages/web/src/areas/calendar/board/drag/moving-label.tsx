import { sayDay } from '@samspel/i18n/days';
import { createPortal } from 'react-dom';
import { useToday } from '../../../../core/time/use-today.ts';
import { useText } from '../../../../texts/text.tsx';
import styles from './moving-label.module.css';
import type { Moving } from './use-day-drag.ts';

/** Shows the day while an activity, or one end of it, moves: beside the pointer or, for keys, at the foot of the window with the keys that end it. */
export function MovingLabel({ moving }: { moving: Moving | null }) {
  const say = useText();
  const today = useToday();
  const at = moving?.at;
  const day =
    moving &&
    say(moving.edge === 'START' ? 'moving.start' : 'moving.deadline', { day: sayDay(say, moving.day, today) });
  // Outside the page, so that nothing of it covers the day.
  return createPortal(
    <>
      {moving && (
        <div
          aria-hidden="true"
          className={styles.label}
          data-at-foot={!at || undefined}
          style={at && { insetInlineStart: at.x + 14, insetBlockStart: at.y + 14 }}
        >
          {day}
          {!at && <span>{say('moving.keys')}</span>}
        </div>
      )}
      <p role="status" className="ds-sr-only">
        {day}
      </p>
    </>,
    document.body,
  );
}
