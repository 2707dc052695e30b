import type { FocusEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import type { DetailStore } from '../../component/details.ts';
import type { Highlight } from '../../component/highlight.ts';
import { dayOf } from '../../time/day.ts';
import type { WheelActivity } from '../../types.ts';
import type { TimelineLayout } from '../layout/lane.ts';
import type { YearTimelineProps } from './timeline-props.ts';
import { dayAt } from './use-timeline-finder.ts';

type Given = Pick<YearTimelineProps, 'drag' | 'onActivityOpen' | 'onPlaceOpen' | 'moved'> & {
  scroller: RefObject<HTMLElement | null>;
  frame: RefObject<HTMLElement | null>;
  layout: TimelineLayout;
  dayWidth: number;
  head: number;
  store: DetailStore;
  highlight: Highlight;
  pan: RefObject<Pan | undefined>;
};

/** A press that moves less than this, in pixels, is a click. */
const LEAST = 5;

/** A press on an empty place, which may scroll. */
export type Pan = { x: number; y: number; left: number; top: number; isMoved: boolean };

/** Returns handlers for mouse, pen and finger: pointing shows, a press opens or drags, and on an empty place begins something new or scrolls. */
export function timelinePointer(given: Given) {
  const { scroller, frame, layout, dayWidth, head, store, highlight, drag, onActivityOpen, onPlaceOpen, moved, pan } =
    given;
  const found = (target: EventTarget): { activity: WheelActivity; element: HTMLElement } | undefined => {
    const element = (target as Element).closest<HTMLElement>('[data-activity]');
    if (!element) return undefined;
    for (const { items } of layout.lanes) {
      const item = items.find(({ activity }) => activity.id === element.dataset.activity);
      if (item) return { activity: item.activity, element };
    }
    return undefined;
  };
  const show = (
    { activity, element }: NonNullable<ReturnType<typeof found>>,
    x: number,
    by: 'pointer' | 'keyboard',
  ) => {
    const box = frame.current!.getBoundingClientRect();
    const its = element.getBoundingClientRect();
    store.show({ kind: 'activity', activity, at: { x: x - box.left, y: its.bottom - box.top }, by });
    highlight.set({ of: 'activity', id: activity.id });
  };
  const leave = () => {
    highlight.set(undefined);
    store.leave();
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      const at = found(event.target);
      pan.current = undefined;
      if (at) {
        store.hide();
        if (drag?.isMovable(at.activity)) {
          drag.onPress(at.activity, event, (event.target as HTMLElement).dataset.grip === 'START');
        }
        return;
      }
      const element = scroller.current!;
      const isOnTrack = (event.target as Element).closest('.timeline-body') && !isHead(event.target);
      if (event.pointerType === 'touch' || event.button !== 0 || !isOnTrack) return;
      pan.current = {
        x: event.clientX,
        y: event.clientY,
        left: element.scrollLeft,
        top: element.scrollTop,
        isMoved: false,
      };
      const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
        const now = pan.current;
        if (!now || (!now.isMoved && Math.hypot(clientX - now.x, clientY - now.y) < LEAST)) return;
        now.isMoved = true;
        element.dataset.panning = '';
        element.scrollTo(now.left + now.x - clientX, now.top + now.y - clientY);
      };
      const end = () => {
        delete element.dataset.panning;
        removeEventListener('pointermove', follow);
        removeEventListener('pointerup', end);
        removeEventListener('pointercancel', end);
      };
      addEventListener('pointermove', follow);
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      if (moved || pan.current?.isMoved) return leave();
      const at = found(event.target);
      if (!at) return leave();
      const shown = store.get();
      if (shown?.kind === 'activity' && shown.activity === at.activity) return store.stay();
      show(at, event.clientX, 'pointer');
    },
    onPointerLeave: leave,
    onFocusCapture: (event: FocusEvent) => {
      const at = found(event.target);
      if (!at?.element.matches(':focus-visible')) return;
      const its = at.element.getBoundingClientRect();
      const box = scroller.current!.getBoundingClientRect();
      show(at, Math.max(its.left, box.left + head) + 12, 'keyboard');
    },
    onBlurCapture: (event: FocusEvent) => {
      drag?.onLeave();
      if (!found(event.relatedTarget ?? document.body)) {
        store.hide();
        highlight.set(undefined);
      }
    },
    onClick: (event: MouseEvent) => {
      const wasPan = pan.current?.isMoved;
      pan.current = undefined;
      if (wasPan || drag?.isSpent()) return;
      const at = found(event.target);
      if (at) {
        store.hide();
        return onActivityOpen?.(at.activity);
      }
      const lane = (event.target as Element).closest<HTMLElement>('.timeline-lane');
      if (!onPlaceOpen || !lane || isHead(event.target)) return;
      const element = scroller.current!;
      const x = event.clientX - element.getBoundingClientRect().left - head + element.scrollLeft;
      onPlaceOpen({ day: dayOf(dayAt(layout.range, x, dayWidth)), ringId: lane.dataset.ring! });
    },
  };
}

const isHead = (target: EventTarget): boolean => (target as Element).closest('.timeline-head') !== null;
