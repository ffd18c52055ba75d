import { useHost } from '@travesia/kit-remote';
import { Button, Cluster, Notice, Stack } from '@travesia/kit-ui';
import { useState } from 'react';
import type { IdentityAccess } from '../../session/identity-access.ts';
import type { IdentityClient } from '../../session/identity-client.ts';
import { useAction } from '../../session/use-action.ts';
import { AuthFailure } from '../acceder/AuthFailure.tsx';

interface SessionsSectionProps {
  readonly client: IdentityClient;
  readonly access: IdentityAccess;
}

export function SessionsSection({ client, access }: SessionsSectionProps) {
  const host = useHost();
  const here = useAction();
  const [everywhere, setEverywhere] = useState<'idle' | 'busy' | 'failed'>('idle');

  const signOut = async () => {
    if (await here.run(() => client.signOut())) host.navigate('/');
  };
  const signOutEverywhere = async () => {
    setEverywhere('busy');
    try {
      await access.signOutEverywhere();
      host.notify({ tone: 'success', text: 'Cerramos tu sesión en todos tus dispositivos.' });
      host.navigate('/');
    } catch {
      setEverywhere('failed');
    }
  };
  return (
    <Stack as="section">
      <h2>Sesiones</h2>
      <p>
        Si usaste un computador prestado, cierra la sesión en todos lados: los demás dispositivos la pierden en unos
        minutos.
      </p>
      <AuthFailure failure={here.failure} />
      {everywhere === 'failed' && (
        <Notice tone="danger" live>
          <p>No pudimos cerrar las demás sesiones, así que esta sigue abierta. Inténtalo en un momento.</p>
        </Notice>
      )}
      <Cluster>
        <Button busy={here.busy} onClick={() => void signOut()}>
          Cerrar sesión aquí
        </Button>
        <Button variant="secondary" busy={everywhere === 'busy'} onClick={() => void signOutEverywhere()}>
          Cerrar sesión en todos lados
        </Button>
      </Cluster>
    </Stack>
  );
}
