import type { Workbox } from 'workbox-window';
import { disownAnswers } from '../../core/offline/kept-answers.ts';
import { shared, useShared } from '../../storage/state.ts';

/** Milliseconds between two looks for a new version: a tab may be open for weeks. */
const lookEvery = 30 * 60_000;

const isReady = shared(false);
let worker: Workbox | undefined;
let isTaking = false;
let isWaiting = false;

/** Whether a newer version of the app than this tab's lies ready in the browser (product/shell#offline). */
export const useNewVersion = (): boolean => useShared(isReady);

/** Keeps the files of the app in the browser, and looks for new versions of them, once the first page is there. Nothing happens where a browser has no service workers. */
export function startUpdates(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = () => void register();
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

/** Goes on with the new version, which reads the page anew. Other tabs say that one is there, until they are read anew too. */
export function takeNewVersion(): void {
  isTaking = true;
  if (isWaiting) worker?.messageSkipWaiting();
  else location.reload();
}

/** Reads the page anew, after what may have broken it: by the newest version that lies ready, and without the answers that are kept, unless there is no network to ask anew. */
export function reloadAnew(): void {
  if (navigator.onLine) disownAnswers();
  takeNewVersion();
}

async function register(): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const own = new Workbox('/app/service-worker.js', { scope: '/app/' });
  worker = own;
  own.addEventListener('waiting', () => {
    isWaiting = true;
    isReady.set(true);
  });
  // Another tab took the new version: this one goes on with what it has, and says so.
  own.addEventListener('controlling', ({ isExternal }) => {
    if (isTaking) location.reload();
    else if (isExternal) {
      isWaiting = false;
      isReady.set(true);
    }
  });
  await own.register().catch(() => undefined); // Storage may be forbidden or full; the app runs without.
  const look = () => void own.update().catch(() => undefined);
  setInterval(look, lookEvery);
  window.addEventListener('online', look);
}
