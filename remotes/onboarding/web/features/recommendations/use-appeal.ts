import type { HttpFailure } from '@travesia/contracts/page';
import { useHost } from '@travesia/kit-remote';
import { useCallback, useEffect, useState } from 'react';
import type { AppealAnswer } from '../../../api/diagnostics.ts';
import type { WaitingAnswer } from '../../../start/draft.ts';
import { diagnosticRequests } from '../diagnostic/diagnostic-requests.ts';
import { thisDevice } from '../draft/use-draft.ts';

export type AppealState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'shown'; readonly step: AppealAnswer; readonly sent: WaitingAnswer | null }
  /** Nobody answered: what was chosen is kept, and goes with the next try. */
  | { readonly kind: 'waits' }
  /** `few`: of questions of the content; `enough`: as many contents as one diagnostic takes. */
  | { readonly kind: 'refused'; readonly why: 'few' | 'enough' | 'gone' };

export interface AskedAppeal {
  /** Of the diagnostic. */
  readonly id: string;
  readonly content: string;
  /** Whose draft keeps an answer until the service has it. */
  readonly owner: string;
}

const REFUSALS: Readonly<Record<number, 'few' | 'enough' | 'gone'>> = { 422: 'few', 429: 'enough', 404: 'gone' };

/** “Esto sí lo sé” for one content, with whatever connection there is. */
export function useAppeal({ id, content, owner }: AskedAppeal) {
  const { http } = useHost();
  const [state, setState] = useState<AppealState>({ kind: 'opening' });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round tries again
  useEffect(() => {
    let isOpen = true;
    const { storage } = thisDevice();
    const requests = diagnosticRequests(http);
    async function reach(): Promise<AppealAnswer> {
      const waiting = storage.read(owner).waiting[id];
      if (waiting) {
        await requests.answer(id, waiting);
        storage.change(owner, ({ waiting: { [id]: _, ...others }, ...draft }) => ({ ...draft, waiting: others }));
      }
      return requests.appeal(id, content);
    }
    reach().then(
      (step) => {
        if (isOpen) setState({ kind: 'shown', step, sent: null });
      },
      (error: Partial<HttpFailure>) => {
        if (!isOpen) return;
        const why = REFUSALS[error.status ?? 0];
        setState(why ? { kind: 'refused', why } : { kind: 'waits' });
      },
    );
    return () => {
      isOpen = false;
    };
  }, [http, id, content, owner, round]);

  const retry = useCallback(() => setRound((count) => count + 1), []);
  useEffect(() => (state.kind === 'waits' ? thisDevice().ports.onWake(retry) : undefined), [state.kind, retry]);

  const answer = useCallback(
    (given: WaitingAnswer) => {
      // Before it is sent: a tab that is closed loses nothing.
      thisDevice().storage.change(owner, (draft) => ({ ...draft, waiting: { ...draft.waiting, [id]: given } }));
      setState((before) => (before.kind === 'shown' ? { ...before, sent: given } : before));
      retry();
    },
    [id, owner, retry],
  );
  return { state, answer, retry };
}
