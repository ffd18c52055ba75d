import { openBrowserPorts } from '@travesia/kit-offline';
import { useHost, useStream } from '@travesia/kit-remote';
import { createState } from '@travesia/kit-remote/state';
import { useEffect, useState } from 'react';
import { type AttemptSession, openAttemptSession } from './attempt-session.ts';
import { openAttemptStorage } from './attempt-storage.ts';
import type { AttemptView } from './attempt-view.ts';
import { backgroundSenderOf } from './background-sender-of.ts';

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
    const sender = backgroundSenderOf(host);
    openAttemptStorage().then(async (storage) => {
      await sender.leave(id);
      await storage.forgetOthers(owner).catch(() => undefined);
      if (isGone) return;
      opened = openAttemptSession({ id, owner, http: host.http, storage, ports: openBrowserPorts() });
      setSession(opened);
    });
    return () => {
      isGone = true;
      opened?.close();
      sender.takeBack(id);
      setSession(null);
    };
  }, [id, owner, host]);
  return { session, view: useStream(session?.view$ ?? OPENING) };
}
