import { useId, useState } from 'react';
import { createHighlight } from '../../component/highlight.ts';
import { WheelTable } from '../../component/WheelTable.tsx';
import { LyingTimeline } from './LyingTimeline.tsx';
import { StandingTimeline } from './StandingTimeline.tsx';
import type { YearTimelineProps } from './timeline-props.ts';

/**
 * One to three years on a line: a lane for each ring, bars and marks with their titles; or, on a phone, week by week downwards. Below it, on demand, the
 * same as a table.
 */
export function YearTimeline(props: YearTimelineProps) {
  const { isStanding = false, year, years = 1, startMonth = 1, rings, activities, texts, words } = props;
  const [own] = useState(createHighlight);
  const [hasTable, setHasTable] = useState(false);
  const table = useId();
  const { highlight = own, onActivityOpen } = props;
  return (
    <>
      {isStanding ? (
        <StandingTimeline {...props} highlight={highlight} />
      ) : (
        <LyingTimeline {...props} highlight={highlight} />
      )}
      <div className="timeline-twin">
        <button
          type="button"
          className="timeline-more"
          aria-expanded={hasTable}
          aria-controls={table}
          onClick={() => setHasTable(!hasTable)}
        >
          {words.asTable}
        </button>
        <div id={table} hidden={!hasTable}>
          {hasTable && (
            <WheelTable
              {...{ year, years, startMonth, rings, activities, texts }}
              twoYears
              {...(onActivityOpen && { onActivityOpen })}
            />
          )}
        </div>
      </div>
    </>
  );
}
