import { type RefObject, useEffect, useRef } from 'react';

/** Lets files be dropped on an element, beside the button that picks them. Dropped next to it they are not taken, and do not take the page away. */
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
    addEventListener('dragover', refuse);
    addEventListener('drop', refuse);
    return () => {
      element?.removeEventListener('dragover', allow);
      element?.removeEventListener('drop', take);
      removeEventListener('dragover', refuse);
      removeEventListener('drop', refuse);
    };
  }, [place]);
}

/** A browser shows a file that is dropped on a page in its place. What something on the page takes, such as text for a field, is left to it. */
function refuse(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
