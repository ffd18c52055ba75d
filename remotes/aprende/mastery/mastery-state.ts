import type { MasteryLevel } from '@travesia/contracts/slices';
import type { ContentId } from '@travesia/contracts/temario';
import {
  ACCURACY_PRIOR,
  ACCURACY_WEIGHS,
  CORRECT_STEP,
  DUE_BELOW,
  FADES_HALF_DAYS,
  FADES_SLOWER,
  FAILURE_MOST,
  FAILURE_UPWARDS,
  FIRST_INTERVAL_DAYS,
  HINT_WEIGHS,
  IMPLICIT_FROM_SPEED,
  LEARNT_FROM_CREDIT,
  LEVEL_FADES_AFTER_MS,
  LOGITS_MOST,
  MISSED_MEMORY,
  MS_A_DAY,
  PRIOR_PROBABILITY,
  RECENT_ANSWERS,
  REPETITION_CREDITS,
  REPETITIONS_MOST,
  SOURCE_WEIGHTS,
  SPEED_LEAST,
  SPEED_MOST,
  VERIFIES_FROM_WEIGHT,
  VERIFY_AFTER_MS,
  WRONG_STEP,
} from './constants.ts';
import type { Evidence } from './evidence.ts';
import { REACH, USERS } from './implicit-repetition.ts';
import { levelAfter, lostBelow, oneBelow } from './levels.ts';

/** Why a level moved: the newest answers of the content, or (both 0) time that passed without any. */
export interface LevelChange {
  readonly from: MasteryLevel;
  readonly to: MasteryLevel;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** `correct` of the last `answered` were right. */
  readonly answered: number;
  readonly correct: number;
}

/** What is kept of one content. Numbers hold for the moment `at`; what time does to them is reckoned when somebody looks. */
export interface ContentState {
  /** Of answering a usual question right, in logits. */
  readonly logits: number;
  /** Milliseconds since 1970, of the newest evidence that moved anything, of another content too. */
  readonly at: number;
  /** Milliseconds since 1970, of the newest answer of this content. */
  readonly answeredAt: number;
  readonly answered: number;
  /** The newest first, `1` for right and `0` for wrong. */
  readonly recent: string;
  /** Not lower than 1 once something was answered. */
  readonly level: MasteryLevel;
  readonly change: LevelChange | null;
  /** A mastered content was missed: the first answer from then on decides. */
  readonly verifyAt: number | null;
  /** Repetitions of it, its own and those by others that use it; `null` before it was learnt. */
  readonly repetitions: number | null;
  /** 0 to 1. */
  readonly memory: number;
  readonly accuracy: number;
}

/** What a student knows, as JSON. Only contents of which something is known. */
export type MasteryState = { readonly [id in ContentId]?: ContentState };

export const EMPTY_MASTERY: MasteryState = {};

export interface Standing {
  /** Of answering a usual question of it right now, 0 to 1. */
  readonly probability: number;
  readonly level: MasteryLevel;
  /** 0 to 1, by implicit repetition. */
  readonly memory: number;
  /** Milliseconds since 1970; `null` before it was learnt. */
  readonly dueAt: number | null;
  /** A mastered content that was missed is asked again not before then. */
  readonly verifyAt: number | null;
  readonly answered: number;
  readonly lastChange: LevelChange | null;
}

const logit = (probability: number) => Math.log(probability / (1 - probability));
const sigmoid = (logits: number) => 1 / (1 + Math.exp(-logits));
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

const PRIOR_LOGITS = logit(PRIOR_PROBABILITY);

const UNSEEN: ContentState = {
  logits: PRIOR_LOGITS,
  at: 0,
  answeredAt: 0,
  answered: 0,
  recent: '',
  level: 0,
  change: null,
  verifyAt: null,
  repetitions: null,
  memory: 0,
  accuracy: ACCURACY_PRIOR,
};

const intervalDays = (repetitions: number) => FIRST_INTERVAL_DAYS * 2 ** Math.min(repetitions, REPETITIONS_MOST);

const daysSince = ({ at }: ContentState, now: number) => Math.max(0, now - at) / MS_A_DAY;

/** What time has left of it, 0 to 1. */
export function memoryAt(content: ContentState, now: number): number {
  if (content.repetitions === null) return 0;
  return content.memory * 0.5 ** (daysSince(content, now) / intervalDays(content.repetitions));
}

/** Days in which half of what evidence said is gone: the slower the more often it was repeated. */
const fadesHalfDays = ({ repetitions }: ContentState) => FADES_HALF_DAYS * (1 + FADES_SLOWER * (repetitions ?? 0));

/** Drawn back to what is supposed of anybody. */
function logitsAt(content: ContentState, now: number): number {
  return PRIOR_LOGITS + (content.logits - PRIOR_LOGITS) * 0.5 ** (daysSince(content, now) / fadesHalfDays(content));
}

/** A content that a student answers badly is not repeated by the way. */
const speedOf = ({ accuracy }: ContentState) => clamp((accuracy / ACCURACY_PRIOR) ** 2, SPEED_LEAST, SPEED_MOST);

function weightOf({ source, help, correct }: Evidence): number {
  if (help === 'solution') return 0;
  // A game is played to find out: what goes wrong there says nothing against anybody.
  if (source === 'game' && !correct) return 0;
  const weight = SOURCE_WEIGHTS[source];
  return help === 'hint' ? Math.min(weight, HINT_WEIGHS) : weight;
}

/** How much of a repetition it is, 0 to 1. */
function creditOf({ source, help }: Evidence): number {
  const credit = REPETITION_CREDITS[source];
  return help === 'hint' ? Math.min(credit, HINT_WEIGHS) : credit;
}

/** Time took a level since the newest answer: it takes no other. */
const hasFaded = ({ change, answeredAt }: ContentState) =>
  change !== null && change.answered === 0 && change.at >= answeredAt;

/**
 * Its level as time has left it: one less where nobody answered for long and too little is left. What faded and is not
 * mastered any more has nothing to be verified.
 */
function settledAt(content: ContentState, now: number): ContentState {
  const { level, answeredAt } = content;
  if (level <= 1 || now < answeredAt + LEVEL_FADES_AFTER_MS || hasFaded(content)) return content;
  const lost = logit(lostBelow(level)) - PRIOR_LOGITS;
  const left = logitsAt(content, now) - PRIOR_LOGITS;
  if (left >= lost) return content;
  const held = content.logits - PRIOR_LOGITS;
  const halves = held > lost && lost > 0 ? Math.log2(held / lost) : 0;
  const crossed = content.at + halves * fadesHalfDays(content) * MS_A_DAY;
  const at = Math.round(Math.max(crossed, answeredAt + LEVEL_FADES_AFTER_MS));
  const to = oneBelow(level);
  return { ...content, level: to, verifyAt: null, change: { from: level, to, at, answered: 0, correct: 0 } };
}

const earlyDiscount = (remembered: number) => clamp((1 - remembered) / (1 - DUE_BELOW), 0, 1);

/** What a repetition of `credit` does to a content that was learnt; what was repeated just now gains nothing. */
function repeated(known: ContentState, now: number, credit: number): ContentState {
  const content = settledAt(known, now);
  const remembered = memoryAt(content, now);
  const gained = credit * earlyDiscount(remembered);
  const repetitions = Math.max(0, (content.repetitions ?? 0) + speedOf(content) * gained);
  return {
    ...content,
    logits: logitsAt(content, now),
    at: now,
    repetitions,
    memory: Math.min(1, remembered + (1 - remembered) * Math.min(1, credit)),
  };
}

/** What a failure of `weight` does to the repetitions of a content that was learnt. */
function failed(known: ContentState, now: number, weight: number): ContentState {
  const content = settledAt(known, now);
  const remembered = memoryAt(content, now);
  const overdue = 1 + Math.max(0, Math.log2(DUE_BELOW / Math.max(remembered, 1e-6)));
  return {
    ...content,
    logits: logitsAt(content, now),
    at: now,
    repetitions: Math.max(0, (content.repetitions ?? 0) - weight * Math.min(FAILURE_MOST, overdue)),
    memory: remembered * (1 - weight * (1 - MISSED_MEMORY)),
  };
}

/** What an answer to a question of it does to its repetitions. */
function practised(before: ContentState, { at, correct }: Evidence, credit: number): ContentState {
  if (before.repetitions !== null) return correct ? repeated(before, at, credit) : failed(before, at, credit);
  const isLearnt = correct && credit >= LEARNT_FROM_CREDIT;
  return isLearnt ? { ...before, repetitions: 0, memory: 1 } : before;
}

/** The level, and when it is verified, after an answer. */
function judged(
  { level, verifyAt }: ContentState,
  { at, correct }: Evidence,
  {
    probability,
    answered,
    weight,
  }: { readonly probability: number; readonly answered: number; readonly weight: number },
): Pick<ContentState, 'level' | 'verifyAt'> {
  if (verifyAt !== null) {
    if (at < verifyAt || weight < VERIFIES_FROM_WEIGHT) return { level, verifyAt };
    // Missed again a day later: it was no slip.
    return { level: correct ? level : oneBelow(level), verifyAt: null };
  }
  if (level === 4 && !correct) return { level, verifyAt: at + VERIFY_AFTER_MS };
  return { level: levelAfter(level, probability, { answered, correct }), verifyAt: null };
}

/** The content itself, after an answer to a question of it. */
function answeredBy(known: ContentState, evidence: Evidence, weight: number): ContentState {
  const { at, correct } = evidence;
  const before = settledAt(known, at);
  const step = weight * (correct ? CORRECT_STEP : -WRONG_STEP);
  const logits = clamp(logitsAt(before, at) + step, -LOGITS_MOST, LOGITS_MOST);
  const answered = before.answered + 1;
  const recent = `${correct ? 1 : 0}${before.recent}`.slice(0, RECENT_ANSWERS);
  const { repetitions, memory } = practised(before, evidence, creditOf(evidence));
  const { level, verifyAt } = judged(before, evidence, { probability: sigmoid(logits), answered, weight });
  const rights = [...recent].filter((answer) => answer === '1').length;
  return {
    logits,
    at,
    answeredAt: at,
    answered,
    recent,
    level,
    verifyAt,
    repetitions,
    memory,
    accuracy: before.accuracy + ACCURACY_WEIGHS * ((correct ? 1 : 0) - before.accuracy),
    change:
      level === before.level
        ? before.change
        : { from: before.level, to: level, at, answered: recent.length, correct: rights },
  };
}

type Draft = { -readonly [id in ContentId]?: ContentState };

function count(draft: Draft, evidence: Evidence): void {
  const { contentId, at, correct } = evidence;
  const weight = weightOf(evidence);
  if (weight === 0) return;
  const credit = creditOf(evidence);
  draft[contentId] = answeredBy(draft[contentId] ?? UNSEEN, evidence, weight);
  if (correct) {
    for (const [to, share] of REACH.get(contentId) ?? []) {
      const receiver = draft[to];
      if (receiver?.repetitions == null || speedOf(receiver) < IMPLICIT_FROM_SPEED) continue;
      draft[to] = repeated(receiver, at, share * credit);
    }
    return;
  }
  // Who misses what others use will miss those as well, sooner.
  for (const [user, share] of USERS.get(contentId) ?? []) {
    const receiver = draft[user];
    if (receiver?.repetitions == null) continue;
    draft[user] = failed(receiver, at, share * credit * FAILURE_UPWARDS);
  }
}

/**
 * What is known after more answers. Pure: the same evidence in the same order gives the same to the bit. It is to come in the
 * order of `at`, then of `id`, each once; `foldEvidence` sees to that. What weighs nothing changes nothing. The state is
 * copied once, which for ten thousand answers is a matter of milliseconds.
 */
export function applyInOrder(state: MasteryState, evidence: Iterable<Evidence>): MasteryState {
  const draft: Draft = { ...state };
  for (const one of evidence) count(draft, one);
  return draft;
}

/** The same after one more. */
export const applyEvidence = (state: MasteryState, evidence: Evidence): MasteryState => applyInOrder(state, [evidence]);

/** When memory has fallen to where a review is due; `null` before it was learnt. */
export function dueAt(content: ContentState): number | null {
  if (content.repetitions === null) return null;
  const halves = Math.log2(content.memory / DUE_BELOW);
  return Math.round(content.at + Math.max(0, halves) * intervalDays(content.repetitions) * MS_A_DAY);
}

export function standingAt(content: ContentState, now: number): Standing {
  const { level, verifyAt, change } = settledAt(content, now);
  return {
    probability: sigmoid(logitsAt(content, now)),
    level,
    memory: memoryAt(content, now),
    dueAt: dueAt(content),
    verifyAt,
    answered: content.answered,
    lastChange: change,
  };
}

/** Of every content of which something is known. */
export function standingsAt(state: MasteryState, now: number): ReadonlyMap<ContentId, Standing> {
  return new Map(Object.entries(state).map(([id, content]) => [id as ContentId, standingAt(content, now)] as const));
}

/**
 * Contents that were met before and that right answers of one test repeated, by themselves or by what uses them. `state` is
 * what is known after the test.
 */
export function repeatedBy(state: MasteryState, evidence: readonly Evidence[]): ReadonlySet<ContentId> {
  const asked = Map.groupBy(
    evidence.filter((answer) => weightOf(answer) > 0),
    ({ contentId }) => contentId,
  );
  const wasMet = (id: ContentId) => (state[id]?.answered ?? 0) > (asked.get(id)?.length ?? 0);
  const contents = new Set<ContentId>();
  for (const [contentId, answers] of asked) {
    if (!answers.some(({ correct }) => correct)) continue;
    if (wasMet(contentId)) contents.add(contentId);
    for (const [to] of REACH.get(contentId) ?? []) {
      const receiver = state[to];
      if (receiver?.repetitions != null && speedOf(receiver) >= IMPLICIT_FROM_SPEED && wasMet(to)) contents.add(to);
    }
  }
  return contents;
}

/** What a right answer at `now` would keep above {@link DUE_BELOW} until then, of what is due. */
export function liftedBy(
  state: MasteryState,
  contentId: ContentId,
  due: ReadonlySet<ContentId>,
  { now, until }: { readonly now: number; readonly until: number },
): readonly ContentId[] {
  const own = state[contentId];
  if (own?.repetitions == null) return [];
  const lifted = due.has(contentId) ? [contentId] : [];
  for (const [to, credit] of REACH.get(contentId) ?? []) {
    const receiver = state[to];
    if (receiver?.repetitions == null || !due.has(to) || speedOf(receiver) < IMPLICIT_FROM_SPEED) continue;
    if (memoryAt(repeated(receiver, now, credit), until) > DUE_BELOW) lifted.push(to);
  }
  return lifted;
}
