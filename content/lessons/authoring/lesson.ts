import type { GameLink, Manipulable } from '@travesia/content-lesson-model';
import type { Figure, RichText } from '@travesia/content-markup';
import type { ContentId } from '@travesia/contracts/temario';

/**
 * What teaches one content: an opening question that is never scored, three or four knowledge points, a summary. 12 to 20
 * minutes. The mixed question at the end comes from an older content and is chosen by who serves the lesson.
 */
export interface Lesson {
  readonly content: ContentId;
  /** Raised by one whenever what is asked or what is right changes. */
  readonly version: number;
  readonly minutes: number;
  readonly opening: Opening;
  /** Three or four, in the order in which they build on each other. */
  readonly points: readonly KnowledgePoint[];
  /** Three to five lines that one would write on a card. */
  readonly summary: readonly RichText[];
  /** Where facts come from. Required where the lesson names a year, a figure of the real world or a person. */
  readonly sources?: readonly LessonSource[];
}

export interface LessonSource {
  /** As one would cite it, with its author or institution. */
  readonly name: string;
  readonly year: number;
  /** What was taken from it. */
  readonly detail?: string;
}

/** A question to think about before anything is explained; where the content is conceptual, a problem. */
export interface Opening {
  readonly question: RichText;
  /** Two to four answers that people give; choosing one only opens `reveal`. */
  readonly guesses: readonly RichText[];
  /** What the lesson will show, at most 60 words. It may say which guess is right. */
  readonly reveal: RichText;
}

export interface KnowledgePoint {
  /** Lowercase with hyphens, unique in the lesson; links lead to it, so it never changes. */
  readonly id: string;
  /** At most 60 characters. */
  readonly title: string;
  /** The idea, at most 120 words. */
  readonly idea: RichText;
  readonly figure?: Figure;
  /** Something to move; its model and drawing belong to the page. */
  readonly manipulable?: Manipulable;
  /** A game to go to, opened in the state of which the point speaks. */
  readonly game?: GameLink;
  /** A text, a document or two sources side by side on which the point works. Our own unless `by` says whose. */
  readonly readings?: readonly Reading[];
  readonly example: WorkedExample;
  /** What goes wrong here: every named mistake of the bank for this content stands in one of the points. */
  readonly warnings: readonly Warning[];
  /** Two to five questions; two right in a row go on. */
  readonly checks: readonly Check[];
}

export interface Reading {
  readonly title: string;
  /** `Texto escrito para Travesía`, or author, work and year. */
  readonly by: string;
  /** At most 260 words; verses and lines of a play stand on lines of their own. */
  readonly text: RichText;
}

/** Correct from the first step to the last. Help fades by leaving out the last steps, so that each stands by itself. */
export interface WorkedExample {
  readonly problem: RichText;
  readonly figure?: Figure;
  /** Two to six. */
  readonly steps: readonly { readonly title: string; readonly text: RichText }[];
}

export interface Warning {
  /** Id of a named mistake of the bank. */
  readonly mistake: string;
  /** What happens and how to see it, at most 45 words. */
  readonly text: RichText;
}

export interface Check {
  /** Unique in the lesson; evidence is stored under it. */
  readonly id: string;
  /** Ends as a question. All that it asks about is on the screen: nobody sees the idea of its point beside it. */
  readonly question: RichText;
  readonly figure?: Figure | 'of-the-point';
  readonly key: RichText;
  /** Two or three. */
  readonly distractors: readonly {
    readonly text: RichText;
    /** To who chose it: what happened, at most 160 characters. */
    readonly feedback: RichText;
    /** Id of a named mistake, where it is one. */
    readonly mistake?: string;
  }[];
  /** Why the key is right, at most 80 words. */
  readonly explanation: RichText;
}

export function defineLesson(lesson: Lesson): Lesson {
  return lesson;
}
