import { useHost } from '@travesia/kit-remote';
import { Button, ButtonLink, ErrorSummary, Notice, PageHeader, Skeleton, Stack, TextField } from '@travesia/kit-ui';
import { type SubmitEvent, useEffect, useState } from 'react';
import type { GuardianAnswer } from '../../../api/guardian.ts';
import { askGuardian, dayText, readGuardian, statusOf } from '../../features/guardian/guardian-client.ts';
import css from '../../features/profile/profile.module.css';

const ADDRESS_ID = 'correo-tutor';
const SURE_ID = 'es-mi-tutor';

type Seen = { readonly kind: 'reading' | 'failed' } | { readonly kind: 'read'; readonly answer: GuardianAnswer };

/** Where a student names who decides for them, and sees what became of it. */
export default function Tutor() {
  const { http } = useHost();
  const [seen, setSeen] = useState<Seen>({ kind: 'reading' });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks once more.
  useEffect(() => {
    const leaving = new AbortController();
    readGuardian(http, leaving.signal).then(
      (answer) => setSeen({ kind: 'read', answer }),
      () => {
        if (!leaving.signal.aborted) setSeen({ kind: 'failed' });
      },
    );
    return () => leaving.abort();
  }, [http, round]);

  return (
    <Stack gap="xl" className={css.page}>
      <PageHeader
        kicker="Tu cuenta"
        title="El permiso de tu tutor"
        lead="Por tu edad, tu mamá, tu papá o quien te cuida tiene que estar de acuerdo antes de que guardemos algo tuyo."
      />
      {seen.kind === 'reading' && <Skeleton label="Viendo cómo va…" lines={4} />}
      {seen.kind === 'failed' && (
        <Notice tone="warning" live title="No pudimos ver cómo va">
          <Button onClick={() => setRound((count) => count + 1)}>Reintentar</Button>
        </Notice>
      )}
      {seen.kind === 'read' && <State answer={seen.answer} onAsked={(answer) => setSeen({ kind: 'read', answer })} />}
    </Stack>
  );
}

interface StateProps {
  readonly answer: GuardianAnswer;
  readonly onAsked: (answer: GuardianAnswer) => void;
}

function State({ answer, onAsked }: StateProps) {
  const { status, address, deadline } = answer;
  switch (status) {
    case 'not-needed':
      return (
        <Notice tone="success" title="No necesitas permiso">
          <ButtonLink href="/perfil/crear">Seguir con tu perfil</ButtonLink>
        </Notice>
      );
    case 'given':
      return (
        <Notice tone="success" title="Ya tienes permiso">
          <p>Desde ahora se guarda tu avance.</p>
          <ButtonLink href="/perfil/crear">Seguir con tu perfil</ButtonLink>
        </Notice>
      );
    case 'over':
      return (
        <Notice tone="info" title="No hay permiso">
          <p>
            Tu cuenta se está borrando. Puedes seguir usando lo que no necesita cuenta: las calculadoras, los temarios,
            las carreras y el ensayo de muestra.
          </p>
        </Notice>
      );
    case 'needed':
    case 'asked':
      return (
        <Stack gap="l">
          {status === 'asked' && (
            <Notice tone="success" live title="Le escribimos">
              <p>Enviamos un correo a {address}. Si no le llega, que mire en «spam», o escribe otra dirección.</p>
            </Notice>
          )}
          <AskForm submitLabel={status === 'asked' ? 'Enviar otro correo' : 'Pedir permiso'} onAsked={onAsked} />
          <p>
            Mientras tanto puedes usar lo que no necesita cuenta. Si no hay respuesta hasta el{' '}
            {deadline === undefined ? 'plazo' : dayText(deadline)}, borramos tu cuenta y podrás crear otra.
          </p>
          <p>¿Te equivocaste de año? Elimina la cuenta en Ajustes y créala de nuevo.</p>
        </Stack>
      );
  }
}

function AskForm({ submitLabel, onAsked }: Pick<StateProps, 'onAsked'> & { readonly submitLabel: string }) {
  const { http } = useHost();
  const [address, setAddress] = useState('');
  const [isSure, setIsSure] = useState(false);
  const [errors, setErrors] = useState<readonly { readonly fieldId: string; readonly message: string }[]>([]);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.message;

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const found = [
      ...(/^\S+@\S+\.\S+$/.test(address.trim())
        ? []
        : [{ fieldId: ADDRESS_ID, message: 'Escribe un correo, como mama@ejemplo.cl.' }]),
      ...(isSure ? [] : [{ fieldId: SURE_ID, message: 'Confirma que es de tu mamá, tu papá o quien te cuida.' }]),
    ];
    setErrors(found);
    setFailure(undefined);
    if (found.length > 0) return;
    setBusy(true);
    try {
      onAsked(await askGuardian(http, address.trim()));
      setAddress('');
    } catch (error) {
      const status = statusOf(error);
      if (status === 400)
        setErrors([{ fieldId: ADDRESS_ID, message: 'Tiene que ser el correo de otra persona, no el de tu cuenta.' }]);
      else if (status === 429) setFailure('Ya pediste varios correos: espera a mañana antes de pedir otro.');
      else setFailure('No pudimos enviarlo. Puede ser tu conexión: inténtalo otra vez.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <ErrorSummary errors={errors} />
        {failure !== undefined && (
          <Notice tone="danger" live title="El correo no salió">
            <p>{failure}</p>
          </Notice>
        )}
        <TextField
          id={ADDRESS_ID}
          label="Correo de tu mamá, tu papá o quien te cuida"
          hint="Le preguntamos una sola cosa: si está de acuerdo. No le enviamos nada más."
          type="email"
          autoComplete="off"
          value={address}
          onValueChange={setAddress}
          error={errorOf(ADDRESS_ID)}
        />
        <label className={css.choice}>
          <input
            id={SURE_ID}
            type="checkbox"
            checked={isSure}
            onChange={(event) => setIsSure(event.currentTarget.checked)}
          />
          Es de mi mamá, mi papá o quien me cuida, y es mayor de edad.
        </label>
        <div>
          <Button type="submit" busy={busy}>
            {submitLabel}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
