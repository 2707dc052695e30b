import { shared, useShared } from '../../storage/state.ts';
import { backoff } from '../backoff.ts';
import { ping } from './ping.ts';

/** What is known of the way to the server (product/shell#network). */
export interface Network {
  /** Whether the last ping was answered; true until the first one says otherwise. */
  isOnline: boolean;
  isPinging: boolean;
  /** Why the last ping failed; null after a good one. */
  pingError: string | null;
}

/** Milliseconds of rest before each ping (product/shell#network). */
const restBefore = 1_000;

const network = shared<Network>({ isOnline: true, isPinging: false, pingError: null });
export const useNetwork = (): Network => useShared(network);

const answered = new Set<() => void>();

/** Calls back each time that the server answers a ping: what could not be fetched may be asked for again. Returns the way to stop. */
export function whenAnswered(then: () => void): () => void {
  answered.add(then);
  return () => answered.delete(then);
}

let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Watches the way to the server: looks when the browser says it went on or off line, and again after each failure. */
export function startNetworkWatcher(): void {
  window.addEventListener('online', lookSoon);
  window.addEventListener('offline', lookSoon);
  if (!navigator.onLine) lookSoon();
}

/** A call did not reach the server: looks whether it is there, unless that is being found out. */
export function lookAtNetwork(): void {
  if (timer === undefined && !network.get().isPinging) lookIn(restBefore);
}

/** Looks at the network now, and forgets how often it failed before. */
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
