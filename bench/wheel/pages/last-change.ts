/** So many frames without a change, and the drawing is done. */
const QUIET_FRAMES = 30;

/**
 * When the last frame that changed something in the stage was on the screen (`performance.now()`), once nothing changes any more. A
 * witness, a word of text, joins every change before it is painted, and the browser itself tells when the witness was presented: what the
 * script, the layout, the paint and the raster took is all in it.
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
  while (changes === 0 || quiet < QUIET_FRAMES) {
    await frame();
    quiet += 1;
  }
  changing.disconnect();
  timing.disconnect();
  for (const element of document.querySelectorAll('[elementtiming]')) element.remove();
  const at = presented.get(nameOf(changes));
  if (at === undefined) throw new Error('The browser did not tell when the last change was shown');
  return at;
}

type ElementTiming = PerformanceEntry & { identifier: string; renderTime: number };

const nameOf = (change: number) => `change-${change}`;
const frame = () => new Promise(requestAnimationFrame);

function witness(name: string): HTMLElement {
  const element = document.createElement('p');
  element.setAttribute('elementtiming', name);
  element.textContent = name;
  return element;
}
