import { Refusal } from '@samspel/domain/refusal';

/** How much one request may be answered: things (each time that one is written, circles included), and characters of text. */
export const mostAnswered = { nodes: 30_000, characters: 10_000_000 } as const;

/** Counts what one request is answered, and ends it where that is too much. */
export class AnswerBudget {
  /** Rejects with `query.tooLarge` as soon as the answer is too large; never resolves. */
  readonly isSpent: Promise<never>;
  /** What is not worth going on with: nothing of it is resolved, and nothing has to be said of each of its fields. */
  readonly never = new Promise<never>(() => {});
  /** Nothing more of this request is worked out. */
  isOver = false;
  #refuse!: (why: Refusal) => void;
  #nodes = 0;

  constructor() {
    this.isSpent = new Promise((_resolve, reject) => {
      this.#refuse = reject;
    });
    this.isSpent.catch(() => {});
  }

  /** Things that were answered so far. */
  get answered(): number {
    return this.#nodes;
  }

  /** Counts a field's answer: one for a thing, one for each of a list. What comes after too much is left undone. */
  count<Answer>(answer: Answer): Answer | Promise<never> {
    this.#nodes += Array.isArray(answer) ? answer.length : 1;
    return this.#nodes <= mostAnswered.nodes ? answer : this.spend();
  }

  /** Ends the request, whose answer would be too large. Never resolves. */
  spend(): Promise<never> {
    if (!this.isOver) this.#refuse(tooLarge());
    this.isOver = true;
    return this.never;
  }
}

const tooLarge = () => new Refusal('query.tooLarge');

/** Throws `query.tooLarge` if the texts of an answer are longer than one request may be answered. */
export function refuseTooMuchText(answer: unknown): void {
  let left = mostAnswered.characters;
  const read = (value: unknown): void => {
    if (typeof value === 'string') left -= value.length;
    else if (typeof value === 'object' && value !== null) for (const key in value) read(value[key as never]);
    if (left < 0) throw tooLarge();
  };
  read(answer);
}
