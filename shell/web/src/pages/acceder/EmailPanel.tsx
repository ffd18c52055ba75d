import { Notice, Stack } from '@travesia/kit-ui';
import { useState } from 'react';
import { useAction } from '../../session/use-action.ts';
import { AuthFailure } from './AuthFailure.tsx';
import css from './acceder.module.css';
import { CredentialsForm, fieldErrors } from './CredentialsForm.tsx';
import { EmailField } from './EmailField.tsx';
import { emailProblem } from './email-problem.ts';
import type { PanelProps } from './panel-props.ts';
import { sentLink } from './sent-link.ts';
import { callbackAddress, modeAddress } from './sign-in-addresses.ts';

const EMAIL_ID = 'enviar-correo';

const SENT = {
  recuperar: 'Si hay una cuenta con ese correo, en unos minutos llegará un enlace para crear la contraseña nueva.',
  enlace: 'Abre el enlace que te enviamos, ojalá en este mismo teléfono o computador. Sirve una sola vez.',
} as const;

interface EmailPanelProps extends PanelProps {
  readonly mode: keyof typeof SENT;
}

/** The ways that go on in the student's mailbox. */
export function EmailPanel({ client, mode, email, onEmailChange, destination }: EmailPanelProps) {
  const { busy, failure, run } = useAction();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = async () => {
    const address = email.trim();
    const done = await run(async () => {
      if (mode === 'recuperar') {
        await client.sendPasswordReset(address, window.location.origin + modeAddress('entrar', destination));
        return;
      }
      await client.sendSignInLink(address, window.location.origin + callbackAddress(destination));
      sentLink.remember(address);
    });
    setSentTo(done ? address : null);
  };
  return (
    <Stack gap="l">
      <AuthFailure failure={failure} />
      {sentTo !== null && (
        <Notice tone="success" live title={`Revisa el correo de ${sentTo}`}>
          <p>{SENT[mode]} Si no lo ves, mira en la carpeta de correo no deseado.</p>
        </Notice>
      )}
      <CredentialsForm
        submitLabel={sentTo === null ? 'Enviar enlace' : 'Enviar otra vez'}
        busy={busy}
        problems={() => fieldErrors([EMAIL_ID, emailProblem(email)])}
        onSubmit={() => void send()}
      >
        {(problemOf) => (
          <EmailField id={EMAIL_ID} value={email} onValueChange={onEmailChange} error={problemOf(EMAIL_ID)} />
        )}
      </CredentialsForm>
      <p className={css.ways}>
        <a href={modeAddress('entrar', destination)}>Volver a entrar con contraseña</a>
      </p>
    </Stack>
  );
}
