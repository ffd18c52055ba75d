import { useCallback, useState } from 'react';
import { type AuthMessage, authMessageOf } from './auth-messages.ts';

export interface ActionState {
  readonly busy: boolean;
  readonly failure: AuthMessage | null;
  /** Resolves with true when it succeeded; a failure becomes {@link failure}, in words. */
  run(action: () => Promise<unknown>): Promise<boolean>;
  /** Shows the failure of something that was not run here. */
  report(error: unknown): void;
}

/** One action at a time of a form, with what to tell when it fails. */
export function useAction(): ActionState {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AuthMessage | null>(null);
  const report = useCallback((error: unknown) => setFailure(authMessageOf(error)), []);
  const run = useCallback(
    async (action: () => Promise<unknown>) => {
      setBusy(true);
      setFailure(null);
      try {
        await action();
        return true;
      } catch (error) {
        report(error);
        return false;
      } finally {
        setBusy(false);
      }
    },
    [report],
  );
  return { busy, failure, run, report };
}
