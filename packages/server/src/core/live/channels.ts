import type { WebSocket } from 'ws';

/** One open page in one browser. */
export type Subscriber = { socket: WebSocket; personId: number; sessionId: number };

/** A subject that somebody has open, and who. */
export type Page = { subjectId: number; subscriber: Subscriber };

/** Who has which page open, in this process: a set of subscribers a subject. */
export class Channels {
  readonly #bySubject = new Map<number, Set<Subscriber>>();

  add(subjectId: number, subscriber: Subscriber): void {
    const known = this.#bySubject.get(subjectId) ?? new Set();
    this.#bySubject.set(subjectId, known.add(subscriber));
  }

  remove(subjectId: number, subscriber: Subscriber): void {
    const known = this.#bySubject.get(subjectId);
    if (known?.delete(subscriber) && known.size === 0) this.#bySubject.delete(subjectId);
  }

  /** Forgets a subscriber whose socket closed. */
  removeAll(subscriber: Subscriber, subjects: Iterable<number>): void {
    for (const subjectId of subjects) this.remove(subjectId, subscriber);
  }

  /** The open pages of some subjects, or of all that anybody has open. */
  pages(subjects: Iterable<number> = this.#bySubject.keys()): Page[] {
    return [...new Set(subjects)].flatMap((subjectId) =>
      [...(this.#bySubject.get(subjectId) ?? [])].map((subscriber) => ({ subjectId, subscriber })),
    );
  }
}

/** Every kind of channel that can be listened to, as its name is written. */
export const channelKinds = ['META_{id}'] as const;

/** The subject of a channel `META_{id}`; null where the name is no such channel. */
export function subjectOf(channel: unknown): number | null {
  const id = typeof channel === 'string' ? /^META_([1-9]\d{0,15})$/.exec(channel)?.[1] : undefined;
  return id && Number.isSafeInteger(Number(id)) ? Number(id) : null;
}
