import type { ContentEvidence } from '@travesia/contracts/slices';
import { allContents, findContent, TEMARIO, type TestId } from '@travesia/contracts/temario';
import { blueprintOf, itemsOf } from './blueprint.ts';

/** Why a content is worth practising: it was missed, it was right but not seen for long, or it was never asked. */
export type NeedReason = 'missed' | 'long-unseen' | 'new';

/** With the recent answers that were left out: of the others that are not correct an answer was wrong. */
export interface AnsweredContent extends ContentEvidence {
  readonly omitted: number;
}

export interface NeededContent {
  readonly contentId: string;
  readonly reason: NeedReason;
  /** Of the recent answers. */
  readonly answered: number;
  readonly wrong: number;
  /** Of the wrong ones, those that were left out; absent where none was. */
  readonly omitted?: number;
  /** Since it was last asked; `null` where it never was. */
  readonly daysSince: number | null;
}

export interface NeededPractice {
  readonly test: TestId;
  /** What it is about, the most needed first. */
  readonly contents: readonly NeededContent[];
}

/** Contents that share the questions of one practice: two each, so that one slip does not decide. */
export const NEEDED_CONTENTS_MAX = 5;

/** From then on a content that went well is asked again. */
const LONG_UNSEEN_DAYS = 14;
/** Until then it fades; what is forgotten at most, as a share of what was known. */
const FADED_DAYS = 60;
const FADED_MOST = 0.4;
/** Each answer weighs so much of the one after it. */
const OLDER_WEIGHS = 0.8;
/** A content is taken as missed so often before it was asked; weighs as much as half an answer. */
const MISSED_BEFORE = 0.5;
const BEFORE_WEIGHS = 0.5;
/** Of the recent answers: fewer misses may be slips. */
const MISSED_LEAST = 0.3;

const MS_A_DAY = 24 * 60 * 60 * 1000;

interface Weighed extends NeededContent {
  /** How likely the next question of it is lost, times its share of the test. */
  readonly need: number;
}

/**
 * What a student's own answers say to practise first, for each test in which something was answered: contents that were
 * missed or not seen for long, by how likely a question of them is lost and how much of the test they are. Contents that
 * were never asked fill what is left. The test in which most was lost comes first. `isAsked`: the bank has questions of it.
 */
export function mostNeeded(
  evidence: readonly AnsweredContent[],
  isAsked: (contentId: string) => boolean,
  now: number,
): readonly NeededPractice[] {
  const known = new Map(evidence.map((content) => [content.contentId, content]));
  const answered = new Set(evidence.flatMap(({ contentId }) => findContent(contentId)?.test.id ?? []));
  return TEMARIO.filter(({ id }) => answered.has(id))
    .map(({ id, axes }) => {
      const contents = axes
        .flatMap(({ units }) => units.flatMap((unit) => unit.contents.map((content) => content.id)))
        .filter(isAsked)
        .map((contentId) => weigh(contentId, known.get(contentId), shareOf(id, contentId), now))
        .filter((content) => content !== null)
        .sort(byNeed)
        .slice(0, NEEDED_CONTENTS_MAX);
      const lost = contents.reduce((sum, { reason, need }) => sum + (reason === 'missed' ? need : 0), 0);
      return { test: id, lost, contents: contents.map(({ need: _, ...content }) => content) };
    })
    .filter(({ contents }) => contents.length > 0)
    .sort((one, other) => other.lost - one.lost)
    .map(({ lost: _, ...practice }) => practice);
}

/** What was asked before comes before what never was: it is the student's own evidence. */
function byNeed(one: Weighed, other: Weighed): number {
  return Number(one.reason === 'new') - Number(other.reason === 'new') || other.need - one.need;
}

/** `null`: it went well and not long ago. */
function weigh(contentId: string, known: AnsweredContent | undefined, share: number, now: number): Weighed | null {
  const [last] = known?.recent ?? [];
  if (!known || !last) return { contentId, reason: 'new', answered: 0, wrong: 0, daysSince: null, need: share };
  const daysSince = Math.max(0, Math.floor((now - Date.parse(last.at)) / MS_A_DAY));
  const missed = missedShare(known.recent);
  const faded = FADED_MOST * Math.min(1, daysSince / FADED_DAYS);
  const wrong = known.recent.filter(({ correct }) => !correct).length;
  const reason = wrong > 0 && missed >= MISSED_LEAST ? 'missed' : daysSince >= LONG_UNSEEN_DAYS ? 'long-unseen' : null;
  if (reason === null) return null;
  const need = (1 - (1 - missed) * (1 - faded)) * share;
  const omitted = known.omitted > 0 ? { omitted: known.omitted } : {};
  return { contentId, reason, answered: known.recent.length, wrong, ...omitted, daysSince, need };
}

/** Share of the answers that were wrong or left out; newer ones say more. The newest come first. */
function missedShare(recent: ContentEvidence['recent']): number {
  let weight = 1;
  let sum = BEFORE_WEIGHS;
  let missed = BEFORE_WEIGHS * MISSED_BEFORE;
  for (const { correct } of recent) {
    sum += weight;
    if (!correct) missed += weight;
    weight *= OLDER_WEIGHS;
  }
  return missed / sum;
}

/** Questions of the whole test that are about a content, as far as the blueprint says: a share of its section's. */
function shareOf(test: TestId, contentId: string): number {
  const blueprint = blueprintOf(test);
  const items = blueprint.sections
    .filter(({ contents }) => contents.some((prefix) => contentId.startsWith(`${prefix}.`)))
    .reduce((sum, section) => sum + section.items / contentsUnder(section.contents), 0);
  return items / itemsOf(blueprint);
}

function contentsUnder(prefixes: readonly string[]): number {
  return allContents().filter(({ id }) => prefixes.some((prefix) => id.startsWith(`${prefix}.`))).length;
}
