import type { SharedYear } from '@samspel/domain/calendar/share-link-year';

/** What a wall has read, and when. */
export interface KeptYears {
  /** Milliseconds since 1970, by the clock of the screen. */
  readAt: number;
  years: readonly SharedYear[];
}

/** The store of walls. No other template of the public page keeps anything (product/sharing#the-wall). */
const store = 'samspel-wall';

const keysOf = (uri: string) => `/app/shared/${encodeURIComponent(uri)}/kept/`;
const keyOf = (uri: string, startMonth: number) => `${keysOf(uri)}${startMonth}`;

/** Whether this browser can keep anything for this page: it can in a secure context, unless somebody has forbidden it. */
const cached = async () => ('caches' in globalThis ? await caches.open(store) : null);

/** Keeps what was read, so that a screen that starts without a network has something to show. Does nothing where nothing can be kept. */
export async function keepYears(uri: string, startMonth: number, kept: KeptYears): Promise<void> {
  await cached()
    .then((cache) => cache?.put(keyOf(uri, startMonth), Response.json(kept)))
    .catch(() => undefined);
}

/** Returns what was kept last; null if nothing was. */
export async function readKeptYears(uri: string, startMonth: number): Promise<KeptYears | null> {
  try {
    const kept = await (await cached())?.match(keyOf(uri, startMonth));
    return kept ? ((await kept.json()) as KeptYears) : null;
  } catch {
    return null;
  }
}

/** Forgets what was kept, whatever month it began with, since the link has ended. */
export async function forgetYears(uri: string): Promise<void> {
  try {
    const cache = await cached();
    const all = (await cache?.keys()) ?? [];
    const own = all.filter(({ url }) => new URL(url).pathname.startsWith(keysOf(uri)));
    await Promise.all(own.map((kept) => cache?.delete(kept)));
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
