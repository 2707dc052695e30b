import { useEffect, useMemo, useRef, useState } from 'react';
import type { Highlight } from '../../component/highlight.ts';
import { dayNumber } from '../../time/day.ts';
import { yearsWindow } from '../../time/year-window.ts';
import { weeksOf, yearsRange } from '../layout/days.ts';
import { standingWeek } from '../layout/standing.ts';
import { StandingWeek } from './StandingWeek.tsx';
import type { YearTimelineProps } from './timeline-props.ts';
import { useTimelineHighlight } from './use-timeline-highlight.ts';

/** How many weeks are shown at first, and how many more each press shows. */
const AT_FIRST = 6;
const MORE = 8;

/** A timeline on a phone: time runs downwards, week by week from this one; the colours are the lanes. */
export function StandingTimeline(props: YearTimelineProps & { highlight: Highlight }) {
  const { year, years = 1, startMonth = 1, rings, activities, words, today, highlight, drag } = props;
  const place = useRef<HTMLElement>(null);
  const range = useMemo(() => yearsRange(year, startMonth, years), [year, startMonth, years]);
  const weeks = useMemo(() => weeksOf(range), [range]);
  const now = today === undefined ? undefined : dayNumber(today);
  const current = weeks.findIndex(({ monday }) => now !== undefined && now >= monday && now < monday + 7);
  const start = Math.max(0, current);
  const [shown, setShown] = useState({ of: weeks, from: start, to: start + AT_FIRST });
  const { from, to } = shown.of === weeks ? shown : { from: start, to: start + AT_FIRST };
  const order = useMemo(() => new Map(rings.map(({ id }, index) => [id, index])), [rings]);
  const drawn = useMemo(
    () => weeks.slice(from, to).map((week) => standingWeek(week, activities, order)),
    [weeks, from, to, activities, order],
  );
  useTimelineHighlight(place, highlight, [drawn]);
  const finder = drag?.finder;
  useEffect(() => {
    if (!finder) return;
    finder.current = ({ x, y }) => document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')?.dataset.day;
    return () => {
      finder.current = null;
    };
  }, [finder]);
  const name = yearsWindow({ year, startMonth, twoYears: true }, years).label;
  return (
    <section
      ref={place}
      className="timeline-standing"
      aria-label={words.label(name)}
      data-moving={props.moved ? true : undefined}
    >
      {props.tools && <div className="timeline-tools">{props.tools}</div>}
      {from > 0 && (
        <button
          type="button"
          className="timeline-more"
          onClick={() => setShown({ of: weeks, from: Math.max(0, from - MORE), to })}
        >
          {words.earlier}
        </button>
      )}
      {drawn.map((week, index) => (
        <StandingWeek
          key={week.week.from}
          {...props}
          shown={week}
          after={current < 0 ? Number.NaN : from + index - current}
          now={now}
        />
      ))}
      {to < weeks.length && (
        <button type="button" className="timeline-more" onClick={() => setShown({ of: weeks, from, to: to + MORE })}>
          {words.later}
        </button>
      )}
    </section>
  );
}
