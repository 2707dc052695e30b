import { useSyncExternalStore } from 'react';

/**
 * Returns whether there is room for something at least that many pixels wide: in the window, or on paper, which always has room. People who read
 * larger text (WCAG 1.4.4) need proportionally more, so the window is measured in the browser's own text size, usually 16 px.
 */
export function useWide(pixels: number): boolean {
  const query = `(min-width: ${pixels / 16}em)`;
  const isWide = useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
  return useOnPaper() || isWide;
}

/** Whether the page is being printed. */
export const useOnPaper = (): boolean => useSyncExternalStore(followPaper, isOnPaper);

/** A browser fires `beforeprint` before it counts its sheets; the media query only matches afterwards, when what is drawn then is cut off. */
let isPrinting = false;
const isOnPaper = () => isPrinting || matchMedia('print').matches;

function followPaper(changed: () => void): () => void {
  const begin = () => {
    isPrinting = true;
    changed();
  };
  const end = () => {
    isPrinting = false;
    changed();
  };
  const media = matchMedia('print');
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  media.addEventListener('change', changed);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    media.removeEventListener('change', changed);
  };
}
