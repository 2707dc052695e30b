import { useMemo } from 'react';
import type { TimelineLayout } from '../layout/lane.ts';
import { layoutTimeline, type TimelineInput } from '../layout/layout.ts';

type Given = Pick<TimelineInput, 'range' | 'rings' | 'activities'> & { folded: ReadonlySet<string> };

/** Returns the layout for a width of a day. Each of the few widths is laid out once, as long as nothing else changes. */
export function useLayouts({ range, rings, activities, folded }: Given, dayWidth: number): TimelineLayout {
  // biome-ignore lint/correctness/useExhaustiveDependencies: layouts of anything else are let go
  const known = useMemo(() => new Map<number, TimelineLayout>(), [range, rings, activities, folded]);
  const layout = known.get(dayWidth) ?? layoutTimeline({ range, rings, activities, dayWidth, folded });
  known.set(dayWidth, layout);
  return layout;
}
