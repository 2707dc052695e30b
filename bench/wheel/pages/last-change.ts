/** After this many looks without a change the drawing is done. A busy page cannot look, so slow work is not mistaken for rest. */
const QUIET_LOOKS = 10;
const BETWEEN_LOOKS_MS = 50;

/**
 * Returns when the last frame that changed something in the stage was on the screen (`performance.now()`), once nothing changes any more. A witness,
 * a word of text, joins every change before it is painted, and the browser itself reports when the witness was presented, so the time of script,
 * layout, paint and raster is included.
 */
export async function lastChange(stage: HTMLElement): Promise<number> {
  const presented = new Map<string, number>();
  const timing = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as ElementTiming[]) presented.set(entry.identifier, entry.renderTime);
  });
  timing.observe({ type: 'element' });
  let changes = 0;
  let quiet = 0;
  const changing = new MutationObserver(() => {
    changes += 1;
    quiet = 0;
    document.body.append(witness(nameOf(changes)));
  });
  changing.observe(stage, { childList: true, subtree: true, attributes: true, characterData: true });
  while (changes === 0 || quiet < QUIET_LOOKS) {
    await pause();
    quiet += 1;
  }
  changing.disconnect();
  while (!presented.has(nameOf(changes))) await pause();
  timing.disconnect();
  for (const element of document.querySelectorAll('[elementtiming]')) element.remove();
  return presented.get(nameOf(changes))!;
}

type ElementTiming = PerformanceEntry & { identifier: string; renderTime: number };

const pause = () => new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
const nameOf = (change: number) => `change-${change}`;

function witness(name: string): HTMLElement {
  const element = document.createElement('p');
  element.setAttribute('elementtiming', name);
  element.textContent = name;
  return element;
}
