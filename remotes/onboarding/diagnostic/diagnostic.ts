import { chooseQuestion } from './choose-question.ts';
import {
  CHANCE_QUESTION_FROM,
  CHANCE_QUESTION_TO,
  GAIN_MIN,
  GAIN_MIN_LATER,
  KNOWN_FROM,
  QUESTIONS_MAX,
  QUESTIONS_MIN,
  QUESTIONS_SOFT_MAX,
  SLOW_TIMES,
  SURPRISE_FROM,
} from './constants.ts';
import type { KnowledgeModel } from './knowledge-model.ts';
import {
  ANSWER_MODEL,
  type AnswerModel,
  abilityOf,
  chanceOf,
  type Outcome,
  probabilities,
  type WeighedAnswer,
  weigh,
} from './posterior.ts';
import { type RightShare, rightShare } from './right-share.ts';
import { type KnowledgeStates, uniformFrom } from './sample-states.ts';

/** Why a question is asked: it tells most; a wrong answer may have been a slip; chance chose it, to measure the engine. */
export type QuestionPurpose = 'informs' | 'confirms' | 'measures';

export interface GivenAnswer {
  readonly contentId: string;
  readonly purpose: QuestionPurpose;
  readonly outcome: Outcome;
  /** Of the time that a question of it takes: 1 is as long as usual. Absent where nobody took it. */
  readonly times?: number;
}

/** `learnt`: little more is to be learnt; `enough`: as many as one asks of anybody; `exhausted`: nothing is left to ask. */
export type EndReason = 'learnt' | 'enough' | 'exhausted';

export interface Diagnosis {
  /** By content: chance that it is known, and whether it was asked or follows from others. */
  readonly contents: readonly { readonly contentId: string; readonly probability: number; readonly asked: boolean }[];
  /** In standard deviations of the population. */
  readonly ability: { readonly mean: number; readonly deviation: number };
}

export type DiagnosticStep =
  | { readonly kind: 'ask'; readonly contentId: string; readonly purpose: QuestionPurpose; readonly gain: number }
  | { readonly kind: 'end'; readonly why: EndReason };

export interface DiagnosticEngine {
  /**
   * What comes after these answers; the same for the same answers and seed.
   * @param absent contents of which there is no question
   */
  next(answers: readonly GivenAnswer[], absent?: readonly string[]): DiagnosticStep;
  diagnose(answers: readonly GivenAnswer[]): Diagnosis;
  /** What of a whole test with so many questions would be right. */
  rightShare(answers: readonly GivenAnswer[], questions: number): RightShare;
  /** Whether what the engine expected of the question drawn by chance came true; `null` where none was answered. */
  wasRight(answers: readonly GivenAnswer[]): boolean | null;
}

/** @param seed of the student: decides which question chance draws, and when. */
export function createDiagnostic(
  model: KnowledgeModel,
  states: KnowledgeStates,
  seed: number,
  answerModel: AnswerModel = ANSWER_MODEL,
): DiagnosticEngine {
  const places = new Map(model.contents.map((id, place) => [id, place]));
  const placeOf = (contentId: string): number => {
    const place = places.get(contentId);
    if (place === undefined) throw new RangeError(`the diagnostic has no content ${contentId}`);
    return place;
  };

  /** Answers as they are weighed: each in the light of those before it. */
  function weighed(answers: readonly GivenAnswer[]): readonly WeighedAnswer[] {
    const result: WeighedAnswer[] = [];
    answers.forEach(({ contentId, purpose, outcome, times }, at) => {
      const place = placeOf(contentId);
      const isConfirmed = answers.some(
        (later, there) => there > at && later.contentId === contentId && later.outcome !== 'correct',
      );
      const mayBeSlip = outcome === 'wrong' && purpose !== 'confirms' && !isConfirmed;
      const surprising = mayBeSlip && wasExpected(result, place);
      result.push({
        place,
        outcome,
        slow: outcome === 'correct' && (times ?? 0) > SLOW_TIMES,
        surprising,
        confirming: purpose === 'confirms',
      });
    });
    return result;
  }

  function wasExpected(before: readonly WeighedAnswer[], place: number): boolean {
    return chanceOf(states, weigh(states, before, answerModel), place) >= SURPRISE_FROM;
  }

  const uniform = uniformFrom(seed);
  const chanceAt = CHANCE_QUESTION_FROM + Math.floor(uniform() * (CHANCE_QUESTION_TO - CHANCE_QUESTION_FROM + 1));
  const chanceDraw = uniform();

  return {
    next(answers, absent = []) {
      const all = weighed(answers);
      const last = all.at(-1);
      if (answers.length >= QUESTIONS_MAX) return { kind: 'end', why: 'enough' };
      if (last?.surprising) {
        return { kind: 'ask', contentId: model.contents[last.place] as string, purpose: 'confirms', gain: 0 };
      }
      const weights = weigh(states, all, answerModel);
      const asked = [...new Set([...all.map(({ place }) => place), ...absent.map(placeOf)])];
      if (answers.length >= chanceAt && !answers.some(({ purpose }) => purpose === 'measures')) {
        const left = model.contents.filter((_, place) => !asked.includes(place));
        const contentId = left[Math.floor(chanceDraw * left.length)];
        if (contentId !== undefined) return { kind: 'ask', contentId, purpose: 'measures', gain: 0 };
      }
      const choice = chooseQuestion(model, states, weights, probabilities(states, weights), asked, answerModel);
      if (!choice) return { kind: 'end', why: 'exhausted' };
      const least = answers.length >= QUESTIONS_SOFT_MAX ? GAIN_MIN_LATER : GAIN_MIN;
      if (answers.length >= QUESTIONS_MIN && choice.gain < least) return { kind: 'end', why: 'learnt' };
      return { kind: 'ask', contentId: model.contents[choice.place] as string, purpose: 'informs', gain: choice.gain };
    },

    diagnose(answers) {
      const weights = weigh(states, weighed(answers), answerModel);
      const chances = probabilities(states, weights);
      const asked = new Set(answers.map(({ contentId }) => contentId));
      return {
        contents: model.contents.map((contentId, place) => ({
          contentId,
          probability: chances[place] as number,
          asked: asked.has(contentId),
        })),
        ability: abilityOf(states, weights),
      };
    },

    rightShare: (answers, questions) => rightShare(states, weigh(states, weighed(answers), answerModel), questions),

    wasRight(answers) {
      const at = answers.findIndex(({ purpose }) => purpose === 'measures');
      const measured = answers[at];
      if (!measured) return null;
      const weights = weigh(states, weighed(answers.slice(0, at)), answerModel);
      const expected = chanceOf(states, weights, placeOf(measured.contentId)) >= KNOWN_FROM;
      return expected === (measured.outcome === 'correct');
    },
  };
}
