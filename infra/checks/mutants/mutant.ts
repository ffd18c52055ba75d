/** What a fault takes away. Each has mutants of its own. */
export const MUTANT_KINDS = [
  'sources',
  'page',
  'bytes',
  'session',
  'answers',
  'data',
  'release',
  'service',
  'bank',
] as const;

export type MutantKind = (typeof MUTANT_KINDS)[number];

/** One small change that somebody could make by mistake, and where `npm test` has to say so. */
export interface Mutant {
  /** In kebab-case. */
  readonly name: string;
  readonly kind: MutantKind;
  /** Relative to the project. */
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** Arguments of `npm test` that are to fail, as narrow as the fault allows. */
  readonly check: readonly string[];
  /** Stands in what that prints of what failed: the fault is found, and not something else. */
  readonly expect: string;
}
