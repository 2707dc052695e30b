import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type DayRange, daysIn } from '../layout/days.ts';
import type { TimelinePart } from '../layout/visible.ts';
import { type TimelineView, widthAt, widthLimits, within, type ZoomLevel, zoomTo } from '../layout/zoom.ts';

/** The width of the names of the lanes, in pixels, on a wide and on a narrow screen. */
const HEADS = { wide: 176, narrow: 112 };
const NARROW = 720;

/** Room for half a mark before the first day and after the last, in pixels; `timeline.css` has the same. */
export const MARGIN = 12;

/** What is drawn beyond the edges, and how far one scrolls until more is drawn: pixels. */
const BEYOND = 120;

/** The browser rounds where it scrolls to: so many pixels are the same place. */
const NEAR = 1.5;

/** What of a timeline is in sight, and how to change it. */
export type SeenTimeline = {
  /** Of a day, in pixels. */
  dayWidth: number;
  /** Of the lanes without their names, in pixels. */
  width: number;
  /** The names of the lanes, with the margin after them. */
  head: number;
  /** What is drawn: a little more than what is in sight. */
  part: TimelinePart;
  /** Zooms by a factor, around a place in pixels from the left edge of the lanes; by default around the middle. */
  zoomBy: (factor: number, anchor?: number) => void;
  zoomToLevel: (level: ZoomLevel) => void;
  /** Brings days into sight; a day number. `isCentred`: into the middle. */
  show: (from: number, to: number, isCentred?: boolean) => void;
  /** Whether a day (its number) is already where `show` would bring it into the middle, give or take what is drawn beyond the edges. */
  isCentred: (day: number) => boolean;
};

/**
 * Keeps the zoom and the scroll of a timeline together. The browser scrolls by itself; React draws again only when what is drawn ahead has been
 * passed, or when the zoom has changed.
 * @param first the day number (of today) shown in the middle at first, if the days do not all fit; the named steps of the zoom keep it where it is
 */
export function useTimelineView(scroller: RefObject<HTMLElement | null>, range: DayRange, first: number): SeenTimeline {
  const [box, setBox] = useState({ width: 0, height: 0 });
  const [dayWidth, setDayWidth] = useState(0);
  const head = (box.width < NARROW ? HEADS.narrow : HEADS.wide) + MARGIN;
  const width = Math.max(1, box.width - head - MARGIN);
  const frame = useMemo(() => ({ range, width }), [range, width]);
  const seen = useRef<TimelineView>({ dayWidth: 0, left: 0 });
  const [corner, setCorner] = useState({ left: 0, top: 0 });

  useLayoutEffect(() => {
    const element = scroller.current!;
    const measure = () => setBox({ width: element.clientWidth, height: element.clientHeight });
    measure();
    // Chromium may scroll by the width that the plane had before it was zoomed, so that is done again when it has its new one.
    const settle = () => {
      if (Math.abs(element.scrollLeft - seen.current.left) >= NEAR) element.scrollLeft = seen.current.left;
    };
    const observer = new ResizeObserver(() => {
      measure();
      settle();
    });
    observer.observe(element);
    observer.observe(element.firstElementChild!);
    return () => observer.disconnect();
  }, [scroller]);

  // At first, and in another width or with other years, a year fills the width.
  const shown =
    dayWidth === 0
      ? Math.max(widthLimits(frame).least, widthAt('year', width))
      : within({ dayWidth, left: 0 }, frame).dayWidth;

  const place = (next: TimelineView) => {
    seen.current = next;
    setDayWidth(next.dayWidth);
    setCorner((before) => stepOf({ left: next.left, top: before.top }, before));
  };
  useLayoutEffect(() => {
    const element = scroller.current!;
    if (box.width === 0) return;
    const { dayWidth: before, left } = seen.current;
    const day = before === 0 ? first - range.from : (left + width / 2) / before;
    const next = before === shown ? seen.current : within({ dayWidth: shown, left: day * shown - width / 2 }, frame);
    seen.current = next;
    element.scrollLeft = next.left;
    setCorner((last) => stepOf({ left: next.left, top: last.top }, last));
  }, [scroller, shown, width, frame, box.width, range, first]);

  useEffect(() => {
    const element = scroller.current!;
    const follow = () => {
      // The browser rounds: what it was told is kept exactly.
      if (Math.abs(element.scrollLeft - seen.current.left) >= NEAR)
        seen.current = { ...seen.current, left: element.scrollLeft };
      setCorner((before) => stepOf({ left: element.scrollLeft, top: element.scrollTop }, before));
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [scroller]);

  /** Returns how far the left edge is from the first morning, in pixels, when days are in the middle as far as the years allow. */
  const leftOf = (from: number, to: number) => {
    const [start, end] = [(from - range.from) * shown, (to + 1 - range.from) * shown];
    const middle = Math.min((start + end) / 2, start + width / 2 - 24);
    return within({ dayWidth: shown, left: middle - width / 2 }, frame).left;
  };
  const [moves] = useState(() => ({
    current: undefined as unknown as Pick<SeenTimeline, 'zoomBy' | 'zoomToLevel' | 'show'>,
  }));
  moves.current = {
    zoomBy: (factor, anchor = width / 2) => place(zoomTo(seen.current, seen.current.dayWidth * factor, anchor, frame)),
    zoomToLevel: (level) => {
      const at = (first + 0.5 - range.from) * seen.current.dayWidth - seen.current.left;
      const anchor = at > 0 && at < width ? at : width / 2;
      place(zoomTo(seen.current, widthAt(level, width), anchor, frame));
    },
    show: (from, to, isCentred = false) => {
      const [start, end] = [(from - range.from) * shown, (to + 1 - range.from) * shown];
      const { left } = seen.current;
      const isSeen = start >= left && Math.min(end, start + width / 2) <= left + width;
      if (isSeen && !isCentred) return;
      seen.current = { dayWidth: shown, left: leftOf(from, to) };
      scroller.current!.scrollLeft = seen.current.left;
    },
  };
  const [stable] = useState(() => ({
    zoomBy: (factor: number, anchor?: number) => moves.current.zoomBy(factor, anchor),
    zoomToLevel: (level: ZoomLevel) => moves.current.zoomToLevel(level),
    show: (from: number, to: number, isCentred?: boolean) => moves.current.show(from, to, isCentred),
  }));
  const part = {
    left: Math.max(-1, (corner.left - BEYOND) / shown),
    right: Math.min(daysIn(range) + 1, (corner.left + width + 2 * BEYOND) / shown),
    top: corner.top - BEYOND,
    bottom: corner.top + box.height + 2 * BEYOND,
  };
  const isCentred = (day: number) => {
    const away = leftOf(day, day) - corner.left;
    return away > -NEAR && away < BEYOND + NEAR;
  };
  return { dayWidth: shown, width, head, part, ...stable, isCentred };
}

type Corner = { left: number; top: number };

/** Returns the corner rounded down to a step, and the same object until that changes. */
function stepOf({ left, top }: Corner, before: Corner): Corner {
  const next = { left: Math.floor(left / BEYOND) * BEYOND, top: Math.floor(top / BEYOND) * BEYOND };
  return next.left === before.left && next.top === before.top ? before : next;
}
