import { Stack } from '@travesia/kit-ui';
import { useState } from 'react';
import type { IdentityClient } from '../../session/identity-client.ts';
import css from './acceder.module.css';
import { CredentialsForm, fieldErrors } from './CredentialsForm.tsx';
import { EmailField } from './EmailField.tsx';
import { emailProblem } from './email-problem.ts';
import { NewPasswordField, usePasswordPolicy } from './NewPasswordField.tsx';
import type { PanelProps } from './panel-props.ts';
import { passwordProblem } from './password-requirements.ts';
import { modeAddress, SETTINGS_PATH } from './sign-in-addresses.ts';

const EMAIL_ID = 'crear-correo';
const PASSWORD_ID = 'crear-clave';

interface SignUpPanelProps extends PanelProps {
  readonly signIn: (enter: (client: IdentityClient) => Promise<void>) => void;
}

export function SignUpPanel({ client, email, onEmailChange, busy, destination, signIn }: SignUpPanelProps) {
  const [password, setPassword] = useState('');
  const policy = usePasswordPolicy(client);
  const create = async () => {
    await client.signUp(email.trim(), password);
    // The account is there with or without this e-mail, and the settings send another.
    await client.sendVerification(window.location.origin + SETTINGS_PATH).catch(() => undefined);
  };
  return (
    <Stack>
      <CredentialsForm
        submitLabel="Crear cuenta"
        busy={busy}
        problems={() =>
          fieldErrors(
            [EMAIL_ID, emailProblem(email)],
            [PASSWORD_ID, policy ? passwordProblem(policy, password) : undefined],
          )
        }
        onSubmit={() => signIn(create)}
      >
        {(problemOf) => (
          <>
            <EmailField id={EMAIL_ID} value={email} onValueChange={onEmailChange} error={problemOf(EMAIL_ID)} />
            <NewPasswordField
              id={PASSWORD_ID}
              value={password}
              policy={policy}
              onValueChange={setPassword}
              error={problemOf(PASSWORD_ID)}
            />
          </>
        )}
      </CredentialsForm>
      <p className={css.ways}>
        ¿Ya tienes cuenta? <a href={modeAddress('entrar', destination)}>Entrar</a>
      </p>
    </Stack>
  );
}
