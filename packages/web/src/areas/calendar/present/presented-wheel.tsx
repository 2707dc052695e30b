import '@samspel/wheel/wheel.css';
import { emptySelection, type WheelActivity, type WheelRing, YearWheel } from '@samspel/wheel';
import { useMemo } from 'react';
import { useToday } from '../../../core/time/use-today.ts';
import { useText } from '../../../texts/text.tsx';
import { useWheelTexts } from '../board/model/use-wheel-texts.ts';
import { useWheelLines } from '../board/wheel/use-wheel-lines.ts';

interface Props {
  title: string;
  year: number;
  startMonth: number;
  /** The month that is highlighted, 1–12. */
  month: number;
  rings: readonly WheelRing[];
  activities: readonly WheelActivity[];
}

/** The size in pixels that the wheel is laid out in: on a projector of 1,280 × 720 its letters keep their size. */
const layout = 520;

/** The wheel as a picture with one month highlighted. The lists beside it have the same as text. */
export function PresentedWheel({ title, year, startMonth, month, rings, activities }: Props) {
  const say = useText();
  const today = useToday();
  const { texts } = useWheelTexts(year, startMonth);
  const holidays = useWheelLines(year, startMonth);
  const selection = useMemo(() => {
    const whole = { isEntireMonthSelected: true, selectedRingIds: rings.map(({ id }) => id) };
    return emptySelection().map((nothing, index) => (index === month - 1 ? whole : nothing));
  }, [rings, month]);
  return (
    <div role="img" aria-label={say('present.wheel', { title })}>
      <div inert>
        <YearWheel
          {...{ year, startMonth, rings, activities, texts, holidays, today, selection }}
          diameter={layout}
          twoYears
          progress={null}
        />
      </div>
    </div>
  );
}
