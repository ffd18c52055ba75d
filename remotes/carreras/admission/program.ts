import type { Factor } from '@travesia/kit-paes';
import type { Area } from './area.ts';
import years from './data/years.json' with { type: 'json' };
import type { Region } from './region.ts';

/** Percent of each factor. They add up to 100 less the special test's, `hcs` and `cien` counted once where one is chosen. */
export type Weights = Readonly<Record<Factor, number>>;

/** From this process on the cut-offs say which programmes did not fill; before, nothing tells and `unfilled` is false. */
export const UNFILLED_KNOWN_SINCE = 2025;

/** Weighted score of the last applicant selected by the regular route in the first round of a process. */
export interface Cutoff {
  /** Year of entry: 2026 is Admisión 2026. */
  readonly year: number;
  readonly last: number;
  /** Fewer were selected than there were vacancies: the score is the lowest that applied, no bar. Not known, and false, in 2024. */
  readonly unfilled: boolean;
}

export interface VacanciesOfYear {
  readonly year: number;
  readonly vacancies: number;
}

/** Weighted score of the last applicant who enrolled, as the university publishes it; not comparable with a cut-off. */
export interface LastEnrolled {
  readonly year: number;
  readonly last: number;
}

/** What a programme asked for in an earlier process. */
export interface EarlierTerms {
  /** Year of entry. */
  readonly year: number;
  readonly weights: Weights;
  /** Null where it is not known. */
  readonly electiveChoice: boolean | null;
  /** Null where it is not known. */
  readonly specialTestWeight: number | null;
  /** Null where none was asked; absent where it is not known. */
  readonly minWeighted?: number | null;
  /** Null where it is not known. */
  readonly minAverageClM1: number | null;
}

/** One programme, as its newest process offers it. What each figure means and how sure it is: data/SOURCES.md. */
export interface Program {
  /** DEMRE's code: five digits, of which the first two are the university's. */
  readonly code: string;
  readonly universityCode: string;
  readonly name: string;
  readonly campus: string;
  /** The sources do not tell which of several campuses of one city this is. */
  readonly campusUncertain: boolean;
  readonly city: string;
  readonly region: Region;
  readonly area: Area;
  /** The family of careers it belongs to. */
  readonly career: string;
  /** SIES has no row of it yet: its family, area and city were read off its name and place. */
  readonly careerByName: boolean;
  /** `Diurna` or `Vespertina`; null where it is not known. */
  readonly schedule: string | null;
  /** Null where it is not known. */
  readonly durationSemesters: number | null;
  /** Newest process whose offer has it: {@link OFFER_YEAR}, or an earlier one for what is not offered any more. */
  readonly offeredIn: number;
  /** In the offer of no process before. */
  readonly isNew: boolean;
  /** Code of the programme that seems to follow one that is not offered any more: our inference. */
  readonly likelySuccessor: string | null;
  readonly weights: Weights;
  /** Historia and Ciencias are alternatives of the same weight: the better one counts. */
  readonly electiveChoice: boolean;
  readonly requiresM2: boolean;
  /** Percent that a test of the university's own weighs; 0 for all but a few programmes of the arts. */
  readonly specialTestWeight: number;
  /** A test of the university's own has to be taken, whatever it weighs. */
  readonly specialTestRequired: boolean;
  /** Regular vacancies of {@link Program.offeredIn}. */
  readonly vacancies: number;
  /** Newest first, the years that have it from 2023 on. */
  readonly vacanciesByYear: readonly VacanciesOfYear[];
  /** Lowest weighted score that may apply. */
  readonly minWeighted: number | null;
  /** Lowest mean of Competencia Lectora and M1 that may apply; null where it is not known. */
  readonly minAverageClM1: number | null;
  /** Newest first. */
  readonly cutoffs: readonly Cutoff[];
  /** Yearly tuition of 2026 in pesos; null where it is published in UF. */
  readonly tuition2026Clp: number | null;
  /** Yearly tuition of 2026 in UF, where the university publishes it so. */
  readonly tuition2026Uf: number | null;
  /** First-year students enrolled in 2026. */
  readonly enrolled2026: number | null;
  /** Mean PAES score of those enrolled in 2025. */
  readonly avgPaesEnrolled2025: number | null;
  readonly lastEnrolled: LastEnrolled | null;
  /** Of the processes before {@link Program.offeredIn} whose weights are known, newest first. */
  readonly earlierTerms: readonly EarlierTerms[];
}

/** Process of admission whose vacancies and weights the offer holds. */
export const OFFER_YEAR: number = years.offer;

/** Processes whose cut-offs the offer has, newest first. */
export const CUTOFF_YEARS: readonly number[] = years.cutoffs;

/** Newest process that has selected: {@link OFFER_YEAR} has not, while students prepare for it. */
export const CUTOFF_YEAR: number = Math.max(...CUTOFF_YEARS);

/** Nothing shorter leads to a professional title: the offer's two-year programmes are the beginning of one. */
export const SHORT_PLAN_SEMESTERS_MAX = 4;

/** Year whose yearly tuition the offer has. */
export const TUITION_YEAR = 2026;

export const isOffered = ({ offeredIn }: Pick<Program, 'offeredIn'>): boolean => offeredIn === OFFER_YEAR;

/** The cut-off of the newest process, whether or not it filled. */
export function latestCutoff(program: Program): Cutoff | undefined {
  return program.cutoffs[0];
}
