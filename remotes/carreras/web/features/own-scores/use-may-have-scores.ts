import { typedScoresKey } from '@travesia/contracts/slices';
import { useSession } from '@travesia/kit-remote';
import { useEffect, useState } from 'react';

function isKept(): boolean {
  try {
    return window.localStorage.getItem(typedScoresKey(null)) !== null;
  } catch {
    return false;
  }
}

/** Whether own scores may be known of whoever is here: a visitor's in this browser, a student's in their account. */
export function useMayHaveScores(): boolean {
  const { status } = useSession();
  const [isTyped, setTyped] = useState(false);
  // After the page has come to life as its document has it.
  useEffect(() => setTyped(isKept()), []);
  return status === 'signed-in' || isTyped;
}
