import { openBrowserPorts } from '@travesia/kit-offline';
import { useEffect, useState } from 'react';
import type { Conversation } from '../../../api/tutor.ts';
import { type ConversationSession, createConversationSession } from './conversation-session.ts';
import type { TutorDesk } from './tutor-desk.ts';

/** Follows a conversation for as long as it is shown. */
export function useConversation(
  { requests }: TutorDesk,
  id: string,
  begun: Conversation | undefined,
): ConversationSession | null {
  const [session, setSession] = useState<ConversationSession | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read before it began is of its beginning
  useEffect(() => {
    const opened = createConversationSession({ id, requests, ports: openBrowserPorts(), begun });
    setSession(opened);
    return () => opened.close();
  }, [id, requests]);
  return session;
}

/** True from the moment `at` of the monotonic clock on; false where there is none. */
export function useHasCome(at: number | null): boolean {
  const [come, setCome] = useState<number | null>(null);
  const isCome = at !== null && (come === at || at <= performance.now());
  useEffect(() => {
    if (at === null || isCome) return;
    const timer = setTimeout(() => setCome(at), Math.max(0, at - performance.now()));
    return () => clearTimeout(timer);
  }, [at, isCome]);
  return isCome;
}
