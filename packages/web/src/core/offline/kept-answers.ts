import { clear, createStore, del, entries, get, set, type UseStore } from 'idb-keyval';

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

let kept = 0;

/** Keeps an answer of the person who is signed in, in this browser, until they sign out (product/shell#offline). What cannot be kept is not. */
export async function keepAnswer(key: string, data: unknown): Promise<void> {
  const answer: KeptAnswer = { data, at: new Date().toISOString() };
  await quietly(() => set(key, answer, store()));
  kept += 1;
  if (kept % lookEvery === 0) await quietly(forgetOldest);
}

/** The answer that is kept under a key; undefined where there is none, or storage is forbidden. */
export const keptAnswer = (key: string): Promise<KeptAnswer | undefined> =>
  quietly(() => get<KeptAnswer>(key, store()));

/** Forgets all of them: the next one at this machine may be another. */
export const forgetAnswers = (): Promise<void> => quietly(() => clear(store()));

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
