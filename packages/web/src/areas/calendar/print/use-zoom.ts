import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** CSS pixels in a CSS millimetre. */
const millimetre = 96 / 25.4;

/** Returns how far something `width` millimetres wide must be scaled down to fit its place on the screen; at most 1. */
export function useZoom(width: number): { place: RefObject<HTMLElement | null>; zoom: number } {
  const place = useRef<HTMLElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => setRoom(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { place, zoom: room > 0 ? Math.min(1, room / (width * millimetre)) : 1 };
}
