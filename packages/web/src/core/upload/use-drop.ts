import { type RefObject, useEffect, useRef } from 'react';

/** Lets files be dropped on an element, beside the button that picks them. */
export function useDrop(place: RefObject<HTMLElement | null>, onDrop: (files: readonly File[]) => void): void {
  const latest = useRef(onDrop);
  latest.current = onDrop;
  useEffect(() => {
    const { current: element } = place;
    const take = (event: DragEvent) => {
      event.preventDefault();
      latest.current([...(event.dataTransfer?.files ?? [])]);
    };
    const allow = (event: DragEvent) => event.preventDefault();
    element?.addEventListener('dragover', allow);
    element?.addEventListener('drop', take);
    return () => {
      element?.removeEventListener('dragover', allow);
      element?.removeEventListener('drop', take);
    };
  }, [place]);
}
