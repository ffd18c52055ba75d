import { ownPath } from '@travesia/contracts/page';
import {
  PROFILE_EDIT_PARAM,
  PROFILE_STEP_PARAM,
  PROFILE_STEP_WORDS,
  PROFILE_STEPS,
  type ProfileAnswer,
  type ProfileStep,
  SIGN_IN_REDIRECT_PARAM,
} from '@travesia/contracts/slices';

function stepIn(query: URLSearchParams, param: string): ProfileStep | undefined {
  const word = query.get(param);
  return PROFILE_STEPS.find((step) => PROFILE_STEP_WORDS[step] === word);
}

/** What the address asks for: a step, and whether that one alone is to be changed. */
export interface AskedStep {
  readonly step: ProfileStep;
  readonly isEdit: boolean;
}

/** The step that is shown; the first one where nothing is known yet, for nothing is kept without it. */
export function askedStep(search: string, { profile, nextStep }: ProfileAnswer): AskedStep {
  const query = new URLSearchParams(search);
  const edited = stepIn(query, PROFILE_EDIT_PARAM);
  if (profile.birthYear === undefined) return { step: 'student', isEdit: false };
  if (edited) return { step: edited, isEdit: true };
  return { step: stepIn(query, PROFILE_STEP_PARAM) ?? nextStep ?? 'student', isEdit: false };
}

/** Query of the same page at `step`. */
export function stepSearch(search: string, step: ProfileStep): string {
  const query = new URLSearchParams(search);
  query.set(PROFILE_STEP_PARAM, PROFILE_STEP_WORDS[step]);
  return `?${query}`;
}

/** Query of the same page without a step: from there the shell sends on whoever has a profile. */
export function finishedSearch(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(PROFILE_STEP_PARAM);
  query.delete(PROFILE_EDIT_PARAM);
  return query.size === 0 ? '' : `?${query}`;
}

/** Where the student was headed. */
export const destinationIn = (search: string) => ownPath(new URLSearchParams(search).get(SIGN_IN_REDIRECT_PARAM));
