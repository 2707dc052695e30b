export { RingGlyph } from './component/RingGlyph.tsx';
export type { YearRange } from './component/WheelCentre.tsx';
export { WheelLegend } from './component/WheelLegend.tsx';
export { WheelTable, type WheelTableProps } from './component/WheelTable.tsx';
export { YearWheel } from './component/YearWheel.tsx';
export type { YearWheelProps } from './component/year-wheel-props.ts';
export * from './pure.ts';
