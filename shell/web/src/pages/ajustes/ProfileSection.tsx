import { useHost } from '@travesia/kit-remote';
import { Badge, Button, Cluster, Stack, TextField } from '@travesia/kit-ui';
import { type SubmitEvent, useState } from 'react';
import { useAction } from '../../session/use-action.ts';
import { AuthFailure } from '../acceder/AuthFailure.tsx';
import type { SectionProps } from './section-props.ts';
import { UnverifiedEmail } from './UnverifiedEmail.tsx';

/** In characters; no person's name is longer in our pages. */
const NAME_MAX_LENGTH = 80;

export function ProfileSection({ client, user, onChanged }: SectionProps) {
  const host = useHost();
  const naming = useAction();
  const [name, setName] = useState(user.name ?? '');

  const saveName = async (event: SubmitEvent) => {
    event.preventDefault();
    if (naming.busy || !(await naming.run(() => client.updateName(name.trim())))) return;
    onChanged();
    host.notify({ tone: 'success', text: 'Guardamos tu nombre.' });
  };

  return (
    <Stack as="section">
      <h2>Tu cuenta</h2>
      {user.email !== undefined && !user.emailVerified && <UnverifiedEmail client={client} email={user.email} />}
      <AuthFailure failure={naming.failure} />
      <form onSubmit={saveName}>
        <Stack>
          <TextField
            label="Nombre"
            hint="Como quieres que te llamemos."
            optional
            name="name"
            autoComplete="nickname"
            maxLength={NAME_MAX_LENGTH}
            value={name}
            onValueChange={setName}
          />
          <div>
            <Button type="submit" variant="secondary" busy={naming.busy}>
              Guardar nombre
            </Button>
          </div>
        </Stack>
      </form>
      {user.email !== undefined && (
        <Cluster>
          <span>
            Correo: <strong>{user.email}</strong>
          </span>
          {user.emailVerified ? <Badge tone="success">Verificado</Badge> : <Badge tone="warning">Sin verificar</Badge>}
        </Cluster>
      )}
    </Stack>
  );
}
