import { plainText } from '@travesia/content-hints';
import type { AnsweredQuestion, AskedQuestion, Hint, HintRung } from '@travesia/contracts/slices';
import type { ConversationState, TurnPart, TutorSay } from '../api/tutor.ts';
import { afterTold, type LadderStanding, nextHintMs, nextRung } from './hint-ladder.ts';
import type { ContentMatch, LessonPart } from './lesson-index.ts';
import { saysAnswer } from './says-answer.ts';
import { helpParts, SAID } from './turn-texts.ts';
import { classifyWords } from './words/classify-words.ts';

/** A question that a conversation is about. */
export interface KeptQuestion {
  readonly attempt: string;
  readonly slot: number;
  readonly asked: AskedQuestion;
  /** Asked in the conversation, or in a practice or test of the student's. */
  readonly place: 'here' | 'elsewhere';
  readonly isAnswered: boolean;
  readonly steps: number;
}

/** What a conversation remembers between turns. JSON. */
export interface ConversationMemory {
  readonly content: string | null;
  readonly question: KeptQuestion | null;
  /** Of the question; as it is before any where there is none. */
  readonly ladder: LadderStanding;
}

/** What has to be found out before the tutor can speak. */
export type TurnPlan =
  | { readonly kind: 'said'; readonly parts: readonly TurnPart[] }
  /** `rung` is to be told: for the first time, or once more. `before` stands before it. */
  | { readonly kind: 'hint'; readonly rung: HintRung; readonly before: readonly TurnPart[] }
  | { readonly kind: 'answer'; readonly option: string | null }
  | { readonly kind: 'step'; readonly step: number; readonly entered: string | undefined }
  | { readonly kind: 'question'; readonly content: string }
  | { readonly kind: 'content'; readonly content: string }
  | { readonly kind: 'match'; readonly text: string };

/** What a turn says, and what is remembered after it. */
export interface TurnOutcome {
  readonly parts: readonly TurnPart[];
  readonly memory: ConversationMemory;
}

const NO_LADDER: LadderStanding = { rung: null, toldAt: null, tries: 0, highest: 5 };

/** While a question is open its solution is told by nobody. */
const HIGHEST_WHILE_OPEN: HintRung = 4;

const SOLUTION_RUNG: HintRung = 5;

/** Parts of a lesson that one turn shows: more is read in the lesson. */
const LESSON_PARTS_A_TURN = 2;

export const EMPTY_MEMORY: ConversationMemory = { content: null, question: null, ladder: NO_LADDER };

const isOpen = ({ question }: ConversationMemory) => question !== null && !question.isAnswered;

/** What is known of a question now, where it may have been answered or corrected elsewhere. */
export interface QuestionNews {
  readonly isAnswered: boolean;
  readonly steps: number;
  /** As far as it may be helped with. */
  readonly highest: HintRung;
}

export function refreshed(
  memory: ConversationMemory,
  { isAnswered, steps, highest }: QuestionNews,
): ConversationMemory {
  const { question, ladder } = memory;
  // While it is open its solution is told by nobody, whatever is said of it.
  const bounded = isAnswered ? highest : (Math.min(highest, HIGHEST_WHILE_OPEN) as HintRung);
  if (!question) return memory;
  return { ...memory, question: { ...question, isAnswered, steps }, ladder: { ...ladder, highest: bounded } };
}

/** The conversation turns to another question, of which nothing was told. Who answered it has tried. */
export function aboutQuestion(content: string, question: KeptQuestion, highest: HintRung): ConversationMemory {
  const ladder = { ...NO_LADDER, tries: question.isAnswered ? 1 : 0 };
  return refreshed({ content, question, ladder }, { ...question, highest });
}

const told = (memory: ConversationMemory, rung: HintRung, now: number): ConversationMemory => ({
  ...memory,
  ladder: afterTold(memory.ladder, rung, now),
});

const tried = (memory: ConversationMemory): ConversationMemory => ({
  ...memory,
  ladder: { ...memory.ladder, tries: memory.ladder.tries + 1 },
});

const said = (parts: readonly TurnPart[]): TurnPlan => ({ kind: 'said', parts });

function planHint(memory: ConversationMemory, now: number): TurnPlan {
  const { question, ladder } = memory;
  if (!question) return said(SAID.noQuestionForHint);
  const next = nextRung(ladder);
  if (next === null) {
    if (question.isAnswered) return said(SAID.endOfAll);
    return said(question.place === 'here' ? SAID.endWhileHere : SAID.endWhileElsewhere);
  }
  if (nextHintMs(ladder, now) !== 0) return said(SAID.tooSoon);
  return { kind: 'hint', rung: next, before: [] };
}

function planAnswer({ question }: ConversationMemory, option: string | null): TurnPlan {
  if (!question || question.isAnswered) return said(SAID.nothingToAnswer);
  if (question.place === 'elsewhere') return said(option === null ? SAID.surrenderElsewhere : SAID.answerElsewhere);
  if (option !== null && !question.asked.options.some(({ id }) => id === option)) return said(SAID.noOption);
  return { kind: 'answer', option };
}

function planWords(memory: ConversationMemory, text: string): TurnPlan {
  const { question, ladder } = memory;
  const read = classifyWords(text);
  if (read.kind === 'harm') return said(helpParts(read.about));
  if (question && !question.isAnswered) {
    const { place, asked } = question;
    const options = asked.options.map((option) => plainText(option.text));
    if (saysAnswer(text, options)) return said(place === 'here' ? SAID.answerHere : SAID.answerElsewhere);
    if (read.kind === 'wants-key') {
      if (ladder.rung === null) return said(SAID.noKey);
      return { kind: 'hint', rung: ladder.rung, before: SAID.noKey };
    }
  }
  switch (read.kind) {
    case 'machine':
      return said(SAID.machine);
    case 'gives-up':
      return said(SAID.surrenderByButton);
    case 'greeting':
    case 'empty':
      return said(SAID.hello);
    case 'thanks':
      return said(SAID.welcome);
    case 'other-subject':
      return said(SAID.otherSubject);
    // Nothing is open: whoever asks for an answer is helped with what they ask about.
    case 'wants-key':
    case 'question':
      return { kind: 'match', text };
  }
}

/**
 * What a student's turn asks for. Words move no ladder, whatever they say.
 * @param now milliseconds since 1970
 */
export function planTurn(memory: ConversationMemory, say: TutorSay, now: number): TurnPlan {
  switch (say.kind) {
    case 'hint':
      return planHint(memory, now);
    case 'answer':
      return planAnswer(memory, say.option);
    case 'give-up':
      if (memory.question?.isAnswered) return { kind: 'hint', rung: SOLUTION_RUNG, before: [] };
      return planAnswer(memory, null);
    case 'step':
      if (!memory.question || memory.question.steps <= say.step) return said(SAID.noSteps);
      return { kind: 'step', step: say.step, entered: say.entered };
    case 'question':
      if (memory.content === null) return said(SAID.contentFirst);
      if (isOpen(memory) && memory.question?.place === 'here') return said(SAID.openFirst);
      return { kind: 'question', content: memory.content };
    case 'content':
      return { kind: 'content', content: say.content };
    case 'words':
      return planWords(memory, say.text);
  }
}

/** The question has no such rung: the one after it is next, with the time and the tries that there were. */
export function withoutRung(memory: ConversationMemory, rung: HintRung): ConversationMemory {
  return { ...memory, ladder: { ...memory.ladder, rung } };
}

export function afterHint(
  memory: ConversationMemory,
  hint: Hint,
  before: readonly TurnPart[],
  now: number,
): TurnOutcome {
  return { parts: [...before, { kind: 'hint', hint }], memory: told(memory, hint.rung, now) };
}

/**
 * What grading says. Who was wrong has the whole ladder before them, from their own mistake on; whoever was right, or gave
 * up, has read the solution.
 * @param mistake the rung of the mistake, where it has a name
 */
export function afterAnswer(
  memory: ConversationMemory,
  answered: AnsweredQuestion,
  chosen: string | null,
  mistake: Hint | undefined,
  now: number,
): TurnOutcome {
  const { outcome, key, solution } = answered;
  const wasHelped = (memory.ladder.rung ?? 0) > 0;
  const known = refreshed(memory, { isAnswered: true, steps: memory.question?.steps ?? 0, highest: SOLUTION_RUNG });
  const verdict: TurnPart = {
    kind: 'verdict',
    outcome,
    chosen,
    key,
    ...(answered.mistake && { feedback: answered.mistake.feedback }),
    // Step by step is what is left of it to whoever was wrong.
    solution: outcome === 'wrong' ? [] : solution,
  };
  if (outcome === 'wrong') {
    const hint: readonly TurnPart[] = mistake ? [{ kind: 'hint', hint: mistake }] : [];
    const after = tried(mistake ? told(known, mistake.rung, now) : known);
    return { parts: [verdict, ...hint, ...SAID.wrong], memory: after };
  }
  const after = told(known, SOLUTION_RUNG, now);
  if (outcome === 'omitted') return { parts: [verdict, ...SAID.surrendered], memory: after };
  return { parts: [verdict, ...SAID.right, ...(wasHelped ? SAID.weaker : [])], memory: after };
}

/** What was entered counts as a try, right or wrong; what nobody could read does not. */
export function afterStep(memory: ConversationMemory, part: Extract<TurnPart, { kind: 'step' }>): TurnOutcome {
  const { verdict } = part.step;
  const isTry = verdict !== undefined && verdict !== 'not-read';
  return { parts: [part], memory: isTry ? tried(memory) : memory };
}

export function afterQuestion(question: KeptQuestion): TurnOutcome {
  const memory = aboutQuestion(question.asked.content, question, HIGHEST_WHILE_OPEN);
  return { parts: [...SAID.tryThis, { kind: 'question', question: question.asked }], memory };
}

const lessonPart = ({ content, point, title, html }: LessonPart): TurnPart => ({
  kind: 'lesson',
  ...{ content, point, title, html },
});

/** Beside a question more would hide it. */
const firstOf = (parts: readonly LessonPart[], { question }: Pick<ConversationMemory, 'question'>) =>
  parts.slice(0, question ? 1 : LESSON_PARTS_A_TURN).map(lessonPart);

/** The conversation is of `content` from here on; the question that it was about is left. */
export function afterContent(content: string, parts: readonly LessonPart[]): TurnOutcome {
  return {
    parts: parts.length === 0 ? SAID.noLesson : firstOf(parts, EMPTY_MEMORY),
    memory: { ...EMPTY_MEMORY, content },
  };
}

/**
 * What typed words are about. While there is a question the conversation stays with it.
 * @param matches the best first
 * @param current the rung that was told last, to be told again where nothing fits
 * @param own of the content of the conversation
 */
export function afterWords(
  memory: ConversationMemory,
  matches: readonly ContentMatch[],
  current: Hint | undefined,
  own: readonly LessonPart[],
): TurnOutcome {
  const match =
    matches.find(({ content }) => content === memory.content) ?? (matches.length === 1 ? matches[0] : undefined);
  if (match && match.parts.length > 0) {
    const after = memory.question ? memory : { ...memory, content: match.content };
    return { parts: firstOf(match.parts, memory), memory: after };
  }
  if (matches.length > 1) {
    const contents = matches.map(({ content, name }) => ({ id: content, name }));
    return { parts: [...SAID.whichContent, { kind: 'contents', contents }], memory };
  }
  if (match) return { parts: SAID.noLesson, memory: memory.question ? memory : { ...memory, content: match.content } };
  if (memory.question) {
    const hint: readonly TurnPart[] = current ? [{ kind: 'hint', hint: current }] : [];
    const offer = nextRung(memory.ladder) === null ? SAID.seeThis : SAID.useHints;
    return { parts: [...offer, ...hint], memory };
  }
  const seen = own.slice(0, 1).map(lessonPart);
  return { parts: [...SAID.unknown, ...(seen.length > 0 ? SAID.seeThis : SAID.hello), ...seen], memory };
}

/** As pages show it above the turns. @param now milliseconds since 1970 */
export function stateOf({ content, question, ladder }: ConversationMemory, now: number): ConversationState {
  const openState = question?.place === 'here' ? 'open' : 'elsewhere';
  return {
    content,
    question: question?.asked ?? null,
    questionState: question ? (question.isAnswered ? 'answered' : openState) : null,
    rung: ladder.rung,
    nextHintMs: question ? nextHintMs(ladder, now) : null,
    hasSteps: (question?.steps ?? 0) > 0,
  };
}
