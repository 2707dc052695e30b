import type { WheelTexts } from '../texts.ts';
import type { WheelActivity, WheelRing } from '../types.ts';
import { RingGlyph } from './RingGlyph.tsx';

type Props = { rings: readonly WheelRing[]; activities: readonly WheelActivity[]; texts: WheelTexts };

/** Which shape and colour is which ring, from the outside in, and how much each holds. */
export function WheelLegend({ rings, activities, texts }: Props) {
  return (
    <ul className="wheel-legend" aria-label={texts.legend}>
      {rings.map((ring, index) => {
        const count = activities.filter(({ ringId }) => ringId === ring.id).length;
        return (
          <li key={ring.id}>
            <RingGlyph ring={ring} index={index} />
            <span>{ring.title}</span>
            <span className="wheel-legend-count">{texts.activityCount(count)}</span>
          </li>
        );
      })}
    </ul>
  );
}
