import { Button, Notice, Stack } from '@travesia/kit-ui';
import { useState } from 'react';
import type { IdentityClient } from '../../session/identity-client.ts';
import { useAction } from '../../session/use-action.ts';
import { AuthFailure } from '../acceder/AuthFailure.tsx';
import { SETTINGS_PATH } from '../acceder/sign-in-addresses.ts';

interface UnverifiedEmailProps {
  readonly client: IdentityClient;
  readonly email: string;
}

/** Stays until the address is verified: without it a forgotten password is a lost account. */
export function UnverifiedEmail({ client, email }: UnverifiedEmailProps) {
  const { busy, failure, run } = useAction();
  const [sent, setSent] = useState(false);
  const send = async () => setSent(await run(() => client.sendVerification(window.location.origin + SETTINGS_PATH)));
  return (
    <Stack>
      <AuthFailure failure={failure} />
      {sent ? (
        <Notice tone="success" live title="Te enviamos un enlace" headingLevel={3}>
          <p>Ábrelo desde tu correo y vuelve aquí. Si no lo ves, mira en la carpeta de correo no deseado.</p>
        </Notice>
      ) : (
        <Notice tone="warning" title="Falta verificar tu correo" headingLevel={3}>
          <Stack>
            <p>
              Si olvidas la contraseña, tu cuenta se recupera con un enlace a <strong>{email}</strong>. Confirma que te
              llegan los correos.
            </p>
            <div>
              <Button variant="secondary" busy={busy} onClick={() => void send()}>
                Enviar correo de verificación
              </Button>
            </div>
          </Stack>
        </Notice>
      )}
    </Stack>
  );
}
