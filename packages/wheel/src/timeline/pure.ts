export {
  type DayRange,
  daysIn,
  monthsOf,
  type ScaleMonth,
  type ScaleWeek,
  weeksOf,
  yearsRange,
} from './layout/days.ts';
export { reachOf, type TimelineItem, type TitleSide } from './layout/item.ts';
export type { TimelineLane, TimelineLayout } from './layout/lane.ts';
export { layoutTimeline, type TimelineInput } from './layout/layout.ts';
export { SCREEN_MEASURES, type TimelineMeasures } from './layout/measures.ts';
export { shadesOf, type TimelineBreak, type TimelineShade } from './layout/shades.ts';
