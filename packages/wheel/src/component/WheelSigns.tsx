import type { ReactNode } from 'react';
import type { WheelTexts } from '../texts.ts';

type Props = { texts: WheelTexts; saysDone: boolean; saysToday: boolean; hasNumbers: boolean };

/** The meaning of the wheel's signs, in one line. */
export function WheelSigns({ texts, saysDone, saysToday, hasNumbers }: Props) {
  const { signs } = texts.legendTexts;
  return (
    <ul className="wheel-signs" aria-label={signs.label}>
      <Sign name={signs.open}>
        <circle className="wheel-strong" cx="8" cy="8" r="5.2" />
      </Sign>
      {saysDone && (
        <Sign name={signs.done}>
          <circle className="wheel-quiet" cx="8" cy="8" r="4.4" />
        </Sign>
      )}
      {saysDone && saysToday && (
        <Sign name={signs.overdue}>
          <circle className="wheel-strong" cx="7.4" cy="9" r="5.2" />
          <circle className="wheel-dotGround" cx="12" cy="4" r="3.6" />
          <circle className="wheel-dot" cx="12" cy="4" r="2.6" />
        </Sign>
      )}
      {hasNumbers && (
        <li>
          <span className="wheel-late">12</span> {signs.manyOverdue}
        </li>
      )}
      {saysToday && (
        <Sign name={signs.today}>
          <path className="wheel-today" d="M3.5 12.5 14 2" />
          <circle className="wheel-today" cx="3.5" cy="12.5" r="1.6" />
        </Sign>
      )}
      <Sign name={signs.holiday}>
        <path className="wheel-holiday" d="M8 1v14" />
      </Sign>
    </ul>
  );
}

function Sign({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li>
      <svg className="wheel-glyph" viewBox="0 0 16 16" aria-hidden="true">
        {children}
      </svg>
      {name}
    </li>
  );
}
