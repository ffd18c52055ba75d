export type NavigationType = 'initial' | 'push' | 'replace' | 'pop';

export interface AppLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** Identifies the entry of the session history. */
  readonly key: string;
  readonly navigation: NavigationType;
}

interface EntryState {
  readonly key: string;
  /** Place in the session history, to know how far a blocked step has to be taken back. */
  readonly index: number;
}

function readState(state: unknown): EntryState | null {
  if (typeof state !== 'object' || state === null || !('key' in state) || !('index' in state)) return null;
  return typeof state.key === 'string' && typeof state.index === 'number'
    ? { key: state.key, index: state.index }
    : null;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/**
 * The browser's session history. It asks before leaving a page that holds unsaved work, also when the student presses
 * "back".
 */
export class AppHistory {
  readonly #window: Window;
  readonly #listeners = new Set<(location: AppLocation) => void>();
  readonly #questions: string[] = [];
  #state: EntryState;
  #location: AppLocation;
  #stepsToIgnore = 0;

  constructor(window: Window) {
    this.#window = window;
    this.#state = readState(window.history.state) ?? { key: newKey(), index: 0 };
    window.history.replaceState(this.#state, '');
    window.history.scrollRestoration = 'manual';
    this.#location = this.#read('initial');
    window.addEventListener('popstate', () => this.#popped());
    window.addEventListener('beforeunload', (event) => {
      if (this.#questions.length > 0) event.preventDefault();
    });
  }

  get location(): AppLocation {
    return this.#location;
  }

  subscribe(listener: (location: AppLocation) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  push(to: string): void {
    const url = this.#resolve(to);
    if (!this.#mayLeaveFor(url)) return;
    // As browsers do: going where one is adds no step to take back.
    if (url.href === this.#window.location.href) this.#overwrite(url);
    else {
      this.#state = { key: newKey(), index: this.#state.index + 1 };
      this.#window.history.pushState(this.#state, '', url);
    }
    this.#moved('push');
  }

  replace(to: string): void {
    const url = this.#resolve(to);
    if (this.#mayLeaveFor(url)) this.redirect(url.href);
  }

  /** Replaces an address that the student has agreed to go to: they are not asked once more. */
  redirect(to: string): void {
    this.#overwrite(this.#resolve(to));
    this.#moved('replace');
  }

  /** Asks `question` before every step to another path until the returned function is called. */
  block(question: string): () => void {
    this.#questions.push(question);
    return () => {
      const at = this.#questions.indexOf(question);
      if (at >= 0) this.#questions.splice(at, 1);
    };
  }

  /** Whether the student would be asked. */
  get isBlocked(): boolean {
    return this.#questions.length > 0;
  }

  #resolve(to: string): URL {
    const url = new URL(to, this.#window.location.href);
    if (url.origin !== this.#window.location.origin) throw new Error(`navigate: ${url.origin} is not our origin`);
    return url;
  }

  #overwrite(url: URL): void {
    this.#state = { key: newKey(), index: this.#state.index };
    this.#window.history.replaceState(this.#state, '', url);
  }

  /** Query and hash change within a page; its path is left. */
  #mayLeaveFor({ pathname }: { readonly pathname: string }): boolean {
    const question = this.#questions.at(-1);
    return question === undefined || pathname === this.#location.pathname || this.#window.confirm(question);
  }

  #popped(): void {
    if (this.#stepsToIgnore > 0) {
      this.#stepsToIgnore -= 1;
      return;
    }
    // An entry without our state was made by the browser: a link to a place in this page.
    const state = readState(this.#window.history.state) ?? { key: newKey(), index: this.#state.index + 1 };
    if (!this.#mayLeaveFor(this.#window.location)) {
      this.#stepsToIgnore += 1;
      this.#window.history.go(this.#state.index - state.index);
      return;
    }
    this.#state = state;
    this.#window.history.replaceState(state, '');
    this.#moved('pop');
  }

  #read(navigation: NavigationType): AppLocation {
    const { pathname, search, hash } = this.#window.location;
    return { pathname, search, hash, key: this.#state.key, navigation };
  }

  #moved(navigation: NavigationType): void {
    this.#location = this.#read(navigation);
    for (const listener of [...this.#listeners]) listener(this.#location);
  }
}
