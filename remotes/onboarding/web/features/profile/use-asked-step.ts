import type { PageLocation } from '@travesia/contracts/page';
import { PROFILE_STEP_PARAM, type ProfileAnswer } from '@travesia/contracts/slices';
import { useHost } from '@travesia/kit-remote';
import { useEffect, useState } from 'react';
import { type AskedStep, askedStep, stepSearch } from './profile-location.ts';

/**
 * The step that the address asks for. It stays until the address changes: what other devices save moves nobody. An address
 * without a step becomes that of the first that is left, so that the browser finds the way back to it.
 */
export function useAskedStep({ pathname, search }: PageLocation, answer: ProfileAnswer): AskedStep {
  const { navigate } = useHost();
  const [shown, setShown] = useState(() => ({ search, asked: askedStep(search, answer) }));
  const asked = shown.search === search ? shown.asked : askedStep(search, answer);
  if (shown.search !== search) setShown({ search, asked });
  const isNamed = asked.isEdit || new URLSearchParams(search).has(PROFILE_STEP_PARAM);
  // Whoever has a profile is about to be sent on.
  const named = isNamed || answer.nextStep === null ? null : pathname + stepSearch(search, asked.step);
  useEffect(() => {
    if (named !== null) navigate(named, { replace: true });
  }, [named, navigate]);
  return asked;
}
