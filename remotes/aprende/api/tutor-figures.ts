import type { HintRung } from '@travesia/contracts/slices';
import type { TutorVoice } from './tutor.ts';

/** Students behind a figure at least; of fewer nothing is told. */
export const FIGURE_STUDENTS_LEAST = 20;

/** Whether help helped: the next question of the same content that was answered without any. */
export interface HelpFigure {
  readonly rung: HintRung;
  readonly voice: TutorVoice;
  /**
   * Answers without help that came after help with their content, each counted once: for the highest rung since the answer
   * before it.
   */
  readonly followed: number;
  /** Of those, right without help; `null` where fewer students than {@link FIGURE_STUDENTS_LEAST} are behind it. */
  readonly right: number | null;
}

export interface TutorFiguresAnswer {
  /** Calendar day in Chile up to which is counted: `2026-11-28`. */
  readonly through: string;
  readonly help: readonly HelpFigure[];
  /** The same of the same students without the tutor: the question after a wrong answer, of contents that it did not help them with. */
  readonly withoutHelp: { readonly followed: number; readonly right: number | null };
  /** Sentences of the model, those that the filter held back because they gave a key away, and reports of students. */
  readonly model: { readonly sentences: number; readonly heldBack: number; readonly reported: number };
}
