/** The PAES is sat twice for one process of admission. */
export const SITTING_ROUNDS = ['winter', 'regular'] as const;

/** One time that the PAES is sat. Its dates, once published, are those of its step in `ADMISSION_CALENDAR`. */
export interface Sitting {
  /** Process of admission: 2027 is Admisión 2027, whose tests are sat in 2026. */
  readonly year: number;
  readonly round: (typeof SITTING_ROUNDS)[number];
}
