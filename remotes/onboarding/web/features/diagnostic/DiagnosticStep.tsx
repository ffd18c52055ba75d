import { TEST_NAMES } from '@travesia/contracts/profile-words';
import type { TestId } from '@travesia/contracts/temario';
import { useHost } from '@travesia/kit-remote';
import { AreaMark, Button, ButtonLink, Cluster, Notice, Stack } from '@travesia/kit-ui';
import { useEffect, useState } from 'react';
import type { DiagnosticSummary } from '../../../api/diagnostics.ts';
import { LOADING_PATH, questionsAddress } from '../../../start/start-steps.ts';
import css from './diagnostic.module.css';
import { diagnosticRequests } from './diagnostic-requests.ts';

export interface DiagnosticStepProps {
  readonly tests: readonly TestId[];
  /** Those that this browser began. */
  readonly begun: readonly TestId[];
  onBack(): void;
}

/** Offers a diagnostic of each test; forced is none. */
export default function DiagnosticStep({ tests, begun, onBack }: DiagnosticStepProps) {
  const { http, navigate } = useHost();
  const [known, setKnown] = useState<readonly DiagnosticSummary[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    diagnosticRequests(http)
      .list(ended.signal)
      .then(
        (list) => {
          if (!ended.signal.aborted) setKnown(list);
        },
        // What was done is seen when the questions open.
        () => {},
      );
    return () => ended.abort();
  }, [http]);

  async function stop(id: string): Promise<void> {
    setFailed(false);
    try {
      await diagnosticRequests(http).end(id);
      navigate(LOADING_PATH);
    } catch {
      setFailed(true);
    }
  }

  const newestOf = (test: TestId) => known?.find((one) => one.test === test);
  // What this browser began stands for what runs until the service has said it: nothing changes places then.
  const isRunning = (test: TestId) => (known ? newestOf(test)?.ended === null : begun.includes(test));
  const running = tests.filter(isRunning);
  const isAnyBegun = tests.some((test) => newestOf(test) || begun.includes(test));
  const isAnyDone = tests.some((test) => newestOf(test)?.ended != null);
  return (
    <Stack gap="l">
      {/* Who has begun knows, and goes on without scrolling. */}
      {!isAnyBegun && (
        <ul>
          <li>De 8 a 20 preguntas por prueba, de a una: unos 15 minutos. Cambian según lo que contestas.</li>
          <li>No tiene nota ni puntaje. Si algo no lo sabes, di «No lo sé»: nos sirve más que un acierto por azar.</li>
          <li>Puedes parar cuando quieras y seguir donde quedaste, hasta por dos semanas.</li>
        </ul>
      )}
      {isFailed && (
        <Notice tone="warning" live title="No pudimos cerrarlo ahora">
          <p>Puede ser tu conexión. Lo que respondiste está guardado.</p>
        </Notice>
      )}
      <ul className={css.tests}>
        {[...running, ...tests.filter((test) => !running.includes(test))].map((test) => {
          const newest = newestOf(test);
          const isBegun = newest?.ended === null;
          return (
            <li key={test} className={css.test} data-area={test}>
              <Cluster gap="s">
                <AreaMark area={test} />
                <span>
                  <span className={css.name}>{TEST_NAMES[test]}</span>
                  <span className={css.hint}>{standingText(newest)}</span>
                </span>
              </Cluster>
              <Cluster gap="s">
                {newest && isBegun && newest.answered > 0 && (
                  <Button variant="quiet" onClick={() => void stop(newest.id)}>
                    Dejarlo hasta aquí<span className="visually-hidden">: {TEST_NAMES[test]}</span>
                  </Button>
                )}
                {newest?.ended == null && (
                  <ButtonLink href={questionsAddress(test)} variant={isAnyDone ? 'secondary' : 'primary'}>
                    {isBegun ? 'Seguir' : 'Empezar'}
                    <span className="visually-hidden">: {TEST_NAMES[test]}</span>
                  </ButtonLink>
                )}
              </Cluster>
            </li>
          );
        })}
      </ul>
      <Cluster>
        <ButtonLink href={LOADING_PATH} variant={isAnyDone ? 'primary' : 'secondary'}>
          {isAnyDone ? 'Ver mis recomendaciones' : 'Seguir sin diagnóstico'}
        </ButtonLink>
        <Button variant="quiet" onClick={onBack}>
          Volver
        </Button>
      </Cluster>
    </Stack>
  );
}

function standingText(newest: DiagnosticSummary | undefined): string {
  if (!newest) return 'Sin empezar';
  const answered = newest.answered === 1 ? '1 respuesta' : `${newest.answered} respuestas`;
  return newest.ended === null ? `A medio camino: ${answered}` : `Hecho: ${answered}`;
}
