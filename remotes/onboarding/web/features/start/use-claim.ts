import { useHost } from '@travesia/kit-remote';
import { useEffect, useState } from 'react';
import { claimedDraft, isTold } from '../../../start/draft.ts';
import { GUEST } from '../draft/draft-storage.ts';
import { thisDevice } from '../draft/use-draft.ts';

export interface Claim {
  /** `none`: there is nothing to ask about. */
  readonly state: 'none' | 'offered' | 'moving' | 'failed';
  /** It is theirs. */
  accept(): void;
  /** It is somebody else's. */
  refuse(): void;
}

/**
 * What was done in this browser without an account, and whose it is: the browser may be a school's.
 * @param uid `null`: nobody is signed in
 * @param onMoved hears that it is the account's from here on
 */
export function useClaim(uid: string | null, onMoved: () => void | Promise<void>): Claim {
  const { http } = useHost();
  const [state, setState] = useState<Claim['state']>('none');
  useEffect(() => {
    if (uid === null) {
      setState('none');
      return;
    }
    const { ports, storage } = thisDevice();
    const look = () =>
      setState((before) => {
        if (before === 'moving') return before;
        if (!isTold(storage.read(GUEST)) || storage.isRefused(uid)) return 'none';
        return before === 'none' ? 'offered' : before;
      });
    look();
    return ports.onStorageChange(look);
  }, [uid]);

  async function move(own: string): Promise<void> {
    setState('moving');
    const { storage } = thisDevice();
    try {
      const { diagnosticRequests } = await import('../diagnostic/diagnostic-requests.ts');
      await diagnosticRequests(http).claim();
    } catch {
      setState('failed');
      return;
    }
    storage.change(own, (draft) => claimedDraft(draft, storage.read(GUEST)));
    storage.remove(GUEST);
    await onMoved();
    setState('none');
  }

  return {
    state,
    accept: () => {
      if (uid !== null) void move(uid);
    },
    refuse: () => {
      if (uid !== null) thisDevice().storage.refuse(uid);
      setState('none');
    },
  };
}
