import type { Workbox } from 'workbox-window';
import { disownAnswers } from '../../core/offline/stored-answers.ts';
import { shared, useShared } from '../../storage/state.ts';

/** Milliseconds between two checks for a new version: a tab may be open for weeks. */
const lookEvery = 30 * 60_000;

const isReady = shared(false);
let worker: Workbox | undefined;
let isTaking = false;
let registration: ServiceWorkerRegistration | undefined;

/** Returns whether a newer version of the app than this tab's is ready in the browser (product/shell#offline). */
export const useNewVersion = (): boolean => useShared(isReady);

/**
 * Stores the files of the app in the browser, and checks for new versions of them, after the first page has loaded. Does nothing in a browser without
 * service workers.
 */
export function startUpdates(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = () => void register();
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

/** Switches to the new version by reloading the page. Other tabs show that it is there, until they reload too. */
export function takeNewVersion(): void {
  const waiting = registration?.waiting;
  isTaking = true;
  if (!waiting) location.reload();
  // On the first visit no worker controls the page, so that it is not told that another takes over.
  waiting?.addEventListener('statechange', () => {
    if (!navigator.serviceWorker.controller && waiting.state !== 'activating') location.reload();
  });
  if (waiting) worker?.messageSkipWaiting();
}

/**
 * Reloads the page after something may have broken it: with the newest version that is ready, and without the stored answers, unless there is no
 * network to fetch new ones.
 */
export function reloadAnew(): void {
  if (navigator.onLine) disownAnswers();
  takeNewVersion();
}

async function register(): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const own = new Workbox('/app/service-worker.js', { scope: '/app/' });
  worker = own;
  own.addEventListener('waiting', () => isReady.set(true));
  // Another tab switched to the new version: this one continues with its own, and shows that a new one is there.
  own.addEventListener('controlling', ({ isExternal }) => {
    if (isTaking) location.reload();
    else if (isExternal) isReady.set(true);
  });
  registration = await own.register().catch(() => undefined); // Storage may be forbidden or full; the app runs without.
  const look = () => void own.update().catch(() => undefined);
  setInterval(look, lookEvery);
  window.addEventListener('online', look);
}
