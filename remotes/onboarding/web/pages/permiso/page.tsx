import { type PageHead, type PageProps, useHost } from '@travesia/kit-remote';
import { Button, Cluster, Notice, PageHeader, Skeleton, Stack } from '@travesia/kit-ui';
import { useEffect, useRef, useState } from 'react';
import type { GuardianLinkAnswer } from '../../../api/guardian.ts';
import { ConsentText } from '../../features/guardian/ConsentText.tsx';
import { dayText, decide, readLink, statusOf } from '../../features/guardian/guardian-client.ts';
import { useLinkToken } from '../../features/guardian/use-link-token.ts';
import css from '../../features/profile/profile.module.css';

export const head: PageHead = () => ({
  title: 'Permiso para una cuenta',
  description: 'Donde la madre, el padre o el tutor de un estudiante decide si Travesía puede guardar sus datos.',
  noIndex: true,
});

type Seen =
  | { readonly kind: 'reading' | 'failed' | 'no-link' }
  | { readonly kind: 'read'; readonly answer: GuardianLinkAnswer };

/** For whoever got the mail: no account, no session, nothing but the link. */
export default function Permiso({ location }: PageProps) {
  const { http } = useHost();
  const token = useLinkToken(location.hash);
  const [seen, setSeen] = useState<Seen>({ kind: 'reading' });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks once more.
  useEffect(() => {
    if (token === null) return;
    let isOver = false;
    const show = (next: Seen) => {
      if (!isOver) setSeen(next);
    };
    if (token === '') {
      show({ kind: 'no-link' });
      return;
    }
    show({ kind: 'reading' });
    readLink(http, token).then(
      (answer) => show({ kind: 'read', answer }),
      (error) => show({ kind: [400, 410].includes(statusOf(error) ?? 0) ? 'no-link' : 'failed' }),
    );
    return () => {
      isOver = true;
    };
  }, [http, token, round]);

  return (
    <Stack gap="xl" className={css.page}>
      <PageHeader
        kicker="Para la madre, el padre o el tutor"
        title="¿Da su permiso?"
        lead="Travesía es un sitio para preparar la PAES. Por la edad de quien creó la cuenta, la ley nos pide su permiso antes de guardar sus datos."
      />
      {seen.kind === 'reading' && <Skeleton label="Abriendo el enlace…" lines={5} />}
      {seen.kind === 'failed' && (
        <Notice tone="warning" live title="No pudimos abrir el enlace">
          <p>Puede ser la conexión. El enlace sigue siendo válido.</p>
          <Button onClick={() => setRound((count) => count + 1)}>Reintentar</Button>
        </Notice>
      )}
      {seen.kind === 'no-link' && (
        <Notice tone="warning" live title="Este enlace ya no sirve">
          <p>
            Puede que haya vencido, que la cuenta ya no exista o que le hayamos enviado un correo más nuevo: use el
            enlace del último.
          </p>
        </Notice>
      )}
      {seen.kind === 'read' && token !== null && (
        <Decision token={token} answer={seen.answer} onDecided={(answer) => setSeen({ kind: 'read', answer })} />
      )}
    </Stack>
  );
}

interface DecisionProps {
  readonly token: string;
  readonly answer: GuardianLinkAnswer;
  readonly onDecided: (answer: GuardianLinkAnswer) => void;
}

function Decision({ token, answer, onDecided }: DecisionProps) {
  const { http } = useHost();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [isSure, setIsSure] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  const { status, student, deadline } = answer;
  const before = useRef(status);
  useEffect(() => {
    // Who decided hears what came of it, also by a screen reader.
    if (before.current !== status) outcome.current?.focus();
    before.current = status;
  }, [status]);

  async function say(decision: 'yes' | 'no' | 'withdraw'): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    try {
      onDecided(await decide(http, token, decision));
      setIsSure(false);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  const failure = failed && (
    <Notice tone="danger" live title="No pudimos guardar su decisión">
      <p>Inténtelo otra vez: nada cambió todavía.</p>
    </Notice>
  );
  if (status === 'over') {
    return (
      <div ref={outcome} tabIndex={-1}>
        <Notice tone="info" title="No hay permiso">
          <p>La cuenta de {student} y todo lo que guardamos de ella se borra. No le escribiremos más.</p>
        </Notice>
      </div>
    );
  }
  if (status === 'given') {
    return (
      <Stack gap="l">
        <div ref={outcome} tabIndex={-1}>
          <Notice tone="success" title="Su permiso está registrado">
            <p>Quien usa el correo {student} puede guardar su avance. Le enviamos un correo con este mismo enlace.</p>
          </Notice>
        </div>
        <ConsentText />
        <h2>Retirar el permiso</h2>
        <p>Puede hacerlo cuando quiera. Se borran la cuenta y todo lo guardado, y no se puede deshacer.</p>
        {failure}
        {isSure ? (
          <Cluster>
            <Button busy={busy} onClick={() => void say('withdraw')}>
              Sí, retirar y borrar todo
            </Button>
            <Button variant="quiet" onClick={() => setIsSure(false)}>
              Cancelar
            </Button>
          </Cluster>
        ) : (
          <div>
            <Button variant="secondary" onClick={() => setIsSure(true)}>
              Retirar mi permiso
            </Button>
          </div>
        )}
      </Stack>
    );
  }
  return (
    <Stack gap="l">
      <p>
        Quien usa el correo <strong>{student}</strong> dijo que usted es su madre, padre o tutor. Si no conoce a esa
        persona, responda que no.
      </p>
      <ConsentText />
      <p>
        Usted puede ver, corregir, llevarse o borrar esos datos, y retirar su permiso cuando quiera.{' '}
        <a href="/privacidad">Todo lo que guardamos, y para qué</a>.
      </p>
      <p>Al decir que sí, usted declara que tiene 18 años o más y que está a cargo de esa persona.</p>
      {failure}
      <Cluster>
        <Button busy={busy} onClick={() => void say('yes')}>
          Sí, doy mi permiso
        </Button>
        <Button variant="secondary" busy={busy} onClick={() => void say('no')}>
          No doy mi permiso
        </Button>
      </Cluster>
      <p>Si nadie responde hasta el {dayText(deadline)}, borramos la cuenta.</p>
    </Stack>
  );
}
