import type { AppealVerdict } from '../api/diagnostics.ts';
import type { GivenAnswer } from '../diagnostic/diagnostic.ts';
import type { Outcome } from '../diagnostic/posterior.ts';
import type { QuestionRow } from './diagnostic-store.ts';

/** Questions that decide “esto sí lo sé”. */
export const APPEAL_QUESTIONS = 2;

/** Chance at least that who answered both rightly knows the content: of those who guess, one in twenty does. */
export const KNOWN_BY_APPEAL = 0.95;

/** What so many outcomes decide; `null` while they are too few. */
function verdictOf(outcomes: readonly Outcome[]): AppealVerdict | null {
  if (outcomes.length < APPEAL_QUESTIONS) return null;
  return outcomes.every((outcome) => outcome === 'correct') ? 'known' : 'stays';
}

/** Where “esto sí lo sé” stands for a content. */
export interface Appeal {
  readonly outcomes: readonly Outcome[];
  /** The question that waits for an answer. */
  readonly open: QuestionRow | undefined;
  /** The bank has too few questions of it. */
  readonly isAbsent: boolean;
  readonly verdict: AppealVerdict | null;
}

type Told = QuestionRow & { readonly outcome: Outcome };

const isTold = (question: QuestionRow): question is Told => question.outcome !== null && question.outcome !== 'absent';

/** By content, in the order in which they were begun. */
export function appealsOf(questions: readonly QuestionRow[]): ReadonlyMap<string, Appeal> {
  const asked = questions.filter(({ purpose }) => purpose === 'appeals');
  return new Map(
    [...Map.groupBy(asked, ({ content }) => content)].map(([content, own]) => {
      const outcomes = own.filter(isTold).map(({ outcome }) => outcome);
      return [
        content,
        {
          outcomes,
          open: own.find(({ outcome }) => outcome === null),
          isAbsent: own.some(({ outcome }) => outcome === 'absent'),
          verdict: verdictOf(outcomes),
        },
      ];
    }),
  );
}

/** What the engine is told: its own questions, and those of an appeal that was right, which say more than what it inferred. */
export function givenBy(questions: readonly QuestionRow[]): readonly GivenAnswer[] {
  const appeals = appealsOf(questions);
  return questions.filter(isTold).flatMap(({ content, purpose, outcome, times }) => {
    const given = { contentId: content, outcome, ...(times !== null && { times }) };
    if (purpose !== 'appeals') return [{ ...given, purpose }];
    return appeals.get(content)?.verdict === 'known' ? [{ ...given, purpose: 'informs' as const }] : [];
  });
}
