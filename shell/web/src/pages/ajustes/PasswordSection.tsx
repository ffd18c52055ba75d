import { useHost } from '@travesia/kit-remote';
import { Stack } from '@travesia/kit-ui';
import { useState } from 'react';
import { AuthFailure } from '../acceder/AuthFailure.tsx';
import { CredentialsForm, fieldErrors } from '../acceder/CredentialsForm.tsx';
import { NewPasswordField, usePasswordPolicy } from '../acceder/NewPasswordField.tsx';
import { passwordProblem } from '../acceder/password-requirements.ts';
import { UsernameForManagers } from '../acceder/UsernameForManagers.tsx';
import { ConfirmIdentity } from './ConfirmIdentity.tsx';
import type { SectionProps } from './section-props.ts';
import { useSecuredAction } from './use-secured-action.ts';

const PASSWORD_ID = 'ajustes-clave';

/** Changes the password, or makes the first one for whoever came from a service. */
export function PasswordSection({ client, user, onChanged }: SectionProps) {
  const host = useHost();
  const { busy, failure, needsProof, run, prove, cancel } = useSecuredAction(client);
  const [password, setPassword] = useState('');
  const policy = usePasswordPolicy(client);
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
      <CredentialsForm
        submitLabel={hasPassword ? 'Cambiar contraseña' : 'Crear contraseña'}
        headingLevel={3}
        problemsTitle="Revisa la contraseña nueva"
        busy={busy}
        problems={() => fieldErrors([PASSWORD_ID, policy ? passwordProblem(policy, password) : undefined])}
        onSubmit={() => void save()}
      >
        {(problemOf) => (
          <>
            <UsernameForManagers email={user.email} />
            <NewPasswordField
              id={PASSWORD_ID}
              label="Contraseña nueva"
              value={password}
              policy={policy}
              onValueChange={setPassword}
              error={problemOf(PASSWORD_ID)}
            />
          </>
        )}
      </CredentialsForm>
      {needsProof && (
        <ConfirmIdentity
          methods={user.methods}
          email={user.email}
          busy={busy}
          onProof={(proof) => void prove(proof)}
          onCancel={cancel}
        />
      )}
    </Stack>
  );
}
