import { ButtonLink, Stack } from '@travesia/kit-ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type IdentityClient, IdentityError } from '../../session/identity-client.ts';
import { useAction } from '../../session/use-action.ts';
import { AuthFailure } from '../acceder/AuthFailure.tsx';
import { CredentialsForm, fieldErrors } from '../acceder/CredentialsForm.tsx';
import { EmailField } from '../acceder/EmailField.tsx';
import { emailProblem } from '../acceder/email-problem.ts';
import { sentLink } from '../acceder/sent-link.ts';
import { modeAddress, readDestination } from '../acceder/sign-in-addresses.ts';
import { useArrival } from '../acceder/use-arrival.ts';

const EMAIL_ID = 'enlace-de';

/** What the provider answers to an address that the link was not sent to. */
const OTHER_EMAIL = 'invalid-email';
const OTHER_EMAIL_TEXT = 'El enlace se envió a otro correo. Escribe el mismo al que te llegó.';

/** No address opens these. */
const SPENT: ReadonlySet<string> = new Set(['invalid-action-code', 'expired-action-code']);

interface OpenedLinkProps {
  readonly client: IdentityClient;
  readonly search: string;
}

/** Ends the sign-in by e-mail; on a device that did not ask for the link, the student says which e-mail it was. */
export function OpenedLink({ client, search }: OpenedLinkProps) {
  const { busy, failure, run } = useAction();
  const [remembered] = useState(() => sentLink.recall());
  const [email, setEmail] = useState(remembered ?? '');
  const [refusal, setRefusal] = useState('');
  const [opened, setOpened] = useState(false);
  const started = useRef(false);
  useArrival(opened);

  const open = useCallback(
    async (address: string) => {
      const done = await run(async () => {
        try {
          await client.completeSignInLink(address, window.location.href);
          sentLink.forget();
        } catch (error) {
          const code = error instanceof IdentityError ? error.code : '';
          setRefusal(code);
          // Kept after any other failure: the link may still open once there is a network.
          if (code === OTHER_EMAIL || SPENT.has(code)) sentLink.forget();
          throw error;
        }
      });
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
  if (failure && SPENT.has(refusal)) {
    return (
      <Stack>
        <AuthFailure failure={failure} />
        <div>
          <ButtonLink href={modeAddress('enlace', readDestination(search))}>Pedir otro enlace</ButtonLink>
        </div>
      </Stack>
    );
  }
  return (
    <Stack gap="l">
      <AuthFailure failure={failure && refusal === OTHER_EMAIL ? { text: OTHER_EMAIL_TEXT } : failure} />
      {remembered === null && (
        <p>Parece que abriste el enlace en otro dispositivo. Escribe el correo al que te lo enviamos.</p>
      )}
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
