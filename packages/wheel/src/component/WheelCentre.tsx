import type { CSSProperties } from 'react';
import { percentOf } from '../data/progress.ts';
import type { WheelTexts } from '../texts.ts';
import type { WheelProgress } from '../types.ts';

export type YearRange = {
  /** The first and the last year that the reader can switch to. */
  first: number;
  last: number;
};

type Props = {
  year: number;
  yearLabel: string;
  yearRange: YearRange | undefined;
  onYearChange: ((year: number) => void) | undefined;
  progress: WheelProgress | null;
  texts: WheelTexts;
  style: CSSProperties;
};

/** The year in large, light letters, the buttons to its neighbours, and the progress. */
export function WheelCentre({ year, yearLabel, yearRange, onYearChange, progress, texts, style }: Props) {
  const step = (by: number) => {
    const to = year + by;
    const isPossible = onYearChange && (!yearRange || (to >= yearRange.first && to <= yearRange.last));
    return (
      <button
        type="button"
        className="wheel-step"
        aria-disabled={!isPossible}
        aria-label={by < 0 ? texts.previousYear(to) : texts.nextYear(to)}
        onClick={() => isPossible && onYearChange(to)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={by < 0 ? 'M10 3 5 8l5 5' : 'm6 3 5 5-5 5'} />
        </svg>
      </button>
    );
  };
  return (
    <div className="wheel-centre" style={style} data-long={yearLabel.length > 4 || undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form */}
      <div className="wheel-year" role="group" aria-label={texts.yearSwitcher}>
        {onYearChange && step(-1)}
        <span>{yearLabel}</span>
        {onYearChange && step(1)}
      </div>
      {progress && <Readout progress={progress} texts={texts} />}
    </div>
  );
}

function Readout({ progress: { done, total }, texts }: { progress: WheelProgress; texts: WheelTexts }) {
  const percent = percentOf(done, 0, total);
  return (
    <div
      className="wheel-readout"
      role="progressbar"
      aria-label={texts.progressLabel}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${texts.progress(done, total)}, ${texts.percent(percent)}`}
    >
      <span>{texts.progress(done, total)}</span>
      <span className="wheel-percent">{texts.percent(percent)}</span>
    </div>
  );
}
