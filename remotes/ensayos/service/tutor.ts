import { keyFormsOf, makeLadder } from '@travesia/content-hints';
import { checkStep, type EnteredStep, shownStep, wrongFeedback } from '@travesia/content-hints/steps';
import type { FrozenItem, FrozenText } from '@travesia/content-item-model';
import {
  type Hint,
  type HintRung,
  TUTOR_CLOSED_REASON,
  type TutorQuestion,
  type TutorQuestionBody,
  type TutorStandingAnswer,
  type TutorStep,
  type TutorStepBody,
} from '@travesia/contracts/slices';
import { findContent } from '@travesia/contracts/temario';
import { GUEST_PREFIX, LRUCache, ProblemError } from '@travesia/kit-service';
import type { HintsAnswer } from '../api/attempts.ts';
import { nextRung } from '../practice/hints/next-rung.ts';
import { haveSameKey, ladderId } from './compile.ts';
import type { CompileRequest } from './compile-messages.ts';
import { createHintStore } from './hint-store.ts';
import type { Practice, StandingQuestion } from './practice.ts';
import { publicItem, publicText } from './public-form.ts';
import { isSealed } from './sealed-evidence.ts';
import type { ServedBank } from './served-bank.ts';
import { siblingsFor } from './siblings.ts';
import type { PracticeTables } from './tables.ts';

/** What helps with questions: their ladders, rung by rung, and solutions that are entered step by step. */
export interface Tutor {
  standing(uid: string): Promise<TutorStandingAnswer>;
  /** `pay`: before something is kept. */
  question(uid: string, body: TutorQuestionBody, pay: () => Promise<void>): Promise<TutorQuestion>;
  step(uid: string, body: TutorStepBody, pay: () => Promise<void>): Promise<TutorStep>;
  /** The next hint in a practice that goes on, where its time has come. */
  hint(uid: string, attempt: string, slot: number, pay: () => Promise<void>): Promise<HintsAnswer>;
}

export interface TutorOptions {
  readonly tables: PracticeTables;
  readonly practice: Pick<Practice, 'question' | 'sitsSimulacro'>;
  readonly bank: Pick<ServedBank, 'entries' | 'compile'>;
  /** Makes evidence of what may be told by now. Rejects where that is not known. */
  readonly unseal: (uid: string) => Promise<void>;
}

/** Of what a question that is open may be told: how another one is done, and not its own solution. */
const OPEN_HIGHEST = 4;

/** Questions like another that are looked at: one that gives nothing away is among the first ones. */
const SIBLINGS_TRIED = 10;

/** Ladders, steps and questions like others, ten kilobytes each. */
const REMEMBERED = 2_000;

/** What a question is answered with, where that is a number. */
function resultOf(item: FrozenItem): { readonly value: string; readonly unit?: string } | undefined {
  const { value, unit } = keyFormsOf({ item });
  return value === undefined ? undefined : { value, ...(unit !== undefined && { unit }) };
}

const OF_SIBLING = '<p><strong>Te muestro los pasos con una parecida:</strong></p>';

const missing = () => new ProblemError(404, 'There is no such question.');

const closed = () =>
  new ProblemError(409, 'A simulacro runs: until it has ended nothing is told.', undefined, {
    reason: TUTOR_CLOSED_REASON,
  });

export function createTutor({ tables, practice, bank, unseal }: TutorOptions): Tutor {
  const hints = createHintStore(tables);
  const remembered = new LRUCache<string, object>({ max: REMEMBERED });
  const deployed = new Map(bank.entries.map((entry) => [entry.facts.itemId, entry]));

  async function refuseWhileClosed(uid: string): Promise<void> {
    if (await practice.sitsSimulacro(uid)) throw closed();
  }

  /** Before, so that nothing is made for nobody; and after, because a simulacro may have begun meanwhile. */
  async function unlessClosed<T>(uid: string, work: () => Promise<T>): Promise<T> {
    await refuseWhileClosed(uid);
    const told = await work();
    await refuseWhileClosed(uid);
    return told;
  }

  async function questionOf(uid: string, attempt: string, slot: number): Promise<StandingQuestion> {
    // Who has no account has no tutor: nobody asks it behind the back of the one who sits a simulacro in this browser.
    if (uid.startsWith(GUEST_PREFIX)) throw missing();
    const asked = await practice.question(uid, attempt, slot);
    if (isSealed(asked.row)) {
      await unseal(uid);
      const sealed = await tables
        .selectFrom('ensayos.sealed_evidence')
        .select('slot')
        .where('user_id', '=', uid)
        .where('attempt_id', '=', attempt)
        .executeTakeFirst();
      if (sealed) throw missing();
    }
    return asked;
  }

  const isDeployed = ({ id, facts }: FrozenItem) => deployed.get(facts.itemId)?.variants.includes(id) ?? false;

  /** Read once as long as there is room: it is the same for every student. */
  async function compiled<T extends object>(kind: CompileRequest['kind'], id: string): Promise<T> {
    const key = `${kind} ${id}`;
    const known = remembered.get(key);
    if (known) return known as T;
    const read: T = JSON.parse((await bank.compile(kind, [id])).get(id) ?? '');
    remembered.set(key, read);
    return read;
  }

  /** Questions like it that its student is asked nowhere now, the best first. */
  const siblings = async ({ row, item }: StandingQuestion) =>
    (await siblingsFor(tables, row.user_id, bank.entries, item.id)).slice(0, SIBLINGS_TRIED);

  /** Another draw of the same template, for whoever may not see how this one is done. */
  async function otherDraw(asked: StandingQuestion): Promise<FrozenItem | undefined> {
    const draws = deployed.get(asked.item.facts.itemId)?.variants ?? [];
    for (const id of await siblings(asked)) {
      const item = draws.includes(id) ? await compiled<FrozenItem>('item', id) : undefined;
      if (item && !haveSameKey(item, asked.item)) return item;
    }
    return undefined;
  }

  /** What the steps are of, as far as they may be entered now. */
  async function enteredOf(asked: StandingQuestion): Promise<{ item: FrozenItem; steps: readonly EnteredStep[] }> {
    const item = asked.reviewed ? asked.item : await otherDraw(asked);
    if (!item || asked.isCorrected || !isDeployed(item)) return { item: asked.item, steps: [] };
    return { item, steps: await compiled('steps', item.id) };
  }

  /** All that may be told of it up to `rung`. */
  async function ladderOf(asked: StandingQuestion, rung: HintRung): Promise<readonly Hint[]> {
    const { row, slot, item, isCorrected, reviewed } = asked;
    // The rest was written of another key.
    const highest = Math.min(rung, isCorrected ? 1 : reviewed ? 5 : OPEN_HIGHEST);
    // What is said of a wrong answer before it is known to be one would tell by trying which option is the right one.
    const place = reviewed ? reviewed.item.options.findIndex(({ id }) => id === reviewed.chosen) : -1;
    const chosen = row.form.slots[slot]?.order[place] ?? null;
    // What is deployed no more was written anew, and so were those like it.
    const ladder = isDeployed(item)
      ? await compiled<readonly Hint[]>(
          'ladder',
          ladderId({ variant: item.id, chosen, siblings: highest < 4 ? [] : await siblings(asked) }),
        )
      : makeLadder({ item, chosen, reading: readingOf(asked) });
    return ladder.filter((hint) => hint.rung <= highest);
  }

  function readingOf({ row, slot, source }: StandingQuestion): FrozenText | null {
    const text = row.form.slots[slot]?.text;
    return text === undefined ? null : source.text(text);
  }

  /** Keeps that `rung` of an open question is told. Resolves with false where it is answered meanwhile. */
  async function keepTold({ row, slot }: StandingQuestion, rung: HintRung, pay: () => Promise<void>): Promise<boolean> {
    await pay();
    const kept = await hints.keep(row.user_id, row.id, slot, () => ({ rung }));
    if (kept === 'closed') throw closed();
    if (kept === 'missing') throw missing();
    return kept !== 'answered';
  }

  return {
    async standing(uid) {
      return { closedBy: (await practice.sitsSimulacro(uid)) ? TUTOR_CLOSED_REASON : null };
    },

    question: (uid, body, pay) =>
      unlessClosed(uid, async function tell(): Promise<TutorQuestion> {
        const asked = await questionOf(uid, body.attempt, body.slot);
        const { row, slot, source, item, reviewed, chosen, isCorrected } = asked;
        const ladder = await ladderOf(asked, body.rung);
        const last = ladder.at(-1)?.rung ?? 0;
        if (!reviewed && last >= 1 && !(await keepTold(asked, last, pay))) return tell();
        const { stem, figure, options } = publicItem(row, slot, source);
        const { content } = item.facts;
        const test = findContent(content)?.test.id;
        if (test === undefined) throw missing();
        const mistake = reviewed?.mistakes.find(({ option }) => option === reviewed.chosen);
        const reading = readingOf(asked);
        return {
          content,
          test,
          question: {
            stem,
            ...(figure !== undefined && { figure }),
            options,
            ...(reading && { reading: publicText(reading) }),
          },
          state: reviewed ? 'answered' : 'open',
          chosen,
          ...(reviewed && { key: reviewed.key, outcome: reviewed.outcome }),
          mistake: mistake ? { id: mistake.id, name: mistake.name } : null,
          ladder,
          highest: isCorrected ? 1 : reviewed ? 5 : OPEN_HIGHEST,
          secret: keyFormsOf({ item, order: row.form.slots[slot]?.order ?? [], reading }),
          steps: (await enteredOf(asked)).steps.length,
        };
      }),

    step: (uid, { attempt, slot, step: at, entered }, pay) =>
      unlessClosed(uid, async function tell(): Promise<TutorStep> {
        const asked = await questionOf(uid, attempt, slot);
        const { item, steps } = await enteredOf(asked);
        const step = steps[at];
        if (!step) throw new ProblemError(404, 'There is no such step.');
        // Of another draw: how that one is done, to its end.
        if (!asked.reviewed && !(await keepTold(asked, OPEN_HIGHEST, pay))) return tell();
        const isOfSibling = item.id !== asked.item.id;
        const checked = entered === undefined ? undefined : checkStep(step, entered);
        const isRight = checked?.verdict === 'right';
        const shownAt = isRight && at + 1 < steps.length ? at + 1 : at;
        const { prompt, entry } = shownStep(steps[shownAt] ?? step);
        return {
          statement: `${isOfSibling ? OF_SIBLING : ''}${item.stem}${item.figure ?? ''}`,
          step: shownAt,
          steps: steps.length,
          prompt,
          entry,
          ...checked,
          ...(entered !== undefined &&
            checked?.verdict === 'wrong' && {
              feedback: wrongFeedback({ steps, at, entered, isOfSibling, result: resultOf(item) }),
            }),
          isDone: isRight && at + 1 === steps.length,
        };
      }),

    hint: (uid, attempt, slot, pay) =>
      unlessClosed(uid, async function tell(): Promise<HintsAnswer> {
        const asked = await questionOf(uid, attempt, slot);
        const { mode, state } = asked.row;
        if (mode !== 'practica' && mode !== 'repaso') throw missing();
        if (state !== 'in_progress') throw new ProblemError(410, 'The attempt is over.');
        const ladder = await ladderOf(asked, OPEN_HIGHEST);
        // Its solution stands there: what is missing is the idea.
        if (asked.reviewed) return { hints: ladder.filter(({ rung }) => rung <= 1), nextMs: null };
        await pay();
        const rungs = ladder.map(({ rung }) => rung);
        const kept = await hints.keep(uid, attempt, slot, (told) => nextRung(rungs, told));
        if (kept === 'closed') throw closed();
        if (kept === 'missing') throw missing();
        if (kept === 'answered') return tell();
        return { hints: ladder.filter(({ rung }) => rung <= kept.rung), nextMs: kept.nextMs };
      }),
  };
}
