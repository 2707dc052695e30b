/** How near an edge of the window scrolling starts, and how far it goes at a time, in CSS pixels. */
const near = 56;
const step = 10;

/**
 * Scrolls the page, and the board sideways, as long as a finger that drags rests near an edge of the window. Returns a function that ends it.
 * @param at where the finger is; null while nothing is dragged
 * @param scrolled called when something else is under the finger
 */
export function scrollAtEdge(
  board: Element | null,
  at: () => { x: number; y: number } | null,
  scrolled: () => void,
): () => void {
  const towards = (place: number, size: number) => (place < near ? -step : place > size - near ? step : 0);
  const timer = setInterval(() => {
    const place = at();
    if (!place) return;
    const [along, down] = [towards(place.x, innerWidth), towards(place.y, innerHeight)];
    if (along === 0 && down === 0) return;
    scrollBy(0, down);
    board?.scrollBy(along, 0);
    scrolled();
  }, 16);
  return () => clearInterval(timer);
}
