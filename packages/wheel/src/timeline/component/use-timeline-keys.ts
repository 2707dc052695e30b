import type { KeyboardEvent, RefObject } from 'react';
import type { DetailStore } from '../../component/details.ts';
import type { WheelDrag } from '../../component/wheel-drag.ts';
import type { TimelineLayout } from '../layout/lane.ts';
import { type WalkStep, walk } from '../layout/walk.ts';
import type { SeenTimeline } from './use-timeline-view.ts';
import { ZOOM_STEP } from './ZoomBar.tsx';

type Given = {
  scroller: RefObject<HTMLElement | null>;
  layout: TimelineLayout;
  view: SeenTimeline;
  drag: WheelDrag | undefined;
  /** The activity that Tab reaches. */
  reached: string | undefined;
  setStop: (id: string | undefined) => void;
  store: DetailStore;
};

const STEPS: Readonly<Record<string, WalkStep>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

/** What plus and minus zoom by; zero shows the year. */
const ZOOMS: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP };

/** Returns the handler for keys: arrows walk from one activity to another, with Shift they move it, plus and minus zoom. */
export function useTimelineKeys({ scroller, layout, view, drag, reached, setStop, store }: Given) {
  return (event: KeyboardEvent) => {
    if (event.altKey && !event.shiftKey) return;
    const target = event.target as HTMLElement;
    const id = target.dataset.activity;
    const item = itemOf(layout, id);
    if (item && drag?.isMovable(item.activity)) {
      drag.onKey(item.activity, event);
      if (event.defaultPrevented) return store.hide();
    }
    if (event.shiftKey && event.key !== '+') return;
    const zoom = event.ctrlKey || event.metaKey ? undefined : ZOOMS[event.key];
    if (zoom !== undefined) {
      event.preventDefault();
      return view.zoomBy(zoom, anchorOf(scroller.current, view.head, target));
    }
    const step = event.ctrlKey || event.metaKey ? undefined : STEPS[event.key];
    if (!step || (id === undefined && !target.closest('.timeline-track'))) return;
    event.preventDefault();
    const to = walk(layout, id ?? reached, step);
    const next = itemOf(layout, to);
    if (!next) return;
    setStop(to);
    view.show(next.from, next.to);
    // It is drawn when it has become the stop.
    requestAnimationFrame(() => {
      const drawn = scroller.current?.querySelector<HTMLElement>(`[data-activity="${CSS.escape(to!)}"]`);
      drawn?.focus({ preventScroll: true });
      drawn?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
  };
}

function itemOf({ lanes }: TimelineLayout, id: string | undefined) {
  if (id === undefined) return undefined;
  for (const { items } of lanes) {
    const found = items.find(({ activity }) => activity.id === id);
    if (found) return found;
  }
  return undefined;
}

/** Returns where the activity that has the focus is, to zoom around it; undefined if it is out of sight. */
function anchorOf(scroller: HTMLElement | null, head: number, target: HTMLElement): number | undefined {
  if (!scroller || target.dataset.activity === undefined) return undefined;
  const [box, its] = [scroller.getBoundingClientRect(), target.getBoundingClientRect()];
  const [left, right] = [Math.max(its.left, box.left + head), Math.min(its.right, box.right)];
  return left < right ? (left + right) / 2 - box.left - head : undefined;
}
