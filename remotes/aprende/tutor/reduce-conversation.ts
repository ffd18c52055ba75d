import { plainText } from '@travesia/content-hints';
import type { AnsweredQuestion, AskedQuestion, Hint, HintRung } from '@travesia/contracts/slices';
import type { ConversationState, TurnPart, TutorSay } from '../api/tutor.ts';
import { afterTold, type LadderStanding, nextHintMs, nextRung } from './hint-ladder.ts';
import type { ContentMatch, LessonPart } from './lesson-index.ts';
import { saysAnswer, weighsAnswers } from './says-answer.ts';
import { helpAgainParts, helpParts, SAID } from './turn-texts.ts';
import { classifyWords, homeworkSubject, speaksIllOfOneself, type Wanted } from './words/classify-words.ts';
import type { HarmAbout } from './words/help-lines.ts';
import { plainWords } from './words/plain-words.ts';

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
  /** Knowledge points of the content that were shown where no question is, the first one first. */
  readonly shown?: readonly string[];
  /** Harm that was spoken of in this conversation. `isNew` until something short was answered with it in mind. */
  readonly helped?: { readonly about: HarmAbout; readonly isNew: boolean };
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
  /** The solution of what is answered. */
  | { readonly kind: 'reason'; readonly rung: HintRung; readonly before: readonly TurnPart[] }
  /** What was shown of the lesson was not understood. */
  | { readonly kind: 'slower' }
  /** Help by people: for the first time, or to whoever answers it. */
  | { readonly kind: 'help'; readonly about: HarmAbout; readonly isFirst: boolean }
  | { readonly kind: 'match'; readonly text: string; readonly before: readonly TurnPart[] };

/** A plan that needs no lesson to be looked for. */
type SpokenPlan = Exclude<TurnPlan, { readonly kind: 'match' }>;

/** What a turn says, and what is remembered after it. */
export interface TurnOutcome {
  readonly parts: readonly TurnPart[];
  readonly memory: ConversationMemory;
}

const NO_LADDER: LadderStanding = { rung: null, toldAt: null, tries: 0, highest: 5 };

/** While a question is open its solution is told by nobody. */
const HIGHEST_WHILE_OPEN: HintRung = 4;

const SOLUTION_RUNG: HintRung = 5;

/** Words of an answer to a help text that is no other subject yet. */
const SHORT_WORDS = 6;

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

/** What outlasts a question and a content. */
const kept = ({ helped }: ConversationMemory) => (helped ? { helped } : {});

/** The conversation is of `content` alone, or of nothing. */
export const aboutContent = (memory: ConversationMemory, content: string | null): ConversationMemory => ({
  ...EMPTY_MEMORY,
  ...kept(memory),
  content,
});

/** The conversation turns to another question, of which nothing was told. Who answered it has tried. */
export function aboutQuestion(
  content: string,
  question: KeptQuestion,
  highest: HintRung,
  before: ConversationMemory = EMPTY_MEMORY,
): ConversationMemory {
  const ladder = { ...NO_LADDER, tries: question.isAnswered ? 1 : 0 };
  return refreshed({ ...kept(before), content, question, ladder }, { ...question, highest });
}

const told = (memory: ConversationMemory, rung: HintRung, now: number): ConversationMemory => ({
  ...memory,
  ladder: afterTold(memory.ladder, rung, now),
});

const tried = (memory: ConversationMemory): ConversationMemory => ({
  ...memory,
  ladder: { ...memory.ladder, tries: memory.ladder.tries + 1 },
});

const said = (parts: readonly TurnPart[]): SpokenPlan => ({ kind: 'said', parts });

/** @param before what was understood: it stands before whatever is told */
function planHint(memory: ConversationMemory, now: number, before: readonly TurnPart[] = []): SpokenPlan {
  const { question, ladder } = memory;
  if (!question) return said([...before, ...SAID.noQuestionForHint]);
  const next = nextRung(ladder);
  if (next === null) {
    if (question.isAnswered) return said([...before, ...SAID.endOfAll]);
    return said([...before, ...(question.place === 'here' ? SAID.endWhileHere : SAID.endWhileElsewhere)]);
  }
  const waitMs = nextHintMs(ladder, now) ?? 0;
  if (waitMs > 0) return said([...before, ...SAID.tooSoon(Math.ceil(waitMs / 1_000))]);
  return { kind: 'hint', rung: next, before };
}

function planAnswer({ question }: ConversationMemory, option: string | null): TurnPlan {
  if (!question || question.isAnswered) return said(SAID.nothingToAnswer);
  if (question.place === 'elsewhere') return said(option === null ? SAID.surrenderElsewhere : SAID.answerElsewhere);
  if (option !== null && !question.asked.options.some(({ id }) => id === option)) return said(SAID.noOption);
  return { kind: 'answer', option };
}

function planReason(memory: ConversationMemory, now: number, before: readonly TurnPart[]): SpokenPlan {
  // Of what a correction withdrew there is no solution.
  if (memory.ladder.highest < SOLUTION_RUNG) return planHint(memory, now, before);
  return { kind: 'reason', rung: SOLUTION_RUNG, before };
}

function planQuestion(
  memory: ConversationMemory,
  text: string,
  wanted: Wanted | undefined,
  now: number,
  before: readonly TurnPart[],
): TurnPlan {
  const { question, content } = memory;
  if (!question) {
    if (wanted !== 'beginning') return { kind: 'match', text, before };
    return content === null ? said([...before, ...SAID.whereToBegin]) : { kind: 'slower' };
  }
  const { isAnswered } = question;
  switch (wanted) {
    case 'hint':
      return planHint(memory, now, before);
    case 'beginning':
      return planHint(memory, now, [...before, ...SAID.begin]);
    case 'guessed':
      return planHint(memory, now, [...before, ...(isAnswered ? SAID.guessed : SAID.begin)]);
    case 'insight':
      return said([...before, ...SAID.insight]);
    default:
      if (isAnswered) return wanted === 'reason' ? planReason(memory, now, before) : { kind: 'match', text, before };
      // A lesson would go round the order of the hints and their pace.
      return planHint(memory, now, before.length > 0 ? before : SAID.besideOpen);
  }
}

function planWords(memory: ConversationMemory, text: string, now: number): TurnPlan {
  const { question, helped } = memory;
  const read = classifyWords(text);
  if (read.kind === 'harm') return { kind: 'help', about: read.about, isFirst: true };
  const isQuestion = read.kind === 'question' || read.kind === 'wants-key' || read.kind === 'homework';
  const isShort = plainWords(text).split(' ').length <= SHORT_WORDS;
  if (helped && (!isQuestion || (helped.isNew && isShort)))
    return { kind: 'help', about: helped.about, isFirst: false };
  const before = speaksIllOfOneself(text) ? SAID.warm : [];
  if (question) {
    const { place, asked, isAnswered } = question;
    const options = asked.options.map((option) => plainText(option.text));
    if (!isAnswered && weighsAnswers(text, options)) return said(SAID.weighs);
    if (saysAnswer(text, options)) {
      if (isAnswered) return planHint(memory, now, SAID.checkIt);
      return said(place === 'here' ? SAID.answerHere : SAID.answerElsewhere);
    }
    if (!isAnswered && read.kind === 'wants-key') return said(SAID.noKey);
  }
  switch (read.kind) {
    case 'machine':
      return said(SAID.machine);
    case 'opinion':
      return said(SAID.opinion);
    case 'confides':
      return said(SAID.confides);
    case 'homework':
      if (question) return said(SAID.homework);
      return { kind: 'match', text: homeworkSubject(text), before: SAID.homework };
    case 'gives-up':
      if (!question) return said([...before, ...SAID.whereToBegin]);
      if (question.isAnswered) return planReason(memory, now, before);
      return said([...before, ...(question.place === 'here' ? SAID.surrenderByButton : SAID.surrenderElsewhere)]);
    case 'greeting':
    case 'empty':
      return said(SAID.hello);
    case 'thanks':
      return said(SAID.welcome);
    case 'other-subject':
      return said(SAID.otherSubject);
    // Nothing is open: whoever asks for an answer gets its reason, or is helped with what they ask about.
    case 'wants-key':
      return question ? planReason(memory, now, before) : { kind: 'match', text, before };
    case 'question':
      return planQuestion(memory, text, read.wanted, now, before);
  }
}

/**
 * No lesson has what was typed, or not the one of the question that the conversation is about.
 * @param before as the plan of the words has it
 */
export function planUnmatched(memory: ConversationMemory, now: number, before: readonly TurnPart[]): SpokenPlan {
  const { question, content, helped } = memory;
  if (question) return planHint(memory, now, before.length > 0 ? before : SAID.besideAnswered);
  if (helped) return { kind: 'help', about: helped.about, isFirst: false };
  if (before.length > 0) return said([...before, ...SAID.hello]);
  return said(content === null ? [...SAID.unknown, ...SAID.hello] : SAID.notInLesson);
}

/**
 * What a student's turn asks for. Words allow nothing that the button for a hint would not give in that moment, whatever
 * they say and however often.
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
      return planWords(memory, say.text, now);
  }
}

/** The question has no such rung: the one after it is next, with the time and the tries that there were. */
export function withoutRung(memory: ConversationMemory, rung: HintRung): ConversationMemory {
  return { ...memory, ladder: { ...memory.ladder, rung } };
}

/** The solution of what is answered. @param outcome as it was graded, where it was */
export function afterReason(
  memory: ConversationMemory,
  hint: Hint,
  outcome: 'correct' | 'wrong' | 'omitted' | undefined,
  before: readonly TurnPart[],
  now: number,
): TurnOutcome {
  return afterHint(memory, hint, [...before, ...(outcome === 'correct' ? SAID.reasonOfRight : SAID.reason)], now);
}

export function afterHelp(memory: ConversationMemory, about: HarmAbout, isFirst: boolean): TurnOutcome {
  const parts = isFirst ? helpParts(about) : helpAgainParts(about);
  return { parts, memory: { ...memory, helped: { about, isNew: isFirst } } };
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

export function afterQuestion(before: ConversationMemory, question: KeptQuestion): TurnOutcome {
  const memory = aboutQuestion(question.asked.content, question, HIGHEST_WHILE_OPEN, before);
  return { parts: [...SAID.tryThis, { kind: 'question', question: question.asked }], memory };
}

/** One a turn: more would hide it, and is read in the lesson. */
const lessonPart = ({ content, point, title, html }: LessonPart): TurnPart => ({
  kind: 'lesson',
  ...{ content, point, title, html },
});

/** Of `content` from here on, with what is shown of it now. */
function shownOf(memory: ConversationMemory, content: string, parts: readonly LessonPart[]): ConversationMemory {
  const before = memory.content === content && !memory.question ? (memory.shown ?? []) : [];
  const shown = [...new Set([...before, ...parts.map(({ point }) => point)])];
  return { ...aboutContent(memory, content), shown };
}

/** The conversation is of `content` from here on; the question that it was about is left. */
export function afterContent(
  memory: ConversationMemory,
  content: string,
  parts: readonly LessonPart[],
  before: readonly TurnPart[] = [],
): TurnOutcome {
  const shown = parts.slice(0, 1);
  return {
    parts: shown.length === 0 ? SAID.noLesson : [...before, ...shown.map(lessonPart)],
    memory: shownOf(aboutContent(memory, null), content, shown),
  };
}

/**
 * What was shown was not understood: never the same again, but what the lesson explains before it, else what follows.
 * @param lesson the knowledge points in their order
 */
export function afterSlower(memory: ConversationMemory, lesson: readonly LessonPart[]): TurnOutcome {
  const { content, shown = [] } = memory;
  const at = lesson.findIndex(({ point }) => point === shown[0]);
  const isUnseen = ({ point }: LessonPart) => !shown.includes(point);
  const earlier = lesson.slice(0, Math.max(0, at)).findLast(isUnseen);
  const part = earlier ?? lesson.slice(Math.max(0, at)).find(isUnseen);
  if (!part || content === null) return { parts: lesson.length === 0 ? SAID.noLesson : SAID.wholeLesson, memory };
  const lead = earlier ? SAID.comesBefore : SAID.comesAfter;
  return { parts: [...lead, lessonPart(part), ...SAID.thenTry], memory: shownOf(memory, content, [part]) };
}

/**
 * What typed words are about; `undefined` where no lesson has it. Beside a question, which is answered, the conversation
 * stays with its content: another one is offered.
 * @param matches the best first
 * @param before what was understood: it stands before what is shown
 */
export function afterWords(
  memory: ConversationMemory,
  matches: readonly ContentMatch[],
  before: readonly TurnPart[],
): TurnOutcome | undefined {
  const own = matches.find(({ content }) => content === memory.content);
  const contents = matches.map(({ content, name }) => ({ id: content, name }));
  if (memory.question) {
    const [part] = own?.parts ?? [];
    if (part) return { parts: [...before, lessonPart(part)], memory };
    if (own || matches.length === 0) return undefined;
    return { parts: [...before, ...SAID.otherContent, { kind: 'contents', contents }], memory };
  }
  const match = own ?? (matches.length === 1 ? matches[0] : undefined);
  if (match && match.parts.length > 0) {
    const shown = match.parts.slice(0, 1);
    return { parts: [...before, ...shown.map(lessonPart)], memory: shownOf(memory, match.content, shown) };
  }
  if (matches.length > 1) {
    return { parts: [...before, ...SAID.whichContent, { kind: 'contents', contents }], memory };
  }
  return match && { parts: [...before, ...SAID.noLesson], memory: aboutContent(memory, match.content) };
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
