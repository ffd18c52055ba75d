import { useHost, useSession } from '@travesia/kit-remote';
import { useEffect } from 'react';

/**
 * Every page of the area sends what this device still has of whoever is at it. What does so is loaded behind the page,
 * and goes on when that is left.
 */
export function useSending(isOn = true): void {
  const host = useHost();
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.uid : session.status;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever comes next has other answers waiting
  useEffect(() => {
    if (!isOn) return;
    // What can't be loaded now is with the next page.
    import('./background-sender-of.ts')
      .then(({ backgroundSenderOf }) => backgroundSenderOf(host).send())
      .catch(() => undefined);
  }, [host, uid, isOn]);
}
