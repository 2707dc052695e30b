/** Asks the browser not to switch the screen off, if it offers that, and again whenever the page is seen anew. Returns how to stop. */
export function keepAwake(): () => void {
  const leaving = new AbortController();
  let lock: WakeLockSentinel | undefined;
  const ask = async () => {
    if (document.visibilityState !== 'visible') return;
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined); // Refused when the battery is low.
    if (leaving.signal.aborted) await lock?.release();
  };
  void ask();
  document.addEventListener('visibilitychange', () => void ask(), { signal: leaving.signal });
  return () => {
    leaving.abort();
    void lock?.release();
  };
}
