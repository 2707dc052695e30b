/** Where the log of the primary stood at a moment: at least so far, when that moment had come. */
type Mark = Readonly<{ moment: number; position: number }>;

/** Remembers where the log of the primary stood lately, so that it can be said how old the state of a standby is. Moments are of one clock that never goes back, in milliseconds. */
export class Marks {
  #marks: Mark[] = [];
  readonly #longest: number;

  /** @param longest the milliseconds for which a mark is of use */
  constructor(longest: number) {
    this.#longest = longest;
  }

  /** Notes a position that was asked for after a moment. */
  add(moment: number, position: number): void {
    this.#marks = [...this.#marks.filter((mark) => moment - mark.moment <= this.#longest), { moment, position }];
  }

  forget(): void {
    this.#marks = [];
  }

  /** Returns the latest moment of which a standby that has replayed up to a position has everything; minus infinity if that is too long ago. */
  momentOf(replayed: number): number {
    return this.#marks.findLast(({ position }) => position <= replayed)?.moment ?? Number.NEGATIVE_INFINITY;
  }
}
