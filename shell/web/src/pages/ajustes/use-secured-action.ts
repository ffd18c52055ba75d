import { useCallback, useState } from 'react';
import type { AuthMessage } from '../../session/auth-messages.ts';
import { type IdentityClient, IdentityError, type Proof } from '../../session/identity-client.ts';
import { useAction } from '../../session/use-action.ts';

export interface SecuredAction {
  readonly busy: boolean;
  readonly failure: AuthMessage | null;
  /** The provider wants to know again that it is them: `ConfirmIdentity` asks. */
  readonly needsProof: boolean;
  run(action: () => Promise<unknown>): Promise<void>;
  /** Does what was asked, once the student has proved who they are. */
  prove(proof: Proof): Promise<void>;
  cancel(): void;
}

/** An action that the provider may refuse with `requires-recent-login`: it is kept until the proof is there. */
export function useSecuredAction(client: IdentityClient): SecuredAction {
  const { busy, failure, run: attempt } = useAction();
  const [pending, setPending] = useState<(() => Promise<unknown>) | null>(null);
  const run = useCallback(
    async (action: () => Promise<unknown>) => {
      await attempt(async () => {
        try {
          await action();
          setPending(null);
        } catch (error) {
          if (!(error instanceof IdentityError) || error.code !== 'requires-recent-login') throw error;
          setPending(() => action);
        }
      });
    },
    [attempt],
  );
  return {
    busy,
    failure,
    needsProof: pending !== null,
    run,
    async prove(proof) {
      if (!pending) return;
      await run(async () => {
        await client.reauthenticate(proof);
        await pending();
      });
    },
    cancel: () => setPending(null),
  };
}
