import type { ReactNode } from 'react';
import { levelOf, ZOOM_LEVELS } from '../layout/zoom.ts';
import type { TimelineTexts } from './timeline-props.ts';
import type { SeenTimeline } from './use-timeline-view.ts';

type Props = {
  view: Pick<SeenTimeline, 'dayWidth' | 'zoomBy' | 'zoomToLevel'>;
  width: number;
  words: TimelineTexts;
  /** Brings today into the middle; undefined if the days shown lack it. */
  onToday: (() => void) | undefined;
  /** Today is in the middle, or as near it as the days allow, so the way to today would change nothing. */
  isAtToday: boolean;
  /** More buttons before those of the zoom. */
  tools: ReactNode;
};

/** How much nearer one press of plus comes, and one of minus goes away. */
export const ZOOM_STEP = 1.4;

/** The buttons of the zoom: its named steps, nearer and further, and the way to today. */
export function ZoomBar({ view, width, words, onToday, isAtToday, tools }: Props) {
  const level = levelOf(view.dayWidth, width);
  return (
    <div className="timeline-tools">
      {onToday && (
        <button type="button" aria-disabled={isAtToday || undefined} onClick={isAtToday ? undefined : onToday}>
          {words.toToday}
        </button>
      )}
      {tools}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div className="timeline-zoom" role="group" aria-label={words.zoom}>
        {ZOOM_LEVELS.map((one) => (
          <button key={one} type="button" aria-pressed={one === level} onClick={() => view.zoomToLevel(one)}>
            {words.levels[one]}
          </button>
        ))}
        <button type="button" aria-label={words.zoomOut} onClick={() => view.zoomBy(1 / ZOOM_STEP)}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 8h10" />
          </svg>
        </button>
        <button type="button" aria-label={words.zoomIn} onClick={() => view.zoomBy(ZOOM_STEP)}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 8h10M8 3v10" />
          </svg>
        </button>
      </div>
    </div>
  );
}
