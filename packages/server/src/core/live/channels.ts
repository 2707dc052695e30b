import type { WebSocket } from 'ws';

/** One open page in one browser. */
export type Subscriber = { socket: WebSocket; personId: number; sessionId: number };

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

  of(subjectId: number): readonly Subscriber[] {
    return [...(this.#bySubject.get(subjectId) ?? [])];
  }
}

/** Every kind of channel that can be listened to, as its name is written. */
export const channelKinds = ['META_{id}'] as const;

/** The subject of a channel `META_{id}`; null where the name is no such channel. */
export function subjectOf(channel: unknown): number | null {
  const id = typeof channel === 'string' ? /^META_([1-9]\d{0,15})$/.exec(channel)?.[1] : undefined;
  return id && Number.isSafeInteger(Number(id)) ? Number(id) : null;
}
