import { type Day, dayNumber, dayOf, yearOf } from '@samspel/domain/time/day';
import { type SmallMark, smallWheel } from '@samspel/wheel/pure';
import { useMemo } from 'react';
import { useRingShades } from '../../theme/ring-shades.ts';
import styles from './small-wheel.module.css';

/** A ring of a small wheel. */
export interface SmallWheelRing {
  /** #rrggbb; null for a grey one. */
  color: string | null;
  marks: readonly SmallMark[];
}

interface Props {
  year: number;
  today: Day;
  rings: readonly SmallWheelRing[];
  /** CSS pixels. */
  size?: number;
  className?: string | undefined;
}

/** A real year as a small picture: dots and lines in the colours of their rings, what is late in red. Decorative; words beside it say the same. */
export function SmallWheel({ year, today, rings, size = 96, className }: Props) {
  const shadesOf = useRingShades();
  const drawn = useMemo(
    () => smallWheel({ year, today: dayOfYear(today, year), rings, size }),
    [year, today, rings, size],
  );
  const box = `${-size / 2} ${-size / 2} ${size} ${size}`;
  return (
    <svg className={className} width={size} height={size} viewBox={box} fill="none" aria-hidden="true">
      {drawn.rings.map(({ ground, done, open, late }, index) => {
        const { mark, chosen } = shadesOf(rings[index]!.color);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rings have no names here, and nothing of their own
          <g key={index}>
            <path d={ground} stroke={chosen} strokeWidth={drawn.depth} />
            <g strokeWidth={drawn.stroke} strokeLinecap="round">
              <path d={done} className={styles.done} style={{ '--mark': mark } as object} />
              <path d={open} stroke={mark} />
              <path d={late} className={styles.late} />
            </g>
          </g>
        );
      })}
      <path d={drawn.hand} className={styles.hand} />
    </svg>
  );
}

/** Returns the number of a day in a year, from 1; 0 before the year and 367 after it. */
function dayOfYear(day: Day, year: number): number {
  if (yearOf(day) !== year) return yearOf(day) < year ? 0 : 367;
  return dayNumber(day) - dayNumber(dayOf(year, 1, 1)) + 1;
}
