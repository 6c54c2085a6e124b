/**
 * What digests stand for, in flat memory: a `Map` of objects would be copied, marked and moved by the garbage collector
 * again and again. Like `generations.ts` it forgets the older half once it is full.
 */

export interface Entry {
  /** A UUID. */
  id: string;
  /** Epoch milliseconds. */
  at: number;
}

export interface Digests {
  /** The newest entry. Digests that share 64 bits are one to it: whoever finds a lead compares the rest. */
  get: (digest: string) => Entry | undefined;
  set: (digest: string, entry: Entry) => void;
  delete: (digest: string) => void;
}

/** 64 bits of a digest, as two numbers. */
type Marks = readonly [low: number, high: number];

function marksOf(digest: string): Marks {
  let [low, high] = [0x811c9dc5, 0x9e3779b1];
  for (let at = 0; at < digest.length; at += 1) {
    const code = digest.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(((high << 5) | (high >>> 27)) ^ code, 0x85ebca6b);
  }
  return [low | 0, high | 0];
}

const ID_LENGTH = 36;

/** Entries in the order in which they came, up to `size` (a power of two), found by chains through their low marks. */
class Rows {
  readonly size: number;
  used = 0;
  readonly #ids: Buffer;
  /** Of a deleted entry: NaN. */
  readonly #times: Float64Array;
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  /** Number of the row that has the same chain and came before, from 1; 0 at the end. */
  readonly #next: Int32Array;
  readonly #chains: Int32Array;

  constructor(size: number) {
    this.size = size;
    this.#ids = Buffer.alloc(size * ID_LENGTH);
    this.#times = new Float64Array(size);
    this.#low = new Int32Array(size);
    this.#high = new Int32Array(size);
    this.#next = new Int32Array(size);
    this.#chains = new Int32Array(size);
  }

  /** Number of the newest row with these marks, from 1; 0 if there is none. */
  find([low, high]: Marks): number {
    let row = this.#chains[low & (this.size - 1)] ?? 0;
    while (row > 0 && (this.#low[row - 1] !== low || this.#high[row - 1] !== high))
      row = this.#next[row - 1] ?? 0;
    return row;
  }

  add([low, high]: Marks, { id, at }: Entry): void {
    const chain = low & (this.size - 1);
    const row = this.used;
    this.#low[row] = low;
    this.#high[row] = high;
    this.#times[row] = at;
    this.#ids.write(id, row * ID_LENGTH, ID_LENGTH, 'latin1');
    this.#next[row] = this.#chains[chain] ?? 0;
    this.used += 1;
    this.#chains[chain] = this.used;
  }

  entry(row: number): Entry | undefined {
    const at = this.#times[row - 1];
    if (at === undefined || Number.isNaN(at)) return undefined;
    return { id: this.#ids.toString('latin1', (row - 1) * ID_LENGTH, row * ID_LENGTH), at };
  }

  drop(row: number): void {
    if (row > 0) this.#times[row - 1] = Number.NaN;
  }

  /** The same entries with twice the room. */
  grown(): Rows {
    const larger = new Rows(this.size * 2);
    for (let row = 1; row <= this.used; row += 1) {
      const entry = this.entry(row);
      if (entry) larger.add([this.#low[row - 1] ?? 0, this.#high[row - 1] ?? 0], entry);
    }
    return larger;
  }
}

/** Room in the beginning; few practices ever need more. */
const FIRST = 256;

/** @param most entries kept at most, a power of two; at least the newest half of them is always there */
export function createDigests(most: number): Digests {
  const half = most / 2;
  let young = new Rows(Math.min(FIRST, half));
  let old = new Rows(1);

  return {
    get(digest) {
      const marks = marksOf(digest);
      const row = young.find(marks);
      if (row > 0) return young.entry(row);
      return old.entry(old.find(marks));
    },
    set(digest, entry) {
      if (young.used === young.size) {
        if (young.size < half) young = young.grown();
        else [old, young] = [young, new Rows(half)];
      }
      young.add(marksOf(digest), entry);
    },
    delete(digest) {
      const marks = marksOf(digest);
      young.drop(young.find(marks));
      old.drop(old.find(marks));
    },
  };
}
