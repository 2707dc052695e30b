/** Within this distance of the upper or lower edge of the window, a drag scrolls the page. CSS pixels. */
const nearness = 48;

/** CSS pixels scrolled per animation frame. */
const step = 10;

/** Scrolls the page while a drag is at an edge of the window. */
export interface EdgeScroll {
  /** Sets where the pointer is now, in CSS pixels from the top of the window. */
  at: (y: number) => void;
  stop: () => void;
}

/** @param onScrolled the page has moved below the pointer */
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
