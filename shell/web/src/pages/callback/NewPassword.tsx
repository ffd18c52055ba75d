import { ButtonLink, Notice, Skeleton, Stack } from '@travesia/kit-ui';
import { useEffect, useState } from 'react';
import { type AuthMessage, authMessageOf } from '../../session/auth-messages.ts';
import type { IdentityClient } from '../../session/identity-client.ts';
import { useAction } from '../../session/use-action.ts';
import { AuthFailure } from '../acceder/AuthFailure.tsx';
import { NewPasswordForm } from '../acceder/NewPasswordForm.tsx';
import { modeAddress, readDestination } from '../acceder/sign-in-addresses.ts';

interface NewPasswordProps {
  readonly client: IdentityClient;
  readonly code: string;
  readonly search: string;
}

/** Ends a reset: the code is checked before anything is asked. */
export function NewPassword({ client, code, search }: NewPasswordProps) {
  const [email, setEmail] = useState<string | null>(null);
  const [refused, setRefused] = useState<AuthMessage | null>(null);
  const { busy, failure, run } = useAction();
  const [password, setPassword] = useState('');
  const [changed, setChanged] = useState(false);
  const destination = readDestination(search);
  useEffect(() => {
    client.checkPasswordReset(code).then(setEmail, (error) => setRefused(authMessageOf(error)));
  }, [client, code]);

  if (refused) {
    return (
      <Stack>
        <AuthFailure failure={refused} />
        <div>
          <ButtonLink href={modeAddress('recuperar', destination)}>Pedir otro enlace</ButtonLink>
        </div>
      </Stack>
    );
  }
  if (email === null) return <Skeleton label="Revisando el enlace…" />;
  if (changed) {
    return (
      <Notice tone="success" live title="Tu contraseña nueva está lista">
        <p>Entra con ella cuando quieras.</p>
        <ButtonLink href={modeAddress('entrar', destination)}>Entrar</ButtonLink>
      </Notice>
    );
  }
  return (
    <Stack gap="l">
      <AuthFailure failure={failure} />
      <p>
        Es para la cuenta de <strong>{email}</strong>.
      </p>
      <NewPasswordForm
        id="clave-nueva"
        client={client}
        email={email}
        password={password}
        onPasswordChange={setPassword}
        submitLabel="Guardar contraseña"
        busy={busy}
        onSubmit={() => void run(() => client.confirmPasswordReset(code, password)).then(setChanged)}
      />
    </Stack>
  );
}
