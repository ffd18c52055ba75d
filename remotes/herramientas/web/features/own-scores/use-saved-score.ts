import { keepTypedScores, type OwnScoreFactor } from '@travesia/contracts/slices';
import { useHost, useSession } from '@travesia/kit-remote';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a key after which a result stands: who types is on the way to another one. */
const TYPING_PAUSE_MS = 600;

const storage = () => window.localStorage;

/** What became of a score that was calculated. */
export type SavedScore =
  | { readonly kind: 'none' }
  /** Of a visitor: on this device, for the pages that take scores. */
  | { readonly kind: 'device' }
  | { readonly kind: 'account' }
  /** The account has another one, which stays until the student says otherwise. */
  | { readonly kind: 'differs'; readonly inAccount: number; readonly replace: () => void }
  /** Of a student: on this device until the account can be asked. */
  | { readonly kind: 'unsent' };

const NONE: SavedScore = { kind: 'none' };

/**
 * Keeps a calculated score where the other pages find it: a visitor's on the device, a student's in the account where it
 * has none. Nothing is taken away where there is no result.
 */
export function useSavedScore(factor: OwnScoreFactor, value: number | null): SavedScore {
  const { http, events } = useHost();
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.uid : null;
  const [saved, setSaved] = useState<{ readonly value: number | null; readonly state: SavedScore }>();
  /** What was kept here last, and for whom: shown again it is not kept again. */
  const kept = useRef<string | null>(null);
  useEffect(() => {
    const name = `${uid ?? ''}/${value}`;
    if (value === null || kept.current === name) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const show = (state: SavedScore) => {
      if (!signal.aborted) setSaved({ value, state });
    };
    const keep = (who: string | null) => keepTypedScores(storage, who, { [factor]: String(value) }, Date.now());
    function tell(): void {
      kept.current = name;
      events.emit('own-scores/changed', { factors: [factor] });
    }
    async function send(who: string, score: number): Promise<void> {
      // What reads answers weighs more than the page, which most read without an account.
      const { accountScore } = await import('./account-score.ts');
      const account = accountScore(who, factor, http);
      async function write(): Promise<void> {
        await account.write(score);
        tell();
        show({ kind: 'account' });
      }
      const inAccount = await account.read(signal);
      if (signal.aborted) return;
      if (inAccount === null) return write();
      if (inAccount === score) return show({ kind: 'account' });
      show({ kind: 'differs', inAccount, replace: () => write().catch(() => leaveHere(who)) });
    }
    function leaveHere(who: string): void {
      if (signal.aborted) return;
      keep(who);
      tell();
      show({ kind: 'unsent' });
    }
    const timer = setTimeout(() => {
      if (uid !== null) {
        send(uid, value).catch(() => leaveHere(uid));
        return;
      }
      keep(null);
      kept.current = name;
      show({ kind: 'device' });
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [factor, value, uid, http, events]);
  return saved && saved.value === value && value !== null ? saved.state : NONE;
}
