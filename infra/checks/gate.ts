/** What a gate of a team found in the builds. */
export interface GateResult {
  /** How many things it looked at. */
  readonly checked: number;
  /** A sentence for each thing that must not go out. */
  readonly findings: readonly string[];
}

/** What a team asks of all builds together: the default export of a `gates/*.gate.ts` beside its browser tests. */
export type Gate = () => Promise<GateResult>;
