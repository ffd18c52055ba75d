import type { HostApi, StateStream } from '@travesia/contracts/page';
import { BEST_TENTH, OWN_SCORE_FIELDS, type OwnScoreField, type ScoreTexts } from '@travesia/contracts/slices';
import { FACTORS, type Factor } from '@travesia/kit-paes';
import { createState } from '@travesia/kit-remote/state';
import { isOfSet, scoreFormFields } from './score-form-fields.ts';
import { openScoreSettings } from './score-settings.ts';
import { leaveStudentAccount, studentAccount } from './student-account.ts';
import { writeScore } from './write-score.ts';

/** The fields with the student's own scores, for pages that are there without an account too. */
export interface OwnFields {
  readonly texts$: StateStream<ScoreTexts>;
  type(changed: ScoreTexts): void;
  /** The field was left. */
  settle(field: OwnScoreField): void;
  /** No page looks at them any more; what was typed goes on being sent. */
  close(): void;
  /** The student signed out. */
  leave(): void;
}

const OWN = { kind: 'own' } as const;

const isFactor = (field: OwnScoreField): field is Factor => FACTORS.some((factor) => factor === field);

/** Those of the account of `uid`, which the explorer has too. */
export function openOwnFields(uid: string, host: Pick<HostApi, 'http' | 'events'>): OwnFields {
  const account = studentAccount(uid, host);
  const settings = openScoreSettings(uid);
  function present(): ScoreTexts {
    const scores = account.scores.state$.get().value?.scores ?? [];
    const fields = scoreFormFields(
      scores.filter((score) => isOfSet(score, OWN)),
      account.drafts.state$.get().textsOf(OWN),
    );
    const bestTenth = settings.state$.get().bestTenth ? BEST_TENTH : '';
    return { ...Object.fromEntries(fields.map(({ factor, text }) => [factor, text])), bestTenth };
  }
  const state = createState(present());
  const show = () => state.set(present());
  const stops = [account.scores.state$, account.drafts.state$, settings.state$].map(({ subscribe }) => subscribe(show));
  return {
    texts$: state.stream,
    type(changed) {
      for (const field of OWN_SCORE_FIELDS) {
        const text = changed[field];
        if (text === undefined) continue;
        if (isFactor(field)) writeScore(account, OWN, field, text);
        else settings.change({ ...settings.state$.get(), bestTenth: text === BEST_TENTH });
      }
    },
    settle: (field) => isFactor(field) && account.drafts.settle(OWN, field),
    close() {
      for (const stop of stops) stop.unsubscribe();
    },
    leave: leaveStudentAccount,
  };
}
