import { useHost } from '@travesia/kit-remote';
import { Disclosure, Stack, TextField } from '@travesia/kit-ui';
import { useState } from 'react';
import { AuthFailure } from '../acceder/AuthFailure.tsx';
import { CredentialsForm, fieldErrors } from '../acceder/CredentialsForm.tsx';
import { ConfirmIdentity } from './ConfirmIdentity.tsx';
import { deleteStudentData } from './delete-student-data.ts';
import { fetchStudentData } from './fetch-student-data.ts';
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
      const places = await fetchStudentData();
      await client.deleteAccount(() => deleteStudentData(host.http, places));
      await forgetStudent(
        user.uid,
        places.flatMap(({ database }) => database ?? []),
      );
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
            submitVariant="danger"
            headingLevel={3}
            problemsTitle="Falta confirmar"
            busy={busy}
            problems={() =>
              fieldErrors([
                CONFIRM_ID,
                word.trim().toUpperCase() === CONFIRM_WORD ? undefined : `Escribe ${CONFIRM_WORD} para confirmar.`,
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
