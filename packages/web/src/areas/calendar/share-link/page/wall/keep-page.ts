/**
 * Keeps the files of this page in the browser, so that the screen starts without a network (`wall-worker.ts`). It holds this one address alone. When there
 * is a new version, the page is loaded anew by itself: nobody stands at the screen to do it. Does nothing where that cannot be had.
 */
export async function keepPage(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const scope = location.pathname + location.search;
  const registration = await navigator.serviceWorker.register('/app/wall-worker.js', { scope }).catch(() => undefined);
  registration?.addEventListener('updatefound', () => {
    const [before, next] = [registration.active, registration.installing];
    next?.addEventListener('statechange', () => {
      if (before && next.state === 'activated') location.reload();
    });
  });
}

/** Asks whether there is a new version of the page. */
export async function lookForNewPage(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration?.active?.scriptURL.endsWith('/wall-worker.js')) await registration.update().catch(() => undefined);
}
