import { useHost } from '@travesia/kit-remote';
import { useEffect, useState } from 'react';
import { forgetGuest, hasGuest, keepRefused, refusedOf } from '../player/kept-settings.ts';

/** `unknown` until the service has answered; `none` also where the student said that it is somebody else's. */
export type ClaimState = 'unknown' | 'none' | 'offered' | 'moving' | 'failed';

export interface Claim {
  readonly state: ClaimState;
  /** They are the student's: they are moved into the account. */
  accept(): void;
  /** They are not, and are not asked for again. They stay with whoever made them. */
  refuse(): void;
}

/** What reads answers weighs more than the page of the sample, where hardly anybody is asked. */
const claimSample = () => import('./claim-sample.ts');

/** What was done without an account in this browser, which nobody takes for a student's who has not said so. */
export function useClaim(uid: string | null, onClaimed?: () => void): Claim {
  const { http } = useHost();
  const [state, setState] = useState<ClaimState>('unknown');
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    if (uid === null || !hasGuest()) {
      setState('none');
      return;
    }
    const ended = new AbortController();
    claimSample()
      .then(({ offeredAttempts }) => offeredAttempts(http, ended.signal))
      .then(
        (attempts) => {
          const refused = refusedOf(uid);
          const offered = attempts.map(({ id }) => id).filter((id) => !refused.includes(id));
          setIds(offered);
          setState(offered.length === 0 ? 'none' : 'offered');
        },
        // It is asked for at another time: the account has its own without it.
        () => setState('none'),
      );
    return () => ended.abort();
  }, [http, uid]);

  async function move(own: string): Promise<void> {
    setState('moving');
    try {
      const [{ claimAttempts }, { openAttemptStorage }] = await Promise.all([
        claimSample(),
        import('../attempt/attempt-storage.ts'),
      ]);
      await claimAttempts(http, await openAttemptStorage(), own, ids);
      forgetGuest();
      setState('none');
      onClaimed?.();
    } catch {
      setState('failed');
    }
  }

  return {
    state,
    accept() {
      if (uid !== null) void move(uid);
    },
    refuse() {
      if (uid !== null) keepRefused(uid, ids);
      setState('none');
    },
  };
}
