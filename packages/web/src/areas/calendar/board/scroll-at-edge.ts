/** So near to the upper or lower edge of the window what is dragged scrolls the page. CSS pixels. */
const nearness = 48;

/** CSS pixels that the page moves by at each drawing. */
const step = 10;

/** Scrolls the page for as long as what is dragged is at an edge of the window. */
export interface EdgeScroll {
  /** Where it is now, in CSS pixels from the top of the window. */
  at: (y: number) => void;
  stop: () => void;
}

/** @param onScrolled the page lies elsewhere below what is dragged */
export function scrollAtEdge(onScrolled: () => void): EdgeScroll {
  let by = 0;
  let frame = 0;
  const go = () => {
    scrollBy(0, by);
    onScrolled();
    frame = requestAnimationFrame(go);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    frame = 0;
  };
  return {
    stop,
    at: (y) => {
      by = y < nearness ? -step : y > innerHeight - nearness ? step : 0;
      if (by === 0) stop();
      else frame ||= requestAnimationFrame(go);
    },
  };
}
