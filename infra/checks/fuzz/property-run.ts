/** Names the file to which every property adds a line once it has run. */
export const PROPERTIES_VARIABLE = 'FUZZ_PROPERTIES_LOG';

/** One property that has run. */
export interface PropertyRun {
  readonly file: string;
  readonly test: string;
  readonly runs: number;
  /** Where the counterexample is, as fast-check names it; `null` where there is none. */
  readonly path: string | null;
}
