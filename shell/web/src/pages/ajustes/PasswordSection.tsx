import { useHost } from '@travesia/kit-remote';
import { Stack } from '@travesia/kit-ui';
import { useState } from 'react';
import { AuthFailure } from '../acceder/AuthFailure.tsx';
import { NewPasswordForm } from '../acceder/NewPasswordForm.tsx';
import { ConfirmIdentity } from './ConfirmIdentity.tsx';
import type { SectionProps } from './section-props.ts';
import { useSecuredAction } from './use-secured-action.ts';

/** Changes the password, or makes the first one for whoever came from a service. */
export function PasswordSection({ client, user, onChanged }: SectionProps) {
  const host = useHost();
  const secured = useSecuredAction(client);
  const { busy, failure, run } = secured;
  const [password, setPassword] = useState('');
  const hasPassword = user.methods.includes('password');
  const save = () =>
    run(async () => {
      await client.updatePassword(password);
      setPassword('');
      onChanged();
      host.notify({ tone: 'success', text: 'Tu contraseña nueva quedó guardada.' });
    });
  return (
    <Stack as="section">
      <h2>Contraseña</h2>
      <AuthFailure failure={failure} />
      <NewPasswordForm
        id="ajustes-clave"
        client={client}
        email={user.email}
        password={password}
        onPasswordChange={setPassword}
        submitLabel={hasPassword ? 'Cambiar contraseña' : 'Crear contraseña'}
        headingLevel={3}
        problemsTitle="Revisa la contraseña nueva"
        busy={busy}
        onSubmit={() => void save()}
      />
      <ConfirmIdentity action={secured} user={user} />
    </Stack>
  );
}
