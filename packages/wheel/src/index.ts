export {
  createHighlight,
  type Highlight,
  type Highlighted,
  highlightedBy,
  useIsHighlighted,
} from './component/highlight.ts';
export { RingGlyph } from './component/RingGlyph.tsx';
export type { YearRange } from './component/WheelCentre.tsx';
export { WheelLegend, type WheelLegendProps } from './component/WheelLegend.tsx';
export { WheelTable, type WheelTableProps } from './component/WheelTable.tsx';
export type { DayFinder, WheelDrag } from './component/wheel-drag.ts';
export { YearWheel } from './component/YearWheel.tsx';
export type { WheelPlace, YearWheelProps } from './component/year-wheel-props.ts';
export * from './pure.ts';
