/** In the tab's storage once the application has lived there. */
export const SCROLL_STORAGE_KEY = 'travesia:scroll';

/** How many entries of the session history are remembered. */
const ENTRIES_LIMIT = 50;

/** Where the window was scrolled to, by history entry; survives a reload. */
export class ScrollMemory {
  readonly #window: Window;
  readonly #positions: Map<string, number>;
  #shown: string | undefined;

  constructor(window: Window) {
    this.#window = window;
    this.#positions = this.#stored();
    window.addEventListener('pagehide', () => this.#store());
  }

  /** The page of the entry `key` is on the screen. */
  show(key: string): void {
    this.#shown = key;
  }

  /** The entry on the screen is left. One that was never shown keeps no position. */
  leave(): void {
    this.#note();
    this.#shown = undefined;
  }

  recall(key: string): number | undefined {
    return this.#positions.get(key);
  }

  #note(): void {
    if (this.#shown === undefined) return;
    this.#positions.delete(this.#shown);
    this.#positions.set(this.#shown, this.#window.scrollY);
  }

  #stored(): Map<string, number> {
    try {
      return new Map(JSON.parse(this.#window.sessionStorage.getItem(SCROLL_STORAGE_KEY) ?? '[]'));
    } catch {
      return new Map();
    }
  }

  #store(): void {
    this.#note();
    try {
      const entries = [...this.#positions].slice(-ENTRIES_LIMIT);
      this.#window.sessionStorage.setItem(SCROLL_STORAGE_KEY, JSON.stringify(entries));
    } catch {
      // Storage may be full or forbidden; the page then opens at its top.
    }
  }
}
