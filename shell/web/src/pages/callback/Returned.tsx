import { ButtonLink, Skeleton, Stack } from '@travesia/kit-ui';
import { useEffect, useState } from 'react';
import { type AuthMessage, authMessageOf } from '../../session/auth-messages.ts';
import type { IdentityClient } from '../../session/identity-client.ts';
import { AuthFailure } from '../acceder/AuthFailure.tsx';
import { modeAddress, readDestination } from '../acceder/sign-in-addresses.ts';
import { useArrival } from '../acceder/use-arrival.ts';

interface ReturnedProps {
  readonly client: IdentityClient;
  readonly search: string;
}

/** Ends a sign-in that left the page; without one there is only the way back. */
export function Returned({ client, search }: ReturnedProps) {
  const [returned, setReturned] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<AuthMessage | null>(null);
  useArrival(true);
  useEffect(() => {
    client.completeRedirect().then(setReturned, (error) => setFailure(authMessageOf(error)));
  }, [client]);

  if (returned === true || (returned === null && !failure)) return <Skeleton label="Abriendo tu sesión…" />;
  return (
    <Stack>
      <AuthFailure failure={failure} />
      {!failure && <p>No hay una sesión que abrir: a esta dirección se llega desde un enlace nuestro.</p>}
      <div>
        <ButtonLink href={modeAddress('entrar', readDestination(search))}>Entrar a Travesía</ButtonLink>
      </div>
    </Stack>
  );
}
