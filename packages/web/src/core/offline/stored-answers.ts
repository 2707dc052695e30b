import { clear, createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import { readLocal, writeLocal } from '../../storage/local.ts';
import { appVersion } from '../app-version.ts';

/** A stored answer: its data, and when it came (RFC 3339). */
export interface StoredAnswer {
  data: unknown;
  at: string;
}

/** The most answers that are stored; the oldest are removed first. */
const most = 300;

/** After storing this many answers, counts them again. */
const lookEvery = 50;

let opened: UseStore | undefined;
const store = (): UseStore => {
  opened ??= createStore('samspel.answers', 'answers');
  return opened;
};

/** How often it tries to forget, and the milliseconds between two tries (product/accounts#sessions). */
const tries = 10;
const between = 1_000;

/** The browser's key for the version of the app that stored the answers; set only while they belong to the session. */
const owner = 'answers';

/** Whether the stored answers belong to this session and version: nothing is read before that is certain. */
let isOwn = false;

/** Resolves to `isOwn` when that is certain: nothing is stored before. */
let sure: Promise<boolean> = Promise.resolve(false);

let kept = 0;

/** Keeps using the stored answers, or forgets them if they belong to another session or version of the app (product/shell#storage). */
export function openAnswers(): void {
  if (readLocal(owner) === appVersion()) {
    isOwn = true;
    sure = Promise.resolve(true);
  } else forgetAll();
}

/** Makes the next start of the app forget the stored answers before it reads any. */
export const disownAnswers = (): boolean => writeLocal(owner, null);

/** Forgets all answers: the next person at this machine may be another. */
export function forgetAnswers(): void {
  disownAnswers();
  forgetAll();
}

function forgetAll(): void {
  isOwn = false;
  sure = reset();
}

async function reset(): Promise<boolean> {
  for (let left = tries; left > 0; left -= 1) {
    try {
      await clear(store());
      isOwn = writeLocal(owner, appVersion());
      return isOwn;
    } catch {
      await new Promise((later) => setTimeout(later, between));
    }
  }
  // biome-ignore lint/suspicious/noConsole: people who help the person look here (product/shell#storage)
  console.warn('What was kept in this browser could not be forgotten; it is not read.');
  return false;
}

/** Stores an answer to the signed-in person in this browser, until they sign out (product/shell#offline). If it cannot be stored, nothing happens. */
export async function storeAnswer(key: string, data: unknown): Promise<void> {
  if (!(await sure)) return;
  const answer: StoredAnswer = { data, at: new Date().toISOString() };
  await quietly(() => set(key, answer, store()));
  kept += 1;
  if (kept % lookEvery === 0) await quietly(forgetOldest);
}

/**
 * Returns the stored answer for a key; undefined if there is none, storage is forbidden, or answers are being forgotten, which it does not wait for.
 */
export const storedAnswer = async (key: string): Promise<StoredAnswer | undefined> =>
  isOwn ? quietly(() => get<StoredAnswer>(key, store())) : undefined;

async function forgetOldest(): Promise<void> {
  const all = await entries<string, StoredAnswer>(store());
  const oldest = all.sort(([, a], [, b]) => a.at.localeCompare(b.at)).slice(0, Math.max(0, all.length - most));
  await Promise.all(oldest.map(([key]) => del(key, store())));
}

/** A browser may forbid storage, or have no room left; then nothing is stored. */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
