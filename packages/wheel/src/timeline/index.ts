export type { MovedDays, TimelineTexts, YearTimelineProps } from './component/timeline-props.ts';
export { YearTimeline } from './component/YearTimeline.tsx';
export * from './pure.ts';
