import { type RefObject, useEffect, useRef } from 'react';

/** Makes an element accept dropped files, beside the button that picks them. Files dropped next to it are ignored, and do not replace the page. */
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

/**
 * Keeps the browser from showing a dropped file instead of the page. A drop that something on the page accepts, such as text for a field, is left
 * alone.
 */
function refuse(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
