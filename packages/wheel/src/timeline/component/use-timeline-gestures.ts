import { type RefObject, useEffect } from 'react';

/** How much a turn of the mouse wheel zooms: the factor is e to this, times the pixels of the turn. */
const PER_PIXEL = 0.0022;
/** A notch of a mouse wheel counts no more than this, in pixels. */
const MOST = 120;

/** Zooms with Ctrl and the mouse wheel, which is also what two fingers on a touchpad send, and with two fingers on the screen, around where they are. */
export function useTimelineGestures(
  scroller: RefObject<HTMLElement | null>,
  head: number,
  zoomBy: (factor: number, anchor: number) => void,
): void {
  useEffect(() => {
    const element = scroller.current!;
    const anchorOf = (x: number) => Math.max(0, x - element.getBoundingClientRect().left - head);
    // All turns between two frames are one zoom.
    let [factor, anchor, frame] = [1, 0, 0];
    const zoom = (by: number, x: number) => {
      factor *= by;
      anchor = anchorOf(x);
      frame ||= requestAnimationFrame(() => {
        zoomBy(factor, anchor);
        [factor, frame] = [1, 0];
      });
    };
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1);
      zoom(
        Math.exp(-Math.max(-MOST, Math.min(MOST, pixels)) * PER_PIXEL * (Math.abs(pixels) < 40 ? 4 : 1)),
        event.clientX,
      );
    };
    let apart = 0;
    const distance = ([one, other]: TouchList) =>
      one && other ? Math.max(20, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)) : 0;
    const touch = ({ touches }: TouchEvent) => {
      apart = distance(touches);
    };
    const spread = (event: TouchEvent) => {
      const now = distance(event.touches);
      const [one, other] = event.touches;
      if (one && other) {
        event.preventDefault();
        if (apart > 0) zoom(now / apart, (one.clientX + other.clientX) / 2);
      }
      apart = now;
    };
    const highlight = () => {
      apart = 0;
    };
    element.addEventListener('wheel', turn, { passive: false });
    element.addEventListener('touchstart', touch, { passive: true });
    element.addEventListener('touchmove', spread, { passive: false });
    element.addEventListener('touchend', highlight);
    element.addEventListener('touchcancel', highlight);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('wheel', turn);
      element.removeEventListener('touchstart', touch);
      element.removeEventListener('touchmove', spread);
      element.removeEventListener('touchend', highlight);
      element.removeEventListener('touchcancel', highlight);
    };
  }, [scroller, head, zoomBy]);
}
