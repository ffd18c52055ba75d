import type { ProfileAnswer } from '@travesia/contracts/slices';
import { useHost, useSession } from '@travesia/kit-remote';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { AnyStepValues } from '../../../profile/apply-step.ts';
import { createProfileClient, type Saved } from './profile-client.ts';

export type LoadedProfile =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'loaded'; readonly answer: ProfileAnswer };

export interface OpenProfile {
  readonly loaded: LoadedProfile;
  readonly busy: boolean;
  /** Of the last save; `null` before one, and while one is under way. */
  readonly outcome: Saved['kind'] | null;
  retry(): void;
  /** Saves what was changed of the profile that is loaded, which the answer then replaces. */
  save(change: AnyStepValues): Promise<Saved>;
  /** What the outcome said is settled. */
  settle(): void;
}

const NOTHING = { status: 'loading' } as const;

/** The student's profile, as the service has it when the page is opened. */
export function useProfile(): OpenProfile {
  const { http, events } = useHost();
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.uid : null;
  const client = useMemo(() => (uid === null ? null : createProfileClient(uid, http, events)), [uid, http, events]);
  const [loaded, setLoaded] = useState<LoadedProfile>(NOTHING);
  const [round, setRound] = useState(0);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Saved['kind'] | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    const ended = new AbortController();
    setLoaded(NOTHING);
    client?.load(ended.signal).then(
      (answer) => {
        if (!ended.signal.aborted) setLoaded({ status: 'loaded', answer });
      },
      () => {
        if (!ended.signal.aborted) setLoaded({ status: 'failed' });
      },
    );
    return () => ended.abort();
  }, [client, round]);

  const save = async (change: AnyStepValues): Promise<Saved> => {
    if (!client || loaded.status !== 'loaded') return { kind: 'failed' };
    setBusy(true);
    setOutcome(null);
    const saved = await client.save(loaded.answer, change);
    if ('answer' in saved) setLoaded({ status: 'loaded', answer: saved.answer });
    setOutcome(saved.kind);
    setBusy(false);
    return saved;
  };

  return {
    loaded,
    busy,
    outcome,
    save,
    retry: useCallback(() => setRound((before) => before + 1), []),
    settle: useCallback(() => setOutcome(null), []),
  };
}
