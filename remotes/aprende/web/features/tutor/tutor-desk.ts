import { openBrowserPorts } from '@travesia/kit-offline';
import { useHost, useSession } from '@travesia/kit-remote';
import { useMemo } from 'react';
import { type KeptWordsPlaces, openKeptWords } from './kept-words.ts';
import { createTutorRequests, type TutorRequests } from './tutor-requests.ts';

/** What the page of one student works with. */
export interface TutorDesk {
  readonly uid: string;
  readonly requests: TutorRequests;
  readonly words: KeptWordsPlaces;
}

/** `null` in the moment in which the session ends and the page with it. */
export function useTutorDesk(): TutorDesk | null {
  const { http } = useHost();
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.uid : null;
  return useMemo(
    () =>
      uid === null
        ? null
        : { uid, requests: createTutorRequests(uid, http), words: openKeptWords(uid, openBrowserPorts()) },
    [uid, http],
  );
}
