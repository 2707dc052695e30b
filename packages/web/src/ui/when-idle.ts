/** Does something when the browser has nothing else to do, within two seconds; the answer calls it off. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 1_000);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(run, { timeout: 2_000 });
  return () => cancelIdleCallback(asked);
}
