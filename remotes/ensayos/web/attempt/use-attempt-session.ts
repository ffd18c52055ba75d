import { useHost, useStream } from '@travesia/kit-remote';
import { createState } from '@travesia/kit-remote/state';
import { useEffect, useState } from 'react';
import { type AttemptSession, type AttemptView, openAttemptSession } from './attempt-session.ts';
import { courierOf } from './courier-of.ts';
import { openKeep } from './keep.ts';
import { browserSurroundings } from './surroundings.ts';

const OPENING = createState<AttemptView>({ phase: 'opening' }).stream;

/** The attempt as long as its page is on the screen; what is unsent waits on the disk while it is not. */
export function useAttemptSession(
  id: string,
  owner: string,
): { readonly session: AttemptSession | null; readonly view: AttemptView } {
  const host = useHost();
  const [session, setSession] = useState<AttemptSession | null>(null);
  useEffect(() => {
    let opened: AttemptSession | undefined;
    let isGone = false;
    const courier = courierOf(host);
    openKeep().then(async (keep) => {
      await courier.leave(id);
      await keep.forgetOthers(owner).catch(() => undefined);
      if (isGone) return;
      opened = openAttemptSession({ id, owner, http: host.http, keep, surroundings: browserSurroundings() });
      setSession(opened);
    });
    return () => {
      isGone = true;
      opened?.close();
      courier.takeBack(id);
      setSession(null);
    };
  }, [id, owner, host]);
  return { session, view: useStream(session?.view$ ?? OPENING) };
}
