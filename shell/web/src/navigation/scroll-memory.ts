const STORAGE_KEY = 'travesia:scroll';

/** How many entries of the session history are remembered. */
const ENTRIES_LIMIT = 50;

/** Where the window was scrolled to, by history entry; survives a reload. */
export class ScrollMemory {
  readonly #window: Window;
  readonly #positions: Map<string, number>;

  constructor(window: Window) {
    this.#window = window;
    this.#positions = new Map(this.#stored());
    window.addEventListener('pagehide', () => this.#store());
  }

  remember(key: string): void {
    this.#positions.delete(key);
    this.#positions.set(key, this.#window.scrollY);
  }

  recall(key: string): number | undefined {
    return this.#positions.get(key);
  }

  #stored(): [string, number][] {
    try {
      const stored: unknown = JSON.parse(this.#window.sessionStorage.getItem(STORAGE_KEY) ?? '[]');
      return Array.isArray(stored) ? stored : [];
    } catch {
      return [];
    }
  }

  #store(): void {
    try {
      const entries = [...this.#positions].slice(-ENTRIES_LIMIT);
      this.#window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(entries));
    } catch {
      // Storage may be full or forbidden; the page then opens at its top.
    }
  }
}
