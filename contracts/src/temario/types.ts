export type TestId = 'cl' | 'm1' | 'm2' | 'hcs' | 'ciencias';

/**
 * How far a fact can be trusted. `high`: the official document was read, or independent sources
 * agree; `medium`: one good source; `low`: indirect, a person must compare before relying on it.
 */
export type Confidence = 'high' | 'medium' | 'low';

/**
 * The smallest thing a lesson teaches and an item asks. Its id is stable: items, mastery and
 * prerequisites are stored under it, so a content may be renamed but never given another id.
 */
export interface Content {
  /** `test.axis.unit.content`, lowercase ASCII: `m1.numeros.porcentaje.calculo`. */
  readonly id: `${TestId}.${string}.${string}.${string}`;
  /** At most 60 characters. Not unique: two tests may call two contents alike. */
  readonly name: string;
  /** What the student can do with it: one sentence in our own words, at most 160 characters. */
  readonly summary: string;
  /** Present where the syllabus of that admission brought the content in. */
  readonly addedIn?: { readonly admissionYear: number; readonly confidence: Confidence };
}

export interface Unit {
  readonly id: `${TestId}.${string}.${string}`;
  readonly name: string;
  readonly contents: readonly Content[];
}

export interface Axis {
  readonly id: `${TestId}.${string}`;
  readonly name: string;
  readonly units: readonly Unit[];
}

/** What an item asks the student to do, across contents. */
export interface Skill {
  /** Unique inside its test; M1 and M2 share theirs. */
  readonly id: string;
  readonly name: string;
  readonly summary: string;
}

/** A part of a test that not everybody answers, or that is chosen. */
export interface TestModule {
  readonly id: string;
  readonly name: string;
  readonly items: number;
  readonly summary: string;
}

export interface TemarioSource {
  /** Name of the public document. */
  readonly name: string;
  readonly confidence: Confidence;
  /** What the confidence rests on, in Spanish. */
  readonly detail: string;
}

/** One test of the PAES, with its syllabus. Axes carry no weight: no official one is published. */
export interface TemarioTest {
  readonly id: TestId;
  readonly name: string;
  /** Every applicant takes it. */
  readonly mandatory: boolean;
  /** Questions that one student answers, pilot ones included. */
  readonly items: number;
  /** Questions that count for the score, as the syllabus says. */
  readonly scored: number;
  readonly minutes: number;
  /** Numbers of options that its questions have. */
  readonly options: readonly number[];
  readonly modules?: readonly TestModule[];
  /** Admission whose document the axes follow: entry to university in March of that year. */
  readonly admissionYear: number;
  readonly source: TemarioSource;
  /** Sentences in Spanish that a page about the test must not leave out. */
  readonly notes: readonly string[];
  readonly skills: readonly Skill[];
  readonly axes: readonly Axis[];
}
