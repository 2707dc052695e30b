import { WheelLegend, type WheelLegendProps, YearWheel, type YearWheelProps } from '@samspel/wheel';
import { YearTimeline, type YearTimelineProps } from '@samspel/wheel/timeline';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { texts } from '../../../packages/wheel/playground/texts.ts';
import { timelineTexts } from '../../../packages/wheel/playground/timeline-texts.ts';

/** What a test sets of a wheel: all but its words, which are the playground's. */
export type Told = Omit<YearWheelProps, 'texts'>;
/** What a test sets of a timeline. */
export type ToldLine = Omit<YearTimelineProps, 'texts' | 'words'>;
/** What a test sets of a legend, whose rings a person can open, hide and move. */
export type ToldLegend = Pick<WheelLegendProps, 'rings' | 'activities'>;

declare global {
  interface Window {
    /** Draws a wheel in place of the one before, or the same one with changes. */
    draw: (told: Told, isSame?: boolean) => void;
    /** Draws a timeline in place of what was there. */
    drawLine: (told: ToldLine) => void;
    /** Draws a legend in place of what was there. */
    drawLegend: (told: ToldLegend) => void;
  }
}

const root = createRoot(document.getElementById('stage')!);
let drawn = 0;
await Promise.all(
  [300, 400, 500, 600].map((weight) => document.fonts.load(`${weight} 12px "Inter Variable"`, 'Årshjul')),
);
const show = (what: ReactNode) => flushSync(() => root.render(what));
window.draw = (told, isSame = false) => {
  if (!isSame) drawn += 1;
  show(<YearWheel key={drawn} {...told} texts={texts} />);
};
window.drawLine = (told) => show(<YearTimeline key="line" {...told} texts={texts} words={timelineTexts} />);
window.drawLegend = (told) =>
  show(
    <WheelLegend
      {...told}
      texts={texts}
      nameOf={(ring) => <a href={`#${ring.id}`}>{ring.title}</a>}
      onHide={() => {}}
      onMove={() => {}}
    />,
  );
