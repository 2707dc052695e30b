import { shared, useShared } from '../../storage/state.ts';
import { backoff } from '../backoff.ts';
import { ping } from './ping.ts';

/** The state of the connection to the server (product/shell#network). */
export interface Network {
  /** Whether the last ping was answered; true until a ping has failed. */
  isOnline: boolean;
  isPinging: boolean;
  /** Why the last ping failed; null if it succeeded. */
  pingError: string | null;
}

/** Milliseconds to wait before each ping (product/shell#network). */
const restBefore = 1_000;

const network = shared<Network>({ isOnline: true, isPinging: false, pingError: null });
export const useNetwork = (): Network => useShared(network);

const answered = new Set<() => void>();

/** Calls back each time that the server answers a ping: what failed may be sent again. Returns a function that stops it. */
export function whenAnswered(then: () => void): () => void {
  answered.add(then);
  return () => answered.delete(then);
}

let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Watches the connection to the server: pings when the browser says that it went online or offline, and again after each failure. */
export function startNetworkWatcher(): void {
  window.addEventListener('online', lookSoon);
  window.addEventListener('offline', lookSoon);
  if (!navigator.onLine) lookSoon();
}

/** Call when a call did not reach the server: pings it, unless that is already going on. */
export function lookAtNetwork(): void {
  if (timer === undefined && !network.get().isPinging) lookIn(restBefore);
}

/** Pings soon, and forgets how often pings have failed before. */
function lookSoon(): void {
  failures = 0;
  lookIn(restBefore);
}

function lookIn(milliseconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void look(), milliseconds);
}

async function look(): Promise<void> {
  timer = undefined;
  network.set({ ...network.get(), isPinging: true });
  const pingError = await ping();
  network.set({ isOnline: pingError === null, isPinging: false, pingError });
  if (pingError === null) {
    for (const then of answered) then();
    return;
  }
  failures += 1;
  lookIn(restBefore + backoff(failures));
}
