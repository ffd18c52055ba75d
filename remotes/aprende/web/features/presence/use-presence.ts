import { PRESENCE_PATH, type PresenceAnswer } from '@travesia/contracts/slices';
import { useHost } from '@travesia/kit-remote';
import { readAnswer } from '@travesia/kit-remote/read-answer';
import { useEffect, useState } from 'react';
import { presenceAnswer } from '../../../api/presence.ts';

const ASK_AGAIN_MS = 10_000;

export type Counted =
  | { readonly status: 'asking' | 'unknown' }
  | { readonly status: 'counted'; readonly answer: PresenceAnswer };

/** Who is here now, asked for again while the page is seen. */
export function usePresence(): Counted {
  const { http } = useHost();
  const [counted, setCounted] = useState<Counted>({ status: 'asking' });
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    async function ask(): Promise<void> {
      try {
        const answer = readAnswer(presenceAnswer, await http(PRESENCE_PATH, { signal }));
        setCounted({ status: 'counted', answer: answer as PresenceAnswer });
      } catch {
        if (!signal.aborted) setCounted({ status: 'unknown' });
      }
    }
    void ask();
    const asking = setInterval(() => {
      if (document.visibilityState === 'visible') void ask();
    }, ASK_AGAIN_MS);
    return () => {
      clearInterval(asking);
      ended.abort();
    };
  }, [http]);
  return counted;
}
