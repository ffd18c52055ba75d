import { LRUCache } from '@travesia/kit-service';

/**
 * Keeps what is costly to make, up to `limit` bytes; what was used longest ago goes first, and nothing for what does not fit.
 * Callers that ask for the same at once wait for one making; a failed one is not kept.
 */
export class ByteCache<V extends object | string> {
  readonly #kept: LRUCache<string, V>;
  /** Beside what is kept: a making that could be evicted would leave who waits for it without an answer. */
  readonly #making = new Map<string, Promise<V>>();
  #made = 0;

  constructor(limit: number, sizeOf: (value: V) => number) {
    // An empty value has a key all the same, and so counts as one byte.
    this.#kept = new LRUCache({ maxSize: limit, sizeCalculation: (value) => Math.max(1, sizeOf(value)) });
  }

  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  /** How often something was made, since the start. */
  get made(): number {
    return this.#made;
  }

  async get(key: string, make: () => Promise<V>): Promise<V> {
    return this.#kept.get(key) ?? this.#making.get(key) ?? this.#make(key, make);
  }

  #make(key: string, make: () => Promise<V>): Promise<V> {
    this.#made += 1;
    const making = make()
      .then((value) => {
        this.#kept.set(key, value);
        return value;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }
}
