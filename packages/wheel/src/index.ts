export { RingGlyph } from './component/RingGlyph.tsx';
export type { YearRange } from './component/WheelCentre.tsx';
export { WheelLegend } from './component/WheelLegend.tsx';
export { WheelTable, type WheelTableProps } from './component/WheelTable.tsx';
export { YearWheel, type YearWheelProps } from './component/YearWheel.tsx';
export * from './pure.ts';
