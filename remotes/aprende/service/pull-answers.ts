import {
  ANSWER_MODES,
  type AnswerMode,
  GRADED_ANSWERS_AFTER_PARAM,
  GRADED_ANSWERS_PATH,
  QUESTION_USES,
  type QuestionUse,
} from '@travesia/contracts/slices';
import type { ServiceCall } from '@travesia/kit-service';
import * as z from 'zod/mini';
import type { Evidence, EvidenceSource } from '../mastery/evidence.ts';
import { isContentId } from './is-content-id.ts';
import { ANSWER_PAGES_A_REFRESH } from './limits.ts';
import type { KeptMastery, MasteryStore } from './mastery-store.ts';

/** Of {@link answer}, which are read one by one. */
const answersPage = z.object({ answers: z.array(z.unknown()), next: z.nullable(z.string()), more: z.boolean() });

const answer = z.object({
  id: z.string(),
  contentId: z.string(),
  outcome: z.enum(['correct', 'wrong', 'omitted']),
  mode: z.enum(ANSWER_MODES),
  at: z.iso.datetime(),
  mistake: z.optional(z.string()),
  use: z.optional(z.enum(QUESTION_USES)),
  help: z.optional(z.enum(['hint', 'solution'])),
});

/** A single question says itself what it was asked for. */
const SOURCES: Readonly<Record<AnswerMode, EvidenceSource>> = {
  simulacro: 'simulacro',
  practica: 'practice',
  muestra: 'practice',
  parecida: 'practice',
  repaso: 'review',
  pregunta: 'practice',
};

/** What the tutor asks is practice that the student chose. */
const sourceOf = (mode: AnswerMode, use: QuestionUse | undefined): EvidenceSource =>
  use === undefined || use === 'tutor' ? SOURCES[mode] : use;

/** Where leaving a question out says that it was not known: a practice may have been handed in early. */
const OMISSION_COUNTS: ReadonlySet<AnswerMode> = new Set(['simulacro', 'pregunta']);

/** What an answer says of its content. */
function evidenceOf(row: unknown): readonly Evidence[] {
  const read = answer.safeParse(row);
  if (!read.success) return [];
  const { id, contentId, outcome, mode, at, mistake, use, help } = read.data;
  if (!isContentId(contentId) || (outcome === 'omitted' && !OMISSION_COUNTS.has(mode))) return [];
  return [
    {
      id,
      contentId,
      source: sourceOf(mode, use),
      correct: outcome === 'correct',
      help: help ?? 'none',
      at: Date.parse(at),
      ...(mistake !== undefined && { mistake }),
    },
  ];
}

export interface Pulled {
  readonly mastery: KeptMastery;
  /** They did not answer, or there is more than one refresh reads. */
  readonly isStale: boolean;
}

/** Reads on in the graded answers of practice tests, and counts them. Rejects only where our own database does not answer. */
export async function pullAnswers(
  store: MasteryStore,
  call: ServiceCall | undefined,
  uid: string,
  log: (status: number | undefined) => void,
): Promise<Pulled> {
  let mastery = await store.read(uid);
  for (let page = 0; page < ANSWER_PAGES_A_REFRESH; page += 1) {
    const from = mastery.answersAfter;
    const query = from === null ? '' : `?${new URLSearchParams({ [GRADED_ANSWERS_AFTER_PARAM]: from })}`;
    const got = await call?.('GET', `${GRADED_ANSWERS_PATH}${query}`, uid).catch(() => undefined);
    const read = got?.status === 200 ? answersPage.safeParse(got.body) : undefined;
    if (!read?.success) {
      if (call) log(got?.status);
      return { mastery, isStale: true };
    }
    const { answers, next, more } = read.data;
    const evidence = answers.flatMap(evidenceOf);
    if (evidence.length > 0 || next !== from) {
      mastery = (await store.addGraded(uid, evidence, { from, next: next ?? from })).mastery;
    }
    if (!more) return { mastery, isStale: false };
  }
  return { mastery, isStale: true };
}
