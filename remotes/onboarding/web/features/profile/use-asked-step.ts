import type { ProfileAnswer } from '@travesia/contracts/slices';
import { useState } from 'react';
import { type AskedStep, askedStep } from './profile-location.ts';

/** The step that `search` asks for. It stays until the address changes: what other devices save moves nobody. */
export function useAskedStep(search: string, answer: ProfileAnswer): AskedStep {
  const [shown, setShown] = useState(() => ({ search, asked: askedStep(search, answer) }));
  if (shown.search === search) return shown.asked;
  const asked = askedStep(search, answer);
  setShown({ search, asked });
  return asked;
}
