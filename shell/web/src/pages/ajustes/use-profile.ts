import { profileAnswerSchema } from '@travesia/contracts/browser-schemas';
import { EXPECTED_USER_HEADER, PROFILE_PATH, type ProfileAnswer } from '@travesia/contracts/slices';
import { useHost, useSession } from '@travesia/kit-remote';
import { readAnswer } from '@travesia/kit-remote/read-answer';
import { useCallback, useEffect, useState } from 'react';

interface ShownProfile {
  /** `null` while it is asked. */
  readonly profile: ProfileAnswer | null;
  readonly failed: boolean;
  retry(): void;
}

/** What the student said of themselves, for a page that shows it. */
export function useProfile(): ShownProfile {
  const { http } = useHost();
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.uid : null;
  const [profile, setProfile] = useState<ProfileAnswer | null>(null);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    if (uid === null) return undefined;
    const ended = new AbortController();
    const headers = { [EXPECTED_USER_HEADER]: encodeURIComponent(uid) };
    setFailed(false);
    http(PROFILE_PATH, { headers, signal: ended.signal })
      .then((answer) => {
        if (!ended.signal.aborted) setProfile(readAnswer(profileAnswerSchema, answer));
      })
      .catch(() => {
        if (!ended.signal.aborted) setFailed(true);
      });
    return () => ended.abort();
  }, [uid, http, round]);
  return { profile, failed, retry: useCallback(() => setRound((before) => before + 1), []) };
}
