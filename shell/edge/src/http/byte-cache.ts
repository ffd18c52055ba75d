/**
 * Keeps what is costly to make, up to `limit` bytes; what was used longest ago goes first.
 * Callers that ask for the same at once wait for one making; a failed one is not kept.
 */
export class ByteCache<V> {
  readonly #limit: number;
  readonly #sizeOf: (value: V) => number;
  readonly #kept = new Map<string, { readonly value: V; readonly bytes: number }>();
  readonly #making = new Map<string, Promise<V>>();
  #bytes = 0;
  #made = 0;

  constructor(limit: number, sizeOf: (value: V) => number) {
    this.#limit = limit;
    this.#sizeOf = sizeOf;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** How often something was made, since the start. */
  get made(): number {
    return this.#made;
  }

  async get(key: string, make: () => Promise<V>): Promise<V> {
    const kept = this.#kept.get(key);
    if (kept) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return kept.value;
    }
    const making = this.#making.get(key) ?? this.#make(key, make);
    return making;
  }

  #make(key: string, make: () => Promise<V>): Promise<V> {
    this.#made += 1;
    const making = make()
      .then((value) => {
        this.#keep(key, value);
        return value;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  #keep(key: string, value: V): void {
    const bytes = this.#sizeOf(value);
    // Nothing gives way to what does not fit.
    if (bytes > this.#limit) return;
    this.#kept.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const [oldest, entry] of this.#kept) {
      if (this.#bytes <= this.#limit) break;
      this.#kept.delete(oldest);
      this.#bytes -= entry.bytes;
    }
  }
}
