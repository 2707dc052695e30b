export { contrast } from './colour/contrast.ts';
export { DEFAULT_RING_COLOURS, PAPER, type RingShades, ringShades, type Theme } from './colour/ring-colours.ts';
export { chosenActivities, isShown } from './data/chosen.ts';
export { percentOf, progressOf } from './data/progress.ts';
export { type SortColumn, sortActivities, type TableSort } from './data/sort.ts';
export { isLowerHalf, screenAngle } from './geometry/angle.ts';
export { spokePath } from './geometry/arc-path.ts';
export { CALLOUT_LINE, type Callout, calloutsOf } from './geometry/callouts.ts';
export { LETTERS, RISE } from './geometry/form.ts';
export { GLYPHS, glyphOf, glyphPen } from './geometry/glyph.ts';
export { type Hit, hitAt } from './geometry/hit.ts';
export type { WheelLabel } from './geometry/label.ts';
export { type LayoutInput, layoutWheel, type WheelLayout } from './geometry/layout.ts';
export type { MarkGroup, Way } from './geometry/marks.ts';
export { monthNames } from './geometry/month-names.ts';
export { lengthOf } from './geometry/polar.ts';
export { diameterFor } from './geometry/radii.ts';
export { slotsOf, viewOf } from './geometry/view.ts';
export { holidayLines, weekNumbers, weekRadii, weekTicks } from './geometry/weeks.ts';
export { diameterOnPaper } from './paper/diameter-on-paper.ts';
export {
  assertTwelveMonths,
  defaultSelection,
  emptySelection,
  entireMonth,
  isMonthTouched,
  isPieSelected,
  isSameSelection,
  isSelectionEmpty,
  withMonth,
} from './selection/selection.ts';
export { type ToggleInput, toggleMonth, togglePie } from './selection/toggle.ts';
export {
  type SmallMark,
  type SmallRing,
  type SmallWheelPaths,
  smallWheel,
} from './small/small-wheel.ts';
export type { NamedMonth, WheelTexts } from './texts.ts';
export { type WheelMonth, type YearWindow, yearsWindow, yearWindow } from './time/year-window.ts';
export type {
  MonthSelection,
  SelectionMode,
  ToggleMode,
  WheelActivity,
  WheelCounts,
  WheelDirection,
  WheelHoliday,
  WheelPart,
  WheelProgress,
  WheelRing,
  WheelSelection,
} from './types.ts';
