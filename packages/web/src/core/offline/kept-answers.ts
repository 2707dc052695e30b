import { clear, createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import { readLocal, writeLocal } from '../../storage/local.ts';
import { appVersion } from '../app-version.ts';

/** What was answered once: the data as they came, and when (RFC 3339). */
export interface KeptAnswer {
  data: unknown;
  at: string;
}

/** Answers that are kept at most; the oldest go first. */
const most = 300;

/** Answers that are kept between two looks at how many there are. */
const lookEvery = 50;

let opened: UseStore | undefined;
const store = (): UseStore => {
  opened ??= createStore('samspel.answers', 'answers');
  return opened;
};

/** Tries to forget, and milliseconds between two of them (product/accounts#sessions). */
const tries = 10;
const between = 1_000;

/** The name under which the browser keeps which version of the app the answers are of, while they are those of the session. */
const owner = 'answers';

/** Whether what is kept is of this session and version: nothing is read before that is sure. */
let isOwn = false;

/** Settles with `isOwn` when that is sure: nothing is kept before. */
let sure: Promise<boolean> = Promise.resolve(false);

let kept = 0;

/** Goes on with the answers that are kept, or without them where they are of another session or version of the app (product/shell#storage). */
export function openAnswers(): void {
  if (readLocal(owner) === appVersion()) {
    isOwn = true;
    sure = Promise.resolve(true);
  } else forgetAll();
}

/** Lets the next start of the app forget what is kept, before it reads anything of it. */
export const disownAnswers = (): boolean => writeLocal(owner, null);

/** Forgets all of them: the next one at this machine may be another. */
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
  // biome-ignore lint/suspicious/noConsole: whoever helps the person looks here (product/shell#storage)
  console.warn('What was kept in this browser could not be forgotten; it is not read.');
  return false;
}

/** Keeps an answer of the person who is signed in, in this browser, until they sign out (product/shell#offline). What cannot be kept is not. */
export async function keepAnswer(key: string, data: unknown): Promise<void> {
  if (!(await sure)) return;
  const answer: KeptAnswer = { data, at: new Date().toISOString() };
  await quietly(() => set(key, answer, store()));
  kept += 1;
  if (kept % lookEvery === 0) await quietly(forgetOldest);
}

/** The answer that is kept under a key; undefined if there is none, storage is forbidden, or what is kept is being forgotten: nobody waits for that. */
export const keptAnswer = async (key: string): Promise<KeptAnswer | undefined> =>
  isOwn ? quietly(() => get<KeptAnswer>(key, store())) : undefined;

async function forgetOldest(): Promise<void> {
  const all = await entries<string, KeptAnswer>(store());
  const oldest = all.sort(([, a], [, b]) => a.at.localeCompare(b.at)).slice(0, Math.max(0, all.length - most));
  await Promise.all(oldest.map(([key]) => del(key, store())));
}

/** A browser may forbid storage, or have none left; then nothing is kept. */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
