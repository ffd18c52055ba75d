import type { Factor } from '@travesia/kit-paes';

/** `own`: as the student says. `official`: of a test that was sat. What practice in Travesía says is kept where it was practised. */
export const SCORE_KINDS = ['own', 'official'] as const;

export type ScoreKind = (typeof SCORE_KINDS)[number];

/** The PAES is sat twice for one process of admission. */
export const SCORE_ROUNDS = ['regular', 'winter'] as const;

export interface ScoreProcess {
  /** Year of entry: 2026 is Admisión 2026. */
  readonly year: number;
  readonly round: (typeof SCORE_ROUNDS)[number];
}

/** Official scores hold for two processes; years around them are mistakes. The PAES began with Admisión 2023. */
export const SCORE_YEAR_MIN = 2023;
export const SCORE_YEAR_MAX = 2099;

export interface StudentScore {
  readonly kind: ScoreKind;
  /** Of official scores alone. */
  readonly process?: ScoreProcess;
  readonly factor: Factor;
  /** Whole, on the scale of the PAES. */
  readonly value: number;
  /** When it was set, as ISO 8601. Services of before leave it out. */
  readonly updatedAt?: string;
}

export interface ScoresAnswer {
  readonly scores: readonly StudentScore[];
}

/**
 * What it names is so from then on, `null` for a score that the student takes back; what it does not name stays. So two
 * devices that change different scores lose nothing, and sending it twice changes nothing.
 */
export interface ScoresBody {
  /** Asked for with official scores, refused with others. */
  readonly process?: ScoreProcess;
  readonly scores: Readonly<Partial<Record<Factor, number | null>>>;
}
