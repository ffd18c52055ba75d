import { STUDENT_DATA } from '@travesia/contracts/slices';
import { useHost } from '@travesia/kit-remote';
import { Disclosure, Stack, TextField } from '@travesia/kit-ui';
import { useState } from 'react';
import { AuthFailure } from '../acceder/AuthFailure.tsx';
import { CredentialsForm, fieldErrors } from '../acceder/CredentialsForm.tsx';
import { ConfirmIdentity } from './ConfirmIdentity.tsx';
import { forgetStudent } from './forget-student.ts';
import type { SectionProps } from './section-props.ts';
import { useSecuredAction } from './use-secured-action.ts';

const CONFIRM_ID = 'ajustes-eliminar';
const CONFIRM_WORD = 'ELIMINAR';

/** For ever, so it takes a word and, if the sign-in is not recent, a proof. */
export function DeleteSection({ client, user }: Omit<SectionProps, 'onChanged'>) {
  const host = useHost();
  const secured = useSecuredAction(client);
  const { busy, failure, run } = secured;
  const [word, setWord] = useState('');
  const remove = () =>
    run(async () => {
      await client.deleteAccount(async () => {
        await Promise.all(STUDENT_DATA.map(({ path }) => host.http(path, { method: 'DELETE' })));
      });
      await forgetStudent(user.uid);
      host.notify({ tone: 'success', text: 'Tu cuenta quedó eliminada.' });
      host.navigate('/');
    });
  return (
    <Stack as="section">
      <h2>Eliminar la cuenta</h2>
      <Disclosure summary="Quiero eliminar mi cuenta">
        <Stack>
          <p>Se borra para siempre, con todo lo que guardaste, y no podrás volver a entrar con ella.</p>
          <AuthFailure failure={failure} />
          <CredentialsForm
            submitLabel="Eliminar mi cuenta"
            headingLevel={3}
            problemsTitle="Falta confirmar"
            busy={busy}
            problems={() =>
              fieldErrors([
                CONFIRM_ID,
                word.trim() === CONFIRM_WORD ? undefined : `Escribe ${CONFIRM_WORD}, en mayúsculas, para confirmar.`,
              ])
            }
            onSubmit={() => void remove()}
          >
            {(problemOf) => (
              <TextField
                id={CONFIRM_ID}
                label={`Escribe ${CONFIRM_WORD} para confirmar`}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                value={word}
                onValueChange={setWord}
                error={problemOf(CONFIRM_ID)}
              />
            )}
          </CredentialsForm>
          <ConfirmIdentity action={secured} user={user} />
        </Stack>
      </Disclosure>
    </Stack>
  );
}
