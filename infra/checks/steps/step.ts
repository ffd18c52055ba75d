export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Of those that passed, how many did so at an earlier run, from which nothing that they depend on has changed. */
  readonly cached?: number;
}

/** What each of some folders counted. */
export type Tallies = Readonly<Record<string, Tally>>;

export type Print = (line: string) => void;

/** One thing that the checks look at. Prints what is wrong, with what to do about it. */
export interface Step {
  /** What `--steps` takes. */
  readonly name: string;
  /** Steps without whose success this one would only repeat their failure. */
  readonly needs?: readonly string[];
  /** It takes one processor at most, and nobody needs it: it runs while others do that leave one idle. */
  readonly isAside?: boolean;
  run(print: Print): Promise<Tally>;
}

/** The tally of a check that is one yes or no. */
export function tally(ok: boolean): Tally {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

export function sumOf(tallies: readonly Tally[]): Required<Tally> {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    cached: tallies.reduce((sum, { cached = 0 }) => sum + cached, 0),
  };
}
