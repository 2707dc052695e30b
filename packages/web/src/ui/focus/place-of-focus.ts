/** Where an element stands among others, on one level of the page: what stood before and after it. */
interface Level {
  element: Element;
  parent: Element;
  before: Element | null;
  after: Element | null;
  /** Its number among its siblings, from 0. */
  at: number;
}

/** Where a focused element stands, so that the focus can go near it when it has vanished. */
export interface PlaceOfFocus {
  element: HTMLElement;
  /** From the element itself outwards. */
  levels: readonly Level[];
  /** The number of things in its row that can be focused, and which of them it is: the next row has its twin. */
  twin: { row: Element; of: number; at: number };
}

const rows = 'li, tr, article, fieldset';
const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"], [contenteditable=true]';
const headings = 'h1, h2, h3, h4';

/** Returns where an element stands at this moment. */
export function placeOf(element: HTMLElement): PlaceOfFocus {
  const levels: Level[] = [];
  for (let one: Element = element; one.parentElement && one !== document.body; one = one.parentElement) {
    const { parentElement: parent, previousElementSibling: before, nextElementSibling: after } = one;
    levels.push({ element: one, parent, before, after, at: [...parent.children].indexOf(one) });
  }
  const row = element.closest(rows) ?? element;
  const those = within(row);
  return { element, levels, twin: { row, of: those.length, at: those.indexOf(element) } };
}

/** Whether an element can have the focus now. */
export const isThere = (element: Element): boolean =>
  element.isConnected && element.checkVisibility() && !element.matches(':disabled') && !element.closest('[inert]');

/**
 * Focuses what stood at a place, or what has taken its place: what came instead of it, the same button of the next row or of the one before, or the
 * heading over it. Returns whether there was one.
 */
export function focusPlace(place: PlaceOfFocus): boolean {
  const next = isThere(place.element) ? place.element : successorOf(place);
  if (!next) return false;
  if (next.matches(headings) && !next.hasAttribute('tabindex')) next.tabIndex = -1;
  next.focus({ preventScroll: isSeen(next) });
  return true;
}

function successorOf(place: PlaceOfFocus): HTMLElement | undefined {
  const from = place.levels.findIndex(({ parent }) => parent.isConnected && parent.checkVisibility());
  if (from < 0) return undefined;
  const near = besides(place.levels[from]!)
    .map((one) => entryOf(one, place))
    .find((one) => one);
  if (near) return near;
  for (const { parent } of place.levels.slice(from)) {
    if (parent === document.body) break;
    const over = within(parent, headings)[0];
    if (over) return over;
    if (parent.matches('dialog')) break;
  }
  return [...document.querySelectorAll<HTMLElement>('h1')].find(isThere);
}

/** Returns what stands where something has vanished: what came instead, what followed, what stood before. */
function besides({ element, parent, before, after, at }: Level): Element[] {
  const all = [...parent.children].filter((one) => one !== element);
  const start = before && all.includes(before) ? all.indexOf(before) + 1 : at;
  const end = after && all.includes(after) ? all.indexOf(after) : start + 1;
  return [...all.slice(start, end), ...all.slice(end, end + 1), ...all.slice(0, start).slice(-1)];
}

/** Returns where a person begins in what took the place: the twin in a row of the same kind, else its heading, else the first thing to press. */
function entryOf(beside: Element, { twin }: PlaceOfFocus): HTMLElement | undefined {
  if (!isThere(beside)) return undefined;
  const those = within(beside);
  if (beside.tagName === twin.row.tagName && those.length === twin.of) return those[twin.at];
  return within(beside, headings)[0] ?? those[0];
}

/** Returns what can be focused in an element, or is a heading of it, itself included. */
const within = (element: Element, what = focusable): HTMLElement[] =>
  [...(element.matches(what) ? [element] : []), ...element.querySelectorAll(what)].filter(isThere) as HTMLElement[];

/** Whether an element is in the window, so that the page need not be scrolled. */
function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
