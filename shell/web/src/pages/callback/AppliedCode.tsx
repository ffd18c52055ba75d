import { ButtonLink, Notice, Skeleton, Stack } from '@travesia/kit-ui';
import { useEffect, useRef, useState } from 'react';
import type { IdentityClient } from '../../session/identity-client.ts';
import { useAction } from '../../session/use-action.ts';
import { AuthFailure } from '../acceder/AuthFailure.tsx';
import { SETTINGS_PATH } from '../acceder/sign-in-addresses.ts';

interface AppliedCodeProps {
  readonly client: IdentityClient;
  readonly code: string;
  /** The sentence for when it worked. */
  readonly done: string;
}

/** Uses a code that asks for nothing more. */
export function AppliedCode({ client, code, done }: AppliedCodeProps) {
  const { failure, run } = useAction();
  const [applied, setApplied] = useState(false);
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    // Codes work once, and effects may run twice.
    started.current = true;
    void run(async () => {
      await client.applyActionCode(code);
      // Nobody has to be signed in where the link is opened.
      await client.reload().catch(() => undefined);
    }).then(setApplied);
  }, [client, code, run]);

  if (applied) {
    return (
      <Notice tone="success" live title={done}>
        <ButtonLink href={SETTINGS_PATH}>Ir a mi cuenta</ButtonLink>
      </Notice>
    );
  }
  if (!failure) return <Skeleton label="Revisando el enlace…" />;
  return (
    <Stack>
      <AuthFailure failure={failure} />
      <p>Desde tu cuenta puedes pedir otro enlace.</p>
      <div>
        <ButtonLink href={SETTINGS_PATH}>Ir a mi cuenta</ButtonLink>
      </div>
    </Stack>
  );
}
