import type { AskedQuestion } from './questions.ts';
import type { TestId } from './temario/types.ts';

/**
 * Rungs of the ladder of hints, from what a question asks to its whole solution:
 * 0 what is asked, 1 the idea, 2 the student's own mistake by its name (while the question is open how an answer is tested),
 * 3 the next step alone, 4 another question of the same kind worked out, 5 the whole solution. None below 5 tells the key.
 */
export const HINT_RUNGS = [0, 1, 2, 3, 4, 5] as const;

export type HintRung = (typeof HINT_RUNGS)[number];

/** What a rung says. Made of what people wrote: of the item, of its mistakes and of the lesson of its content. */
export interface Hint {
  readonly rung: HintRung;
  /** Plain text, at most 80 characters. */
  readonly title: string;
  /** HTML of our own making: paragraphs, MathML with its reading, figures. */
  readonly html: string;
  /** Where the idea is explained, where it comes from a lesson: id of the content and of the knowledge point. */
  readonly lesson?: { readonly content: string; readonly point: string };
}

/**
 * In what forms the key of a question would be given away. Only services have it: what writes to a student with words that
 * nobody checked beforehand looks for them. JSON.
 */
export interface KeyForms {
  /** Text of the option, plain. */
  readonly text: string;
  /** Its letter as the student sees it: `A`. Absent where no order was shown. */
  readonly letter?: string;
  /** Exact value as a fraction in lowest terms (`7/2`, `-3`), where the key is a number. */
  readonly value?: string;
  /** Unit or sign that stands beside the value in the option: `cm`, `%`, `$`. */
  readonly unit?: string;
  /** Texts of all options, plain, in the order in which the student sees them. */
  readonly options: readonly string[];
  /** Statement and what is written in its figure, plain: what stands there is known to the student. */
  readonly known: string;
  /** Of that the statement alone, where there is a figure: what can be read off it may be the answer. */
  readonly statement?: string;
  /** What it is read with, plain. Its numbers are known too; its words are what the key may be said with. */
  readonly reading?: string;
}

/**
 * `GET`, of our services alone, with the student for whom the call is: {@link TutorStandingAnswer}. Whether the tutor may
 * speak to them now.
 */
export const TUTOR_STANDING_PATH = '/api/ensayos/tutor/standing';

export interface TutorStandingAnswer {
  /** A simulacro of the student runs: nothing is told before it ends, of whatever question. */
  readonly closedBy: 'simulacro' | null;
}

/**
 * `POST` with {@link TutorQuestionBody}, of our services alone: {@link TutorQuestion}. The ladder of a question that was
 * asked of the student: of a graded attempt, of a practice that goes on, or one of {@link QUESTIONS_PATH}. 404 where it is
 * not the student's or cannot be helped with (simulacro, sample, diagnostic); 409 with {@link TutorClosedProblem} while a
 * simulacro runs. Telling a rung from 1 on of a question that is not answered makes its answer weaker evidence.
 */
export const TUTOR_QUESTION_PATH = '/api/ensayos/tutor/question';

export interface TutorQuestionBody {
  readonly attempt: string;
  readonly slot: number;
  /** As far as the ladder may be told now: nothing above it leaves the service. */
  readonly rung: HintRung;
}

export interface TutorQuestion {
  readonly content: string;
  readonly test: TestId;
  readonly question: Omit<AskedQuestion, 'id' | 'content'>;
  /** `open`: its answer is not known to the student yet. */
  readonly state: 'open' | 'answered';
  /** Ids of options. `key`: only of what is answered, `null` where a correction withdrew the question. */
  readonly chosen: string | null;
  readonly key?: string | null;
  readonly outcome?: 'correct' | 'wrong' | 'omitted';
  readonly mistake: { readonly id: string; readonly name: string } | null;
  /** From 0 to the one that was asked for, those that the question has. */
  readonly ladder: readonly Hint[];
  /** The highest that it may be helped with now: 4 while it is open. */
  readonly highest: HintRung;
  readonly secret: KeyForms;
  /** How many steps can be entered one by one, see {@link TUTOR_STEP_PATH}; 0 where none. */
  readonly steps: number;
}

/**
 * `POST` with {@link TutorStepBody}, of our services alone: {@link TutorStep}. A solution that the student enters step by
 * step: of the question itself once it is answered, of another draw of its template while it is open.
 */
export const TUTOR_STEP_PATH = '/api/ensayos/tutor/step';

export interface TutorStepBody {
  readonly attempt: string;
  readonly slot: number;
  /** From 0. */
  readonly step: number;
  /** What the student entered; absent to see what is asked. At most 200 characters. */
  readonly entered?: string;
}

export interface TutorStep {
  /** Statement that the steps are of, HTML: of the question, or of the other draw, which it says first. */
  readonly statement: string;
  readonly step: number;
  readonly steps: number;
  /** What is to be entered now, HTML. */
  readonly prompt: string;
  readonly entry: StepEntry;
  /**
   * Of what was entered. `slip`: the result of a named mistake. `not-read`: nobody understands it as what is asked.
   * `right` goes on: `prompt` and `entry` are those of the next step, or of the last one where it was the last.
   */
  readonly verdict?: 'right' | 'slip' | 'wrong' | 'not-read';
  /** HTML, with every verdict: what was done right, what the slip is, where it belongs or to look again, how to write it. */
  readonly feedback?: string;
  readonly mistake?: string;
  /** Every step was entered. */
  readonly isDone: boolean;
}

export type StepEntry =
  | { readonly kind: 'number'; readonly unit?: string }
  | { readonly kind: 'expression'; readonly variables: readonly string[] }
  | { readonly kind: 'equation'; readonly variables: readonly string[] }
  /** `entered` is its index. Texts are inline HTML. */
  | { readonly kind: 'choice'; readonly options: readonly string[] };

/** Member `reason` of the problem of a 409: a simulacro runs, and the tutor is silent until it ends. */
export const TUTOR_CLOSED_REASON = 'simulacro';

/** Page of the tutor, for whoever is signed in. */
export const TUTOR_PAGE = '/tutor';

/**
 * What one can bring to the tutor.
 * - `question`: of an attempt of the student's, `step` where one step of its solution is not understood.
 * - `content`: of the temario. - `lesson`: a knowledge point of one, `part` where a paragraph of its idea was meant.
 * - `words`: whatever the student types.
 */
export type TutorSubject =
  | { readonly kind: 'question'; readonly attempt: string; readonly slot: number; readonly step?: number }
  | { readonly kind: 'content'; readonly content: string }
  | { readonly kind: 'lesson'; readonly content: string; readonly point: string; readonly part?: number }
  | { readonly kind: 'words' };

/** Where the tutor speaks of something. Typed words never stand in an address. */
export function tutorAddress(subject: TutorSubject): `/${string}` {
  const query = new URLSearchParams();
  if (subject.kind === 'question') {
    query.set('intento', subject.attempt);
    query.set('pregunta', String(subject.slot + 1));
    if (subject.step !== undefined) query.set('paso', String(subject.step + 1));
  }
  if (subject.kind === 'content' || subject.kind === 'lesson') query.set('contenido', subject.content);
  if (subject.kind === 'lesson') {
    query.set('punto', subject.point);
    if (subject.part !== undefined) query.set('parrafo', String(subject.part + 1));
  }
  return query.size === 0 ? TUTOR_PAGE : `${TUTOR_PAGE}?${query}`;
}

/** Of the query of {@link tutorAddress}; `words` where it names nothing that can be. */
export function tutorSubjectOf(query: URLSearchParams): TutorSubject {
  const placeOf = (name: string) => {
    const text = query.get(name) ?? '';
    return /^[1-9]\d{0,2}$/.test(text) ? Number(text) - 1 : undefined;
  };
  const [attempt, slot, content, point] = [
    query.get('intento'),
    placeOf('pregunta'),
    query.get('contenido'),
    query.get('punto'),
  ];
  if (attempt !== null && slot !== undefined) {
    const step = placeOf('paso');
    return { kind: 'question', attempt, slot, ...(step !== undefined && { step }) };
  }
  if (content !== null && point !== null) {
    const part = placeOf('parrafo');
    return { kind: 'lesson', content, point, ...(part !== undefined && { part }) };
  }
  return content === null ? { kind: 'words' } : { kind: 'content', content };
}
