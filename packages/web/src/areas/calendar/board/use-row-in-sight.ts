import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';

/** What somebody does who may go on from where the row is. */
const acts = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Keeps a row where it is that was pressed: its panel comes and goes beside the page, and what that leaves may lay the page out anew, with the list
 * below the wheel.
 * @param place holds wheel and list
 * @param opened id of the activity whose panel is open, or null
 * @returns what `place` does as a press on it begins its way down
 */
export function useRowInSight(place: RefObject<HTMLElement | null>, opened: string | null) {
  const pressed = useRef<string>(undefined);
  /** Where its row was when somebody last did something: CSS pixels from the top of the window. */
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
    // The wheel is drawn for its new width after the page is, so that the page is laid out more than once.
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
