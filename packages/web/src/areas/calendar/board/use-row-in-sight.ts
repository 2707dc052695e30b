import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps a row in sight that was pressed: its panel comes and goes beside the page, and what that leaves may lay the page out anew, with the list
 * below the wheel.
 * @param place holds wheel and list
 * @param opened id of the activity whose panel is open, or null
 * @returns what `place` does as a press on it begins its way down
 */
export function useRowInSight(place: RefObject<HTMLElement | null>, opened: string | null) {
  const pressed = useRef<string>(undefined);
  const laidOutFor = useRef(opened);
  const current = useRef(opened);
  useEffect(() => {
    current.current = opened;
  }, [opened]);
  useEffect(() => {
    const element = place.current!;
    const observer = new ResizeObserver(() => {
      if (laidOutFor.current === current.current) return;
      laidOutFor.current = current.current;
      const title = pressed.current && element.querySelector(`[data-activity="${pressed.current}"]`);
      if (title) title.closest('li, tr')?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return (event: MouseEvent) => {
    const row = (event.target as Element).closest<HTMLElement>('[data-activity]');
    pressed.current = row?.dataset.activity;
  };
}
