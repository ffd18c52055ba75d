export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** One thing that the checks look at. Prints what is wrong, with what to do about it. */
export interface Step {
  /** What `--only` takes. */
  readonly name: string;
  /** Steps without whose success this one would only repeat their failure. */
  readonly needs?: readonly string[];
  run(): Promise<Tally>;
}

/** The tally of a check that is one yes or no. */
export function tally(ok: boolean): Tally {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
