/** Work that is done when it is asked for: never twice at the same time, and once more after it for all who asked meanwhile. */
export class AskedWork {
  readonly #work: () => Promise<void>;
  #doing: Promise<void> | undefined;
  #isAskedAgain = false;

  /** @param work must not reject: nobody waits for it */
  constructor(work: () => Promise<void>) {
    this.#work = work;
  }

  ask(): void {
    this.#isAskedAgain = this.#doing !== undefined;
    this.#doing ??= this.#doAll();
  }

  /** Waits for the work that is being done. */
  async done(): Promise<void> {
    await this.#doing;
  }

  async #doAll(): Promise<void> {
    do {
      this.#isAskedAgain = false;
      await this.#work();
    } while (this.#isAskedAgain);
    this.#doing = undefined;
  }
}
