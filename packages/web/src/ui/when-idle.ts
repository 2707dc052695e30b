/** Does something when the browser has nothing else to do, within two seconds; the answer calls it off. */
export function whenIdle(deed: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(deed, 1_000);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(deed, { timeout: 2_000 });
  return () => cancelIdleCallback(asked);
}
