/** Begins the names, in the origin's storage and among its locks, of what documents are opening. */
const PREFIX = 'travesia-abriendo:';

/** Why a page was not even tried. */
export class NeverEnded extends Error {
  constructor() {
    super('its code did not come to an end the last time');
  }
}

/** What the guard needs of the browser; a getter may throw where the browser refuses. */
export interface GuardedDocument {
  readonly storage: Storage;
  readonly locks: Pick<LockManager, 'request' | 'query'>;
  isVisible(): boolean;
  /** Of the tab's going out of sight, its return, and its end. */
  listen(event: 'visibilitychange' | 'pagehide', run: () => void): void;
  /** Differs from that of every other document. */
  newId(): string;
}

/**
 * Remembers, beyond the life of the document, that a page was being opened. Code that never ends
 * takes the whole tab with it, and its address would do so again with every visit: no deadline
 * runs in a thread that is busy. What is left of it is a mark that no living document holds the lock
 * of, because one that can still run removes its mark when it goes out of sight or ends.
 */
export class CrashLoopGuard {
  readonly #document: GuardedDocument | undefined;
  readonly #name: string = '';
  /** Of documents that are no more, until they are tried again. */
  readonly #stuck = new Set<string>();
  #opening: string | null = null;
  #release: (() => void) | undefined;
  /** While it is being found out whose marks there are; `null` where there are none. */
  readonly known: Promise<void> | null = null;

  constructor(open: () => GuardedDocument) {
    try {
      this.#document = open();
      this.#name = PREFIX + this.#document.newId();
      const marks = Object.keys(this.#document.storage).filter((name) => name.startsWith(PREFIX));
      if (marks.length > 0) this.known = this.#read(this.#document, marks);
      for (const event of ['visibilitychange', 'pagehide'] as const) {
        this.#document.listen(event, () => this.#mark(event === 'visibilitychange'));
      }
    } catch {
      // Refused: pages open unguarded.
      this.#document = undefined;
    }
  }

  /** Whether opening `key` never came to an end in a document before: it would take this one, too. */
  isStuck(key: string): boolean {
    return this.#stuck.has(key);
  }

  /** Whoever looks wants to try it again. */
  reset(key: string): void {
    this.#stuck.delete(key);
  }

  enter(key: string): void {
    this.#opening = key;
    this.#mark(true);
  }

  leave(key: string): void {
    if (this.#opening !== key) return;
    this.#opening = null;
    this.#mark(true);
  }

  async #read({ storage, locks }: GuardedDocument, marks: readonly string[]): Promise<void> {
    try {
      const { held = [], pending = [] } = await locks.query();
      const alive = new Set([...held, ...pending].map(({ name }) => name));
      for (const mark of marks.filter((name) => !alive.has(name))) {
        this.#stuck.add(storage.getItem(mark) ?? '');
        storage.removeItem(mark);
      }
    } catch {
      // Nothing is known of others.
    }
  }

  /** Makes mark and lock say what is being opened in sight. */
  #mark(stays: boolean): void {
    if (!this.#document) return;
    const { storage, locks } = this.#document;
    try {
      if (this.#opening === null || !stays || !this.#document.isVisible()) {
        storage.removeItem(this.#name);
        this.#release?.();
        this.#release = undefined;
        return;
      }
      if (!this.#release) {
        const { promise, resolve } = Promise.withResolvers<void>();
        this.#release = resolve;
        locks.request(this.#name, () => promise).catch(() => undefined);
      }
      storage.setItem(this.#name, this.#opening);
    } catch {
      // Full: this page opens unguarded.
    }
  }
}
