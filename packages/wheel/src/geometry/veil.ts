import { isPieSelected, isSelectionEmpty } from '../selection/selection.ts';
import type { WheelRing, WheelSelection } from '../types.ts';
import { MONTH_STEP } from './angle.ts';
import { bandPath } from './band-path.ts';
import type { WheelLayout } from './layout.ts';
import type { Band } from './radii.ts';

const STRAIGHT = { isStartRound: false, isEndRound: false };

/**
 * What of each month is not chosen, by slot, to be laid over it so that it steps back; empty where nothing at all is chosen. It closes the
 * gaps to neighbouring months, and between rings that are both not chosen.
 */
export function veilPaths(layout: WheelLayout, rings: readonly WheelRing[], selection: WheelSelection): string[] {
  if (isSelectionEmpty(selection)) return layout.window.months.map(() => '');
  return layout.window.months.map(({ slot, month }) => {
    const isVeiled = rings.map(({ id }) => !isPieSelected(selection, month - 1, id));
    const sector = { start: slot * MONTH_STEP, end: (slot + 1) * MONTH_STEP };
    return veiledBands(layout.radii.rings, isVeiled)
      .map(({ inner, outer }) => bandPath(sector, (inner + outer) / 2, outer - inner, STRAIGHT, layout.direction))
      .join('');
  });
}

/** The bands that neighbouring rings make together, halfway into the gaps before and behind them. */
function veiledBands(rings: readonly Band[], isVeiled: readonly boolean[]): Band[] {
  const halfway = (index: number) => (rings[index - 1]!.inner + rings[index]!.outer) / 2;
  const bands: Band[] = [];
  for (const [index, ring] of rings.entries()) {
    if (!isVeiled[index]) continue;
    const outer = isVeiled[index - 1] ? bands.pop()!.outer : index === 0 ? ring.outer : halfway(index);
    bands.push({ outer, inner: index === rings.length - 1 ? ring.inner : halfway(index + 1) });
  }
  return bands;
}
