import type { WritableStore } from '../store/writable-store.ts';

/** What a command did: for people, and for programs with `--json`. */
export interface Outcome {
  readonly text: string;
  readonly data: unknown;
  /** False where it did its work and what it found is bad. */
  readonly ok?: boolean;
}

/** What a command works with. */
export interface Command {
  readonly store: WritableStore;
  /** For the history. */
  readonly why: { readonly reason?: string };
  /** A line about work that takes long. */
  readonly say: (line: string) => void;
}
