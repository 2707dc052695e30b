/** Runs something when the browser is idle, within two seconds; returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 1_000);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(run, { timeout: 2_000 });
  return () => cancelIdleCallback(asked);
}
