import { START_PAGE } from '@travesia/contracts/page';

/** Steps of `/onboarding`, in their order. */
export const START_STEPS = ['interest', 'goal', 'preparation', 'diagnostic'] as const;

export type StartStep = (typeof START_STEPS)[number];

export const START_PATH = START_PAGE;
export const LOADING_PATH = `${START_PAGE}/plan-loading` as const;
export const RECOMMENDATIONS_PATH = `${START_PAGE}/recommendations` as const;

const STEP_PARAM = 'paso';

/** Beside the last step: the test whose questions are asked. */
const TEST_PARAM = 'prueba';

const STEP_WORDS: Readonly<Record<StartStep, string>> = {
  interest: 'que-estudiar',
  goal: 'meta',
  preparation: 'preparacion',
  diagnostic: 'diagnostico',
};

export const stepAddress = (step: StartStep) => `${START_PATH}?${STEP_PARAM}=${STEP_WORDS[step]}` as const;

export const questionsAddress = (test: string) => `${stepAddress('diagnostic')}&${TEST_PARAM}=${test}` as const;

/** The step that an address asks for, the first one where it asks for none; and the test whose questions it asks for. */
export function askedStart(search: string): { readonly step: StartStep; readonly test: string | null } {
  const query = new URLSearchParams(search);
  const step = START_STEPS.find((one) => STEP_WORDS[one] === query.get(STEP_PARAM)) ?? 'interest';
  return { step, test: step === 'diagnostic' ? query.get(TEST_PARAM) : null };
}
