export { contrast } from './colour/contrast.ts';
export { DEFAULT_RING_COLOURS, PAPER, type RingShades, ringShades, type Theme } from './colour/ring-colours.ts';
export { RingGlyph } from './component/RingGlyph.tsx';
export type { YearRange } from './component/WheelCentre.tsx';
export { WheelLegend } from './component/WheelLegend.tsx';
export { WheelTable, type WheelTableProps } from './component/WheelTable.tsx';
export { YearWheel, type YearWheelProps } from './component/YearWheel.tsx';
export { chosenActivities, isShown } from './data/chosen.ts';
export { percentOf, progressOf } from './data/progress.ts';
export { type SortColumn, sortActivities, type TableSort } from './data/sort.ts';
export { type Hit, hitAt } from './geometry/hit.ts';
export { type LayoutInput, layoutWheel, type WheelLayout } from './geometry/layout.ts';
export { DIAMETERS, diameterFor } from './geometry/radii.ts';
export {
  assertTwelveMonths,
  defaultSelection,
  emptySelection,
  isMonthTouched,
  isPieSelected,
  isSameSelection,
  isSelectionEmpty,
} from './selection/selection.ts';
export { type ToggleInput, toggleMonth, togglePie } from './selection/toggle.ts';
export type { NamedMonth, WheelTexts } from './texts.ts';
export { type WheelMonth, type YearWindow, yearWindow } from './time/year-window.ts';
export type {
  MonthSelection,
  SelectionMode,
  ToggleMode,
  WheelActivity,
  WheelCounts,
  WheelDirection,
  WheelHoliday,
  WheelProgress,
  WheelQuarter,
  WheelRing,
  WheelSelection,
} from './types.ts';
