import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';

/** Acts after which the row need not return to its old place. */
const acts = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Keeps the pressed row in its place on the screen: its panel opens and closes beside the page, and the width that is left may lay the page out anew,
 * with the list below the wheel.
 * @param place contains the wheel and the list
 * @param opened id of the activity whose panel is open, or null
 * @returns the capture handler for presses on `place`
 */
export function useRowInSight(place: RefObject<HTMLElement | null>, opened: string | null) {
  const pressed = useRef<string>(undefined);
  /** Where the row was when somebody last did something: CSS pixels from the top of the window. */
  const top = useRef<number>(undefined);
  const laidOutFor = useRef(opened);
  const current = useRef(opened);
  useEffect(() => {
    current.current = opened;
  }, [opened]);
  useEffect(() => {
    const element = place.current!;
    let isHeld = false;
    const row = () =>
      pressed.current ? element.querySelector(`[data-activity="${pressed.current}"]`)?.closest('li, tr') : undefined;
    const letGo = () => {
      isHeld = false;
      top.current = row()?.getBoundingClientRect().top;
    };
    // The wheel is drawn for its new width after the page, so the page is laid out more than once.
    const observer = new ResizeObserver(() => {
      if (laidOutFor.current !== current.current) isHeld = true;
      laidOutFor.current = current.current;
      const moved = isHeld ? row() : undefined;
      if (!moved || top.current === undefined) return;
      scrollBy({ top: moved.getBoundingClientRect().top - top.current, behavior: 'instant' });
      moved.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(element);
    for (const act of acts) addEventListener(act, letGo, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      for (const act of acts) removeEventListener(act, letGo, { capture: true });
    };
  }, [place]);
  return (event: MouseEvent) => {
    const row = (event.target as Element).closest<HTMLElement>('[data-activity]');
    pressed.current = row?.dataset.activity;
    top.current = row?.closest('li, tr')?.getBoundingClientRect().top;
  };
}
