import type { Random } from '@travesia/content-item-model';
import type { Figure, RichText } from '@travesia/content-markup';
import type { ContentId } from '@travesia/contracts/temario';
import type Fraction from 'fraction.js';
import type { AuthoredStep } from './entered-steps.ts';

/** What an author guesses before anybody has answered: 1 almost everybody gets it right, 5 hardly anybody. */
export type Difficulty = 1 | 2 | 3 | 4 | 5;

/**
 * What an option stands for, so that two options can never mean the same: an exact number, an approximate one (roots,
 * π), or words in one canonical form (`x^2-9`, `Solo I`).
 */
export type AnswerValue = Fraction | number | string;

export interface Answer {
  readonly text: RichText;
  readonly value: AnswerValue;
  /** Only in items of `fixedOrder`: place of the option, from 0. */
  readonly position?: number;
}

/** Where a fact comes from: `name` as one would cite it, `detail` what was taken from it. */
export interface Source {
  readonly name: string;
  readonly detail?: string;
}

export interface SolutionStep {
  /** At most 60 characters: what is done in this step. */
  readonly title: string;
  readonly text: RichText;
}

interface Classified {
  /** Lowercase with hyphens, begins with the test: `m1-descuento-inverso`. Never changes, never used again. */
  readonly id: string;
  /** Raised by one whenever what a student could see or what is right changes. */
  readonly version: number;
  readonly content: ContentId;
  readonly otherContents?: readonly ContentId[];
  /** Id of a skill of the test. */
  readonly skill: string;
  readonly difficulty: Difficulty;
  /** Ciencias: part of the test it belongs to. */
  readonly module?: 'comun' | 'electivo';
  /** Options keep the places that the author gave them (`Solo I`, `(1) por sí sola`…). */
  readonly fixedOrder?: boolean;
  /** Where the facts of statement and figure come from. Required in Historia and Ciencias where figures are real. */
  readonly sources?: readonly Source[];
}

/** A wrong option: the output of one named mistake. */
export interface Distractor {
  /** Id in the subject's `mistakes.ts`. */
  readonly mistake: string;
  readonly text: RichText;
  /** One line to who chose it: names what happened and where to look again. At most 160 characters. */
  readonly feedback: RichText;
  readonly position?: number;
}

/** An item written once. `Historia`, `Lectura`, most of `Ciencias`. */
export interface AuthoredItem extends Classified {
  readonly kind: 'authored';
  /** Ends as a question. */
  readonly stem: RichText;
  readonly figure?: Figure;
  readonly key: { readonly text: RichText; readonly position?: number };
  /** Three, or four where the test has five options. */
  readonly distractors: readonly Distractor[];
  /** Why the key is right and the others are not, step by step; the last step states the key as its option does. */
  readonly solution: readonly SolutionStep[];
  /** Items on a text: sentences or parts of it, word by word, on which the key rests. */
  readonly evidence?: readonly string[];
}

/** A family of items that differ in their figures. `Parameters` is plain data. */
export interface ItemTemplate<Parameters extends object = object> extends Classified {
  readonly kind: 'template';
  parameters(random: Random): Parameters;
  /** Whether the draw makes a good item; at least 5 % of the draws must. */
  accepts?(parameters: Parameters): boolean;
  stem(parameters: Parameters): RichText;
  figure?(parameters: Parameters): Figure;
  key(parameters: Parameters): Answer;
  /** The key's value by another way than `key`: brute force, substitution, another formula. */
  oracle(parameters: Parameters): AnswerValue;
  readonly distractors: readonly TemplateDistractor<Parameters>[];
  /** The last step states the key as its option does. */
  solution(parameters: Parameters): readonly SolutionStep[];
  /** Two to five steps that students enter one by one; the last one is the key. They raise no version. */
  steps?(parameters: Parameters): readonly AuthoredStep[];
}

export interface TemplateDistractor<Parameters extends object> {
  readonly mistake: string;
  answer(parameters: Parameters): Answer;
  feedback(parameters: Parameters): RichText;
}

/** A text or source on which several items rest; they are asked together. */
export interface Stimulus {
  readonly kind: 'stimulus';
  /** `cl-la-ultima-lancha`. */
  readonly id: string;
  readonly version: number;
  readonly genre: 'literario' | 'argumentativo' | 'informativo' | 'mixto' | 'fuente';
  readonly title: string;
  /** Line under the title: what sort of text it is, by whom (ours: `Texto escrito para Travesía`). */
  readonly introduction: RichText;
  /** Paragraphs separated by blank lines; the page numbers them. */
  readonly text: RichText;
  readonly figures?: readonly Figure[];
  readonly sources?: readonly Source[];
  readonly items: readonly AuthoredItem[];
}

/** What students do wrong, by id: a name in their words, at most 80 characters. One list a subject. */
export type Mistakes = Readonly<Record<string, string>>;

export function defineItem(item: Omit<AuthoredItem, 'kind'>): AuthoredItem {
  return { kind: 'authored', ...item };
}

/** Only `parameters` says what a draw holds: the other parts may ask for less of it. */
export function defineTemplate<Parameters extends object>(
  template: Pick<ItemTemplate<Parameters>, 'parameters'> &
    Omit<ItemTemplate<NoInfer<Parameters>>, 'kind' | 'parameters'>,
): ItemTemplate<Parameters> {
  return { kind: 'template', ...template };
}

export function defineStimulus(stimulus: Omit<Stimulus, 'kind'>): Stimulus {
  return { kind: 'stimulus', ...stimulus };
}

export function defineMistakes<const Names extends Mistakes>(names: Names): Names {
  return names;
}
