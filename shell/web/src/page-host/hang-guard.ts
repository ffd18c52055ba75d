/** Key, in the tab's own storage, of what is being opened. */
const STORAGE_KEY = 'travesia-abriendo';

/** Why a page was not even tried. */
export class NeverEnded extends Error {
  constructor() {
    super('its code did not come to an end the last time');
  }
}

/**
 * Remembers, beyond the life of the document, that a page was being opened. Code that never ends
 * takes the whole tab with it, and its address would do so again with every reload: no deadline
 * runs in a thread that is busy. What is left of it is this mark, because a document that is left
 * in good order removes it.
 */
export class HangGuard {
  readonly #storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
  /** Of the document before, until it is tried again. */
  #stuck: string | null = null;

  /** `storage` may be refused by the browser. */
  constructor(storage: () => Storage, target: Pick<Window, 'addEventListener'>) {
    try {
      this.#storage = storage();
      this.#stuck = this.#storage.getItem(STORAGE_KEY);
      this.#storage.removeItem(STORAGE_KEY);
    } catch {
      this.#storage = undefined;
    }
    target.addEventListener('pagehide', () => this.#storage?.removeItem(STORAGE_KEY));
  }

  /** Whether opening `key` never came to an end in the document before: it would take this one, too. */
  isStuck(key: string): boolean {
    return this.#stuck === key;
  }

  /** Whoever looks wants to try it again. */
  forgive(key: string): void {
    if (this.#stuck === key) this.#stuck = null;
  }

  enter(key: string): void {
    try {
      this.#storage?.setItem(STORAGE_KEY, key);
    } catch {
      // Full: this page opens unguarded.
    }
  }

  leave(key: string): void {
    if (this.#storage?.getItem(STORAGE_KEY) === key) this.#storage.removeItem(STORAGE_KEY);
  }
}
