/** Steps that may be taken. One is a day or time that is looked at. */
export class Budget {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  get left(): number {
    return this.#left;
  }

  take(steps: number): void {
    this.#left = Math.max(0, this.#left - steps);
  }

  /** @throws {TooLong} when fewer are left */
  spend(steps: number): void {
    const isEnough = this.#left >= steps;
    this.take(steps);
    if (!isEnough) throw new TooLong('Too many steps');
  }
}

/** A rule takes more steps than it may. */
export class TooLong extends Error {
  override name = 'TooLong';
}
