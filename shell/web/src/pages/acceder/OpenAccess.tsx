import { useHost } from '@travesia/kit-remote';
import { Button, Card, Notice, Skeleton, Stack } from '@travesia/kit-ui';
import { useCallback, useEffect, useState } from 'react';
import type { IdentityAccess } from '../../session/identity-access.ts';
import { type FederatedProvider, type IdentityClient, IdentityError } from '../../session/identity-client.ts';
import { useAction } from '../../session/use-action.ts';
import { useIdentityClient } from '../../session/use-identity-client.ts';
import { AuthFailure } from './AuthFailure.tsx';
import css from './acceder.module.css';
import { EmailPanel } from './EmailPanel.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';
import { PROVIDER_NAMES } from './provider-names.ts';
import { SignInPanel } from './SignInPanel.tsx';
import { SignUpPanel } from './SignUpPanel.tsx';
import type { SignInMode } from './sign-in-addresses.ts';
import { useArrival } from './use-arrival.ts';

interface OpenAccessProps {
  readonly access: IdentityAccess;
  readonly mode: SignInMode;
  readonly destination: string | null;
}

/** Every way to enter. */
export function OpenAccess({ access, mode, destination }: OpenAccessProps) {
  const { client, failed, retry } = useIdentityClient(access);
  const [email, setEmail] = useState('');
  if (client) {
    const ways = { client, demo: access.config.demo, mode, destination, email, onEmailChange: setEmail };
    // By mode: what went wrong in one way says nothing about the next.
    return <Ways key={mode} {...ways} />;
  }
  if (!failed) return <Skeleton label="Preparando el ingreso…" />;
  return (
    <Notice tone="warning" live title="No pudimos preparar el ingreso">
      <p>Puede ser tu conexión o el servicio de cuentas. Todo lo que no pide cuenta sigue funcionando.</p>
      <Button onClick={retry}>Reintentar</Button>
    </Notice>
  );
}

interface WaysProps {
  readonly client: IdentityClient;
  readonly demo: IdentityAccess['config']['demo'];
  readonly mode: SignInMode;
  readonly destination: string | null;
  readonly email: string;
  readonly onEmailChange: (email: string) => void;
}

function Ways({ client, demo, mode, destination, email, onEmailChange }: WaysProps) {
  const host = useHost();
  const { busy, failure, run, report } = useAction();
  const [leaving, setLeaving] = useState(false);
  useArrival(!busy);

  const linkPending = useCallback(async () => {
    const linked = await client.linkPending().catch(() => null);
    if (linked) host.notify({ tone: 'success', text: `Tu cuenta quedó vinculada con ${PROVIDER_NAMES[linked]}.` });
  }, [client, host]);
  const fillEmail = useCallback(
    (error: unknown) => {
      if (error instanceof IdentityError && error.email !== undefined) onEmailChange(error.email);
    },
    [onEmailChange],
  );
  const enter = async (action: () => Promise<unknown>) => {
    await run(async () => {
      try {
        await action();
      } catch (error) {
        fillEmail(error);
        throw error;
      }
      await linkPending();
    });
  };
  // A redirect leaves the document; what follows is done by the page it comes back to.
  const enterWith = async (provider: FederatedProvider) => {
    await enter(() => client.signInWithProvider(provider, () => setLeaving(true)));
    setLeaving(false);
  };

  // Not an action of the form: a service that never answers leaves the other ways usable.
  useEffect(() => {
    const complete = async () => {
      try {
        if (await client.completeRedirect()) await run(linkPending);
      } catch (error) {
        fillEmail(error);
        report(error);
      }
    };
    void complete();
  }, [client, fillEmail, linkPending, report, run]);

  const panel = { client, email, onEmailChange, busy, destination };
  const signIn = (action: (client: IdentityClient) => Promise<void>) => void enter(() => action(client));
  return (
    <Card className={css.panel}>
      <Stack>
        <AuthFailure failure={failure} />
        {leaving && <p role="status">Te llevamos al servicio para que entres…</p>}
        {mode === 'entrar' && <SignInPanel {...panel} demo={demo} signIn={signIn} />}
        {mode === 'crear' && <SignUpPanel {...panel} signIn={signIn} />}
        {(mode === 'recuperar' || mode === 'enlace') && <EmailPanel {...panel} mode={mode} />}
        {mode !== 'recuperar' && (
          <Stack as="section">
            <h2 className={css['ways-title']}>O con una cuenta que ya tienes</h2>
            <ProviderButtons busy={busy} onChoose={(provider) => void enterWith(provider)} />
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
