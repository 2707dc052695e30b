import { Refusal } from '@samspel/domain/refusal';

/** How much the answer of one request may hold: things (each counted as often as it occurs), and characters of text. */
export const mostAnswered = { nodes: 30_000, characters: 10_000_000 } as const;

/** Counts what the answer of one request holds, and ends the request if that is too much. */
export class AnswerBudget {
  /** Rejects with `query.tooLarge` as soon as the answer is too large; never resolves. */
  readonly isSpent: Promise<never>;
  /** The value of each field after the request is over: it never resolves, so that no more work is done and no field reports an error. */
  readonly never = new Promise<never>(() => {});
  /** Whether the request has been ended; then nothing more of it is resolved. */
  isOver = false;
  #refuse!: (why: Refusal) => void;
  #nodes = 0;

  constructor() {
    this.isSpent = new Promise((_resolve, reject) => {
      this.#refuse = reject;
    });
    this.isSpent.catch(() => {});
  }

  /** How many things the answer holds so far. */
  get answered(): number {
    return this.#nodes;
  }

  /** Counts the value of a field: one for a thing, one for each item of a list. Once the budget is spent, never resolves. */
  count<Answer>(answer: Answer): Answer | Promise<never> {
    this.#nodes += Array.isArray(answer) ? answer.length : 1;
    return this.#nodes <= mostAnswered.nodes ? answer : this.spend();
  }

  /** Ends the request because its answer would be too large. Never resolves. */
  spend(): Promise<never> {
    if (!this.isOver) this.#refuse(tooLarge());
    this.isOver = true;
    return this.never;
  }
}

const tooLarge = () => new Refusal('query.tooLarge');

/** Throws `query.tooLarge` if the texts of an answer are longer than the limit of one request. */
export function refuseTooMuchText(answer: unknown): void {
  let left = mostAnswered.characters;
  const read = (value: unknown): void => {
    if (typeof value === 'string') left -= value.length;
    else if (typeof value === 'object' && value !== null) for (const key in value) read(value[key as never]);
    if (left < 0) throw tooLarge();
  };
  read(answer);
}
