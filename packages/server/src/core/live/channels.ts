import type { WebSocket } from 'ws';

/** One open page in one browser. */
export type Subscriber = {
  socket: WebSocket;
  personId: number;
  /** The public handle of the person. */
  hash: string;
  sessionId: number;
  /** When the sign-in ends, however much it is used (product/accounts#sessions). */
  endsAt: Date;
};

/** A subject that is open, and the subscriber who has it open. */
export type Page = { subjectId: number; subscriber: Subscriber };

/** Who is signed in to the live channel of this process, and which pages they have open: a set of subscribers per subject. */
export class Channels {
  readonly #signedIn = new Set<Subscriber>();
  readonly #bySubject = new Map<number, Set<Subscriber>>();

  /** Everybody who has signed in and not left. */
  get subscribers(): ReadonlySet<Subscriber> {
    return this.#signedIn;
  }

  /** Returns how many sockets of a person are signed in. */
  countOf(personId: number): number {
    return [...this.#signedIn].filter((subscriber) => subscriber.personId === personId).length;
  }

  arrive(subscriber: Subscriber): void {
    this.#signedIn.add(subscriber);
  }

  add(subjectId: number, subscriber: Subscriber): void {
    const known = this.#bySubject.get(subjectId) ?? new Set();
    this.#bySubject.set(subjectId, known.add(subscriber));
  }

  remove(subjectId: number, subscriber: Subscriber): void {
    const known = this.#bySubject.get(subjectId);
    if (known?.delete(subscriber) && known.size === 0) this.#bySubject.delete(subjectId);
  }

  /** Forgets a subscriber whose socket closed, and the pages that they had open. */
  leave(subscriber: Subscriber, subjects: Iterable<number>): void {
    this.#signedIn.delete(subscriber);
    for (const subjectId of subjects) this.remove(subjectId, subscriber);
  }

  /** Returns the open pages of some subjects, or all open pages. */
  pages(subjects: Iterable<number> = this.#bySubject.keys()): Page[] {
    return [...new Set(subjects)].flatMap((subjectId) =>
      [...(this.#bySubject.get(subjectId) ?? [])].map((subscriber) => ({ subjectId, subscriber })),
    );
  }
}

/** Every kind of channel that a client can subscribe to, as its name is written. */
export const channelKinds = ['META_{id}'] as const;

/** Returns the subject of a channel `META_{id}`; null if the name is not one. */
export function subjectOf(channel: unknown): number | null {
  const id = typeof channel === 'string' ? /^META_([1-9]\d{0,15})$/.exec(channel)?.[1] : undefined;
  return id && Number.isSafeInteger(Number(id)) ? Number(id) : null;
}
