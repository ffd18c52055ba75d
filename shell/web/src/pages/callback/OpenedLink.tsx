import { ButtonLink, Stack } from '@travesia/kit-ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { IdentityClient } from '../../session/identity-client.ts';
import { useAction } from '../../session/use-action.ts';
import { AuthFailure } from '../acceder/AuthFailure.tsx';
import { CredentialsForm, fieldErrors } from '../acceder/CredentialsForm.tsx';
import { EmailField } from '../acceder/EmailField.tsx';
import { emailProblem } from '../acceder/email-problem.ts';
import { sentLink } from '../acceder/sent-link.ts';
import { modeAddress } from '../acceder/sign-in-addresses.ts';
import { useArrival } from '../acceder/use-arrival.ts';

const EMAIL_ID = 'enlace-de';

interface OpenedLinkProps {
  readonly client: IdentityClient;
}

/** Ends the sign-in by e-mail; on a device that did not ask for the link, the student says which e-mail it was. */
export function OpenedLink({ client }: OpenedLinkProps) {
  const { busy, failure, run } = useAction();
  const [remembered] = useState(() => sentLink.recall());
  const [email, setEmail] = useState('');
  const [opened, setOpened] = useState(false);
  const started = useRef(false);
  useArrival(opened);

  const open = useCallback(
    async (address: string) => {
      const done = await run(() => client.completeSignInLink(address, window.location.href));
      // Forgotten in both cases: a link that failed must not be tried with the same address for ever.
      sentLink.forget();
      setOpened(done);
    },
    [client, run],
  );
  useEffect(() => {
    if (remembered === null || started.current) return;
    // Links work once, and effects may run twice.
    started.current = true;
    void open(remembered);
  }, [remembered, open]);

  if (opened || (remembered !== null && !failure)) return <p role="status">Abriendo tu sesión…</p>;
  return (
    <Stack gap="l">
      <AuthFailure failure={failure} />
      {failure && (
        <div>
          <ButtonLink href={modeAddress('enlace', null)}>Pedir otro enlace</ButtonLink>
        </div>
      )}
      <p>Parece que abriste el enlace en otro dispositivo. Escribe el correo al que te lo enviamos.</p>
      <CredentialsForm
        submitLabel="Abrir mi sesión"
        busy={busy}
        problems={() => fieldErrors([EMAIL_ID, emailProblem(email)])}
        onSubmit={() => void open(email.trim())}
      >
        {(problemOf) => <EmailField id={EMAIL_ID} value={email} onValueChange={setEmail} error={problemOf(EMAIL_ID)} />}
      </CredentialsForm>
    </Stack>
  );
}
