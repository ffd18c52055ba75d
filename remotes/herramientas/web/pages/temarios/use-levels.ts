import { useHost, useSession } from '@travesia/kit-remote';
import { useEffect, useState } from 'react';

type Levels = ReadonlyMap<string, string>;

const NONE: Levels = new Map();

/** The student's own level by content; none for visitors, and while it cannot be asked. */
export function useLevels(): Levels {
  const { http } = useHost();
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.uid : null;
  const [levels, setLevels] = useState<Levels>(NONE);
  useEffect(() => {
    setLevels(NONE);
    if (uid === null) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    // What reads answers weighs more than the page, which most read without an account.
    import('./read-levels.ts')
      .then(({ readLevels }) => readLevels(uid, http, signal))
      .then((read) => {
        if (!signal.aborted) setLevels(read);
      })
      .catch(() => undefined);
    return () => ended.abort();
  }, [http, uid]);
  return levels;
}
