import { weeklyMailAnswerSchema } from '@travesia/contracts/browser-schemas';
import {
  CONSENT_NEEDED_REASON,
  GUARDIAN_PAGE_PATH,
  WEEKLY_MAIL_PATH,
  type WeeklyMailAnswer,
} from '@travesia/contracts/slices';
import { useHost } from '@travesia/kit-remote';
import { readAnswer } from '@travesia/kit-remote/read-answer';
import { Button, ButtonLink, Notice, Skeleton, Stack } from '@travesia/kit-ui';
import { useEffect, useState } from 'react';

/** Of a failed request, why a student has to wait; `undefined` for any other failure. */
const reasonOf = (error: unknown): unknown =>
  error instanceof Error && 'problem' in error ? Object(error.problem)['reason'] : undefined;

/** The only mail that nobody needs: off until asked for. */
export function WeeklyMailSection() {
  const host = useHost();
  const { http } = host;
  const [answer, setAnswer] = useState<WeeklyMailAnswer | null>(null);
  const [failed, setFailed] = useState<'read' | 'change' | 'guardian' | null>(null);
  const [busy, setBusy] = useState(false);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks once more.
  useEffect(() => {
    const leaving = new AbortController();
    http(WEEKLY_MAIL_PATH, { signal: leaving.signal })
      .then((read) => setAnswer(readAnswer(weeklyMailAnswerSchema, read)))
      .catch(() => {
        if (!leaving.signal.aborted) setFailed('read');
      });
    return () => leaving.abort();
  }, [http, round]);

  async function change(wanted: boolean): Promise<void> {
    setBusy(true);
    setFailed(null);
    try {
      setAnswer(readAnswer(weeklyMailAnswerSchema, await http(WEEKLY_MAIL_PATH, { method: 'PUT', body: { wanted } })));
      host.notify({ tone: 'success', text: wanted ? 'Te escribiremos los domingos.' : 'No te escribiremos más.' });
    } catch (error) {
      setFailed(reasonOf(error) === CONSENT_NEEDED_REASON ? 'guardian' : 'change');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack as="section">
      <h2>Correo semanal</h2>
      <p>
        Los domingos, cuántos días faltan para tu prueba y qué dicen tus ensayos. Solo si lo pides, y cada correo trae
        un enlace para dejar de recibirlo.
      </p>
      {failed === 'read' && (
        <Notice tone="warning" live title="No pudimos ver si lo recibes">
          <Button
            onClick={() => {
              setFailed(null);
              setRound((count) => count + 1);
            }}
          >
            Preguntar de nuevo
          </Button>
        </Notice>
      )}
      {failed === 'change' && (
        <Notice tone="danger" live>
          <p>No pudimos guardarlo. Inténtalo otra vez.</p>
        </Notice>
      )}
      {failed === 'guardian' && (
        <Notice tone="info" live title="Falta el permiso de tu tutor">
          <ButtonLink href={GUARDIAN_PAGE_PATH}>Ver cómo va</ButtonLink>
        </Notice>
      )}
      {answer === null && failed === null && <Skeleton label="Viendo si lo recibes…" lines={1} />}
      {answer !== null && <Choice answer={answer} busy={busy} onChange={(wanted) => void change(wanted)} />}
    </Stack>
  );
}

interface ChoiceProps {
  readonly answer: WeeklyMailAnswer;
  readonly busy: boolean;
  readonly onChange: (wanted: boolean) => void;
}

function Choice({ answer: { wanted, address }, busy, onChange }: ChoiceProps) {
  if (!wanted && address === undefined) {
    return <p>Para recibirlo, verifica primero el correo de tu cuenta y vuelve a entrar.</p>;
  }
  return (
    <div>
      <Button variant="secondary" busy={busy} onClick={() => onChange(!wanted)}>
        {wanted ? 'Dejar de recibirlo' : 'Recibirlo en el correo de mi cuenta'}
      </Button>
    </div>
  );
}
