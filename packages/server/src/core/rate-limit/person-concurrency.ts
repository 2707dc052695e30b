import { Refusal } from '@samspel/domain/refusal';

/**
 * How much one process does for one person: far more than normal work needs. Without limits, one person's queries would make everybody
 * wait (`npm run bench -- attack` measures it).
 */
export const personLimits: PersonLimits = {
  /** Calls that are served at the same time; further ones wait in line. */
  atOnce: 2,
  /** Calls that wait. */
  waiting: 100,
  /** The most calls in a row after a rest, and how many each second gives back. */
  calls: { most: 1_000, perSecond: 20 },
  /** Things in GraphQL answers, counted as a query's budget counts them: ten of the largest answers at once, and then one every ten seconds. */
  answered: { most: 300_000, perSecond: 3_000 },
};

/** How many calls, or things in one answer, are done without a pause. After more, the next call in line waits a little, and others come first. */
const breathless = { calls: 60, answered: 1_000 };
/** The pause, in milliseconds: after a call too many, and for each thing in the answer. */
const breath = { call: 50, answered: 0.1 };

type Allowance = { most: number; perSecond: number };
export type PersonLimits = { atOnce: number; waiting: number; calls: Allowance; answered: Allowance };
type Person = { running: number; waiting: (() => void)[]; calls: number; answered: number; since: number };

/** Ends a turn of a person, and counts how many things were answered in it. */
export type EndOfTurn = (answered?: number) => void;

/** Gives turns to each person's calls, so that nobody's work makes others wait. It is kept per process, since it protects the process. */
export class PersonConcurrency {
  readonly #people = new Map<number, Person>();
  /** The person of each access token, for as long as the person is remembered. Used only for the limits. */
  readonly #tokens = new Map<string, number>();
  readonly #limits: PersonLimits;
  readonly #clock: () => number;

  /** @param clock milliseconds that only ever grow */
  constructor(limits: PersonLimits = personLimits, clock: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#clock = clock;
  }

  /**
   * Does some work in a turn of the person whose token signed a call. For a known token, nothing is read before its turn has come. Throws
   * what `take` and `identify` throw.
   * @param work gets the person, and reports with `count` how many things it answered, as often as it likes
   * @param calls how many calls the work counts as
   */
  async run<Who extends { id: number }, Result>(
    token: string | null,
    identify: () => Promise<Who>,
    work: (who: Who, count: (answered: number) => void) => Promise<Result>,
    calls = 1,
  ): Promise<Result> {
    const known = token === null ? undefined : this.#tokens.get(token);
    let end = known === undefined ? undefined : await this.take(known, null, calls);
    let answered = 0;
    try {
      const who = await identify();
      end ??= await this.take(who.id, token, calls);
      return await work(who, (things) => {
        answered += things;
      });
    } finally {
      end?.(answered);
    }
  }

  /**
   * Waits for a turn. Throws `tooManyRequests` with the seconds to wait.
   * @param token the one that the person signed the call with
   * @param calls how many calls are made in the turn
   */
  async take(personId: number, token: string | null = null, calls = 1): Promise<EndOfTurn> {
    const { atOnce } = this.#limits;
    const person = this.#personNow(personId);
    if (token !== null) this.#tokens.set(token, personId);
    for (let call = 0; call < calls; call += 1) {
      this.#refuse(person);
      person.calls += 1;
    }
    if (person.running < atOnce) person.running += 1;
    else await new Promise<void>((resolve) => person.waiting.push(resolve));
    return (answered = 0) => {
      person.answered += answered;
      const pause = pauseAfter(person, answered);
      if (pause > 0) setTimeout(() => letNextIn(person), pause);
      else letNextIn(person);
    };
  }

  #refuse({ calls, answered, waiting }: Person): void {
    refuseSpent(calls, this.#limits.calls);
    refuseSpent(answered, this.#limits.answered);
    if (waiting.length >= this.#limits.waiting) throw tooMany(1);
  }

  /** Returns a person after adding what time has given back. Above 1,000 people, those who have everything back are forgotten. */
  #personNow(id: number): Person {
    const now = this.#clock();
    if (this.#people.size > 1_000) this.#forgetRested(now);
    const person = this.#people.get(id) ?? { running: 0, waiting: [], calls: 0, answered: 0, since: now };
    this.#rest(person, now);
    this.#people.set(id, person);
    return person;
  }

  #forgetRested(now: number): void {
    for (const [id, person] of this.#people) {
      this.#rest(person, now);
      if (person.running === 0 && person.calls === 0 && person.answered === 0) this.#people.delete(id);
    }
    for (const [token, id] of this.#tokens) if (!this.#people.has(id)) this.#tokens.delete(token);
  }

  #rest(person: Person, now: number): void {
    const seconds = (now - person.since) / 1_000;
    person.calls = Math.max(0, person.calls - seconds * this.#limits.calls.perSecond);
    person.answered = Math.max(0, person.answered - seconds * this.#limits.answered.perSecond);
    person.since = now;
  }
}

function letNextIn(person: Person): void {
  const next = person.waiting.shift();
  if (next) next();
  else person.running -= 1;
}

const pauseAfter = ({ calls }: Person, answered: number): number =>
  Math.max(calls > breathless.calls ? breath.call : 0, answered > breathless.answered ? answered * breath.answered : 0);

function refuseSpent(used: number, { most, perSecond }: Allowance): void {
  if (used >= most) throw tooMany((used - most + 1) / perSecond);
}

const tooMany = (seconds: number) => new Refusal('tooManyRequests', undefined, { seconds: Math.ceil(seconds) });
