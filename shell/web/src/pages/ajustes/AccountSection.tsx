import { Badge, Cluster, Stack } from '@travesia/kit-ui';
import type { SectionProps } from './section-props.ts';
import { UnverifiedEmail } from './UnverifiedEmail.tsx';

export function AccountSection({ client, user }: Omit<SectionProps, 'onChanged'>) {
  return (
    <Stack as="section">
      <h2>Tu cuenta</h2>
      {user.email !== undefined && !user.emailVerified && <UnverifiedEmail client={client} email={user.email} />}
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
