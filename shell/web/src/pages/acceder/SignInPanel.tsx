import { Button, Notice, Stack } from '@travesia/kit-ui';
import { useState } from 'react';
import type { IdentityClient } from '../../session/identity-client.ts';
import css from './acceder.module.css';
import { CredentialsForm, fieldErrors } from './CredentialsForm.tsx';
import { EmailField } from './EmailField.tsx';
import { emailProblem } from './email-problem.ts';
import { PasswordField } from './PasswordField.tsx';
import type { PanelProps } from './panel-props.ts';
import { modeAddress } from './sign-in-addresses.ts';

const EMAIL_ID = 'acceder-correo';
const PASSWORD_ID = 'acceder-clave';

interface SignInPanelProps extends PanelProps {
  readonly demo: { readonly email: string; readonly password: string } | undefined;
  readonly signIn: (enter: (client: IdentityClient) => Promise<void>) => void;
}

/** With a password. */
export function SignInPanel({ email, onEmailChange, busy, destination, demo, signIn }: SignInPanelProps) {
  const [password, setPassword] = useState('');
  return (
    <Stack>
      {demo && (
        <Notice title="Estudiante de demostración" headingLevel={2}>
          <p>
            <strong>{demo.email}</strong>, contraseña <strong>{demo.password}</strong>
          </p>
          <Button
            variant="secondary"
            onClick={() => {
              onEmailChange(demo.email);
              setPassword(demo.password);
              document.getElementById(EMAIL_ID)?.focus();
            }}
          >
            Usar estos datos
          </Button>
        </Notice>
      )}
      <CredentialsForm
        submitLabel="Entrar"
        busy={busy}
        problems={() =>
          fieldErrors(
            [EMAIL_ID, emailProblem(email)],
            [PASSWORD_ID, password === '' ? 'Escribe tu contraseña.' : undefined],
          )
        }
        onSubmit={() => signIn((client) => client.signInWithPassword(email.trim(), password))}
      >
        {(problemOf) => (
          <>
            <EmailField id={EMAIL_ID} value={email} onValueChange={onEmailChange} error={problemOf(EMAIL_ID)} />
            <PasswordField
              id={PASSWORD_ID}
              label="Contraseña"
              name="password"
              autoComplete="current-password"
              value={password}
              onValueChange={setPassword}
              error={problemOf(PASSWORD_ID)}
            />
          </>
        )}
      </CredentialsForm>
      <ul className={css.ways}>
        <li>
          <a href={modeAddress('recuperar', destination)}>Olvidé mi contraseña</a>
        </li>
        <li>
          <a href={modeAddress('enlace', destination)}>Entrar con un enlace por correo</a>
        </li>
        <li>
          ¿Primera vez aquí? <a href={modeAddress('crear', destination)}>Crear una cuenta</a>
        </li>
      </ul>
    </Stack>
  );
}
