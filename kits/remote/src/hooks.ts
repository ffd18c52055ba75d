import type { ActivityState, HostApi, Session, StateStream } from '@travesia/contracts/page';
import { useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import { HostContext } from './host-context.ts';

/** What the shell lends to this page. */
export function useHost(): HostApi {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost: the component is not inside a page');
  return host;
}

/** The value of a stream that lives in the browser only, as it changes. */
export function useStream<T>(stream: StateStream<T>): T {
  return useStateStream(stream, stream.get());
}

function useStateStream<T>(stream: StateStream<T>, whilePrerendering: T): T {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = stream.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [stream],
  );
  return useSyncExternalStore(
    subscribe,
    () => stream.get(),
    () => whilePrerendering,
  );
}

const SESSION_WHILE_PRERENDERING: Session = { status: 'pending' };

/** Who is signed in. `pending` in prerendered HTML, so that hydration finds what the server wrote. */
export function useSession(): Session {
  return useStateStream(useHost().session$, SESSION_WHILE_PRERENDERING);
}

/** What the student is doing now; `idle` in prerendered HTML. */
export function useActivity(): ActivityState {
  return useStateStream<ActivityState>(useHost().activity$, 'idle');
}

/** Asks `question` before the student leaves the page, as long as it is not `null`. */
export function useBlockLeave(question: string | null): void {
  const host = useHost();
  useEffect(() => (question === null ? undefined : host.blockLeave(question)), [host, question]);
}
