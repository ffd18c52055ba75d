import { chooseNeighbour, chooseQuestion } from './choose-question.ts';
import {
  CHANCE_QUESTION_FROM,
  CHANCE_QUESTION_TO,
  CONFIRMED_AFTER,
  GAIN_MIN,
  GAIN_MIN_LATER,
  KNOWN_FROM,
  LOST_BY_ONE_ANSWER,
  QUESTIONS_MAX,
  QUESTIONS_MIN,
  QUESTIONS_SOFT_MAX,
  SLIPS_MOST,
  SLOW_TIMES,
  SURPRISE_FROM,
} from './constants.ts';
import type { KnowledgeModel } from './knowledge-model.ts';
import { ANSWER_MODEL, type AnswerModel, doubted, likelihoods, type Outcome, openPosterior } from './posterior.ts';
import { type RightShare, rightShare } from './right-share.ts';
import { type KnowledgeStates, uniformFrom } from './sample-states.ts';

/**
 * Why a question is asked: it tells most; it stands close to one whose wrong answer may have been a slip; chance chose it, to
 * measure the engine.
 */
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

export interface Question {
  readonly contentId: string;
  readonly purpose: QuestionPurpose;
}

export type DiagnosticStep = ({ readonly kind: 'ask' } & Question) | { readonly kind: 'end'; readonly why: EndReason };

/** One student's way through, answer by answer. */
export interface DiagnosticRun {
  /** From its beginning. @param seed of the student: decides which question chance draws, and when. */
  restart(seed: number): void;
  give(answer: GivenAnswer): void;
  /** The question that comes next, whether or not it is worth asking; `null` where none is left. */
  ask(absent?: readonly string[]): Question | null;
  /** The same, or that it has ended. */
  next(absent?: readonly string[]): DiagnosticStep;
  /** Chances by place of the content. */
  chances(): Float64Array;
  chance(contentId: string): number;
  ability(): Diagnosis['ability'];
  /** Weight of each sampled state; they sum to 1. */
  weights(): Float64Array;
}

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

interface Weighed {
  readonly place: number;
  readonly outcome: Outcome;
  /** Right after very long, or wrong against all expectation and not confirmed. */
  isDoubtful: boolean;
  /** Wrong, and no slip as far as anybody asks: another answer said so, or it is that other one. */
  isSettled: boolean;
}

/** Questions before the last one from which on no slip waits for its confirmation. */
const LEFT_TO_CONFIRM = 2;

export function openRun(
  model: KnowledgeModel,
  states: KnowledgeStates,
  answerModel: AnswerModel = ANSWER_MODEL,
): DiagnosticRun {
  const places = new Map(model.contents.map((id, place) => [id, place]));
  const placeOf = (contentId: string): number => {
    const place = places.get(contentId);
    if (place === undefined) throw new RangeError(`the diagnostic has no content ${contentId}`);
    return place;
  };
  const posterior = openPosterior(states);
  /** What all answers but one say. */
  const others = openPosterior(states);
  const isTaken = new Uint8Array(model.contents.length);
  let weighed: Weighed[] = [];
  /** Surprising answers that no other confirmed so far, each by its number. */
  let surprising: number[] = [];
  let isMeasured = false;
  /** Of the question that would come next. */
  let gain = 0;
  let chanceAt = 0;
  let chanceDraw = 0;

  function weigh({ place, outcome, isDoubtful }: Weighed, by = posterior): void {
    const plain = likelihoods(outcome, answerModel);
    by.give(place, isDoubtful ? doubted(plain) : plain);
  }

  function weighOthers(than: Weighed): void {
    others.reset();
    for (const answer of weighed) if (answer !== than) weigh(answer, others);
  }

  /** The wrong answer that by itself takes most contents, where that is much and nothing confirmed it. */
  function costliest(): Weighed | undefined {
    const wrong = weighed.filter(({ outcome, isSettled }) => outcome === 'wrong' && !isSettled);
    if (wrong.length === 0 || wrong.length > SLIPS_MOST) return;
    const known = posterior.known();
    let [worst, most]: [Weighed | undefined, number] = [undefined, LOST_BY_ONE_ANSWER];
    // What none of them says is weighed once.
    others.reset();
    for (const answer of weighed) if (!wrong.includes(answer)) weigh(answer, others);
    others.mark();
    for (const answer of wrong) {
      others.back();
      for (const other of wrong) if (other !== answer) weigh(other, others);
      const lost = others.known() - known;
      if (lost > most) [worst, most] = [answer, lost];
    }
    return worst;
  }

  /** What follows from a content close to one that was answered wrongly: a second wrong answer, and the first counts whole. */
  function confirm(outcome: Outcome): void {
    const first = surprising.length > 0 ? weighed[surprising.shift() ?? -1] : costliest();
    if (!first) return;
    first.isSettled = true;
    const isDoubtful = outcome === 'correct';
    if (first.isDoubtful === isDoubtful) return;
    first.isDoubtful = isDoubtful;
    posterior.reset();
    for (const answer of weighed) weigh(answer);
  }

  const leastGain = () => (weighed.length >= QUESTIONS_SOFT_MAX ? GAIN_MIN_LATER : GAIN_MIN);

  function ask(absent: readonly string[] = []): Question | null {
    const cannot = Uint8Array.from(isTaken);
    for (const contentId of absent) cannot[placeOf(contentId)] = 1;
    const asking = (place: number, purpose: QuestionPurpose) => ({
      contentId: model.contents[place] as string,
      purpose,
    });
    if (weighed.length >= chanceAt && !isMeasured) {
      const left = [...cannot.keys()].filter((place) => cannot[place] !== 1 && model.asked[place]);
      const place = left[Math.floor(chanceDraw * left.length)];
      if (place !== undefined) return asking(place, 'measures');
    }
    const choice = chooseQuestion(model, states, posterior, cannot, answerModel);
    if (!choice) return null;
    gain = choice.gain;
    const [first] = surprising;
    const isLearnt = weighed.length >= QUESTIONS_MIN && gain < leastGain();
    if (first !== undefined && (isLearnt || weighed.length > first + CONFIRMED_AFTER)) {
      const { place } = weighed[first] as Weighed;
      return asking(chooseNeighbour(model, states, posterior, cannot, place), 'confirms');
    }
    if (first === undefined && (isLearnt || weighed.length >= QUESTIONS_MAX - LEFT_TO_CONFIRM)) {
      const costly = costliest();
      if (costly) {
        // What is close to it, this answer itself makes look unknown: it is seen by what the others say.
        weighOthers(costly);
        return asking(chooseNeighbour(model, states, others, cannot, costly.place), 'confirms');
      }
    }
    return asking(choice.place, 'informs');
  }

  return {
    chances: posterior.chances,
    ability: posterior.ability,
    weights: posterior.weights,
    chance: (contentId) => posterior.chance(placeOf(contentId)),

    restart(seed) {
      posterior.reset();
      isTaken.fill(0);
      weighed = [];
      surprising = [];
      isMeasured = false;
      const uniform = uniformFrom(seed);
      chanceAt = CHANCE_QUESTION_FROM + Math.floor(uniform() * (CHANCE_QUESTION_TO - CHANCE_QUESTION_FROM + 1));
      chanceDraw = uniform();
    },

    give({ contentId, purpose, outcome, times }) {
      const place = placeOf(contentId);
      if (purpose === 'confirms') confirm(outcome);
      const isSlow = outcome === 'correct' && (times ?? 0) > SLOW_TIMES;
      const isSurprising = outcome === 'wrong' && purpose !== 'confirms' && posterior.chance(place) >= SURPRISE_FROM;
      if (isSurprising) surprising.push(weighed.length);
      const answer = { place, outcome, isDoubtful: isSlow || isSurprising, isSettled: purpose === 'confirms' };
      weighed.push(answer);
      weigh(answer);
      isTaken[place] = 1;
      isMeasured ||= purpose === 'measures';
    },

    ask,

    next(absent = []) {
      if (weighed.length >= QUESTIONS_MAX) return { kind: 'end', why: 'enough' };
      const question = ask(absent);
      if (!question) return { kind: 'end', why: 'exhausted' };
      if (question.purpose === 'informs' && weighed.length >= QUESTIONS_MIN && gain < leastGain()) {
        return { kind: 'end', why: 'learnt' };
      }
      return { kind: 'ask', ...question };
    },
  };
}

/**
 * @param seed of the student
 * @param run which engines of the same states may share: each begins it anew, and leaves nothing in it
 */
export function createDiagnostic(
  model: KnowledgeModel,
  states: KnowledgeStates,
  seed: number,
  run: DiagnosticRun = openRun(model, states),
): DiagnosticEngine {
  function after(answers: readonly GivenAnswer[]): DiagnosticRun {
    run.restart(seed);
    for (const answer of answers) run.give(answer);
    return run;
  }

  return {
    next: (answers, absent) => after(answers).next(absent),

    diagnose(answers) {
      const run = after(answers);
      const chances = run.chances();
      const asked = new Set(answers.map(({ contentId }) => contentId));
      return {
        contents: model.contents.map((contentId, place) => ({
          contentId,
          probability: chances[place] as number,
          asked: asked.has(contentId),
        })),
        ability: run.ability(),
      };
    },

    rightShare: (answers, questions) => rightShare(states, after(answers).weights(), questions),

    wasRight(answers) {
      const at = answers.findIndex(({ purpose }) => purpose === 'measures');
      const measured = answers[at];
      if (!measured) return null;
      const expected = after(answers.slice(0, at)).chance(measured.contentId) >= KNOWN_FROM;
      return expected === (measured.outcome === 'correct');
    },
  };
}
