import { TEST_NAMES } from '@travesia/contracts/profile-words';
import { TEMARIO } from '@travesia/contracts/temario';
import { useHost } from '@travesia/kit-remote';
import { ButtonLink, Cluster, Grid, LinkCard, Stack } from '@travesia/kit-ui';
import { useCallback } from 'react';
import { type AttemptSummary, PRACTICE_ITEMS } from '../../../api/attempts.ts';
import { GENERATE_ADDRESS, TYPE_ADDRESS } from '../../../structure/addresses.ts';
import type { Waiting } from '../attempt/attempt-storage.ts';
import { practiceService } from '../practice/practice-service.ts';
import { DEFAULT_ITEMS, requestQuery } from '../practice/request-address.ts';
import { useLoaded } from '../practice/use-loaded.ts';
import { AttemptList } from './AttemptList.tsx';
import css from './history.module.css';
import { PastAttempts } from './PastAttempts.tsx';
import { ScoreTrend } from './ScoreTrend.tsx';

interface AttemptHistoryProps {
  readonly attempts: readonly AttemptSummary[];
  /** What of them waits on this device to be sent. */
  readonly waiting: ReadonlyMap<string, Waiting>;
}

/** All that a student has begun and handed in; where that is nothing, how to begin. */
export function AttemptHistory({ attempts, waiting }: AttemptHistoryProps) {
  const open = attempts.filter(({ state }) => state !== 'graded');
  const graded = attempts.filter(({ state }) => state === 'graded');
  if (attempts.length === 0) return <FirstSteps />;
  return (
    <>
      {open.length === 0 ? null : (
        <Stack as="section" gap="m" aria-labelledby="en-curso">
          <h2 id="en-curso">En curso</h2>
          <AttemptList attempts={open} waiting={waiting} />
        </Stack>
      )}
      <ToReview />
      <Grid min="l" className={css.trends}>
        {TEMARIO.map(({ id }) => (
          <ScoreTrend key={id} attempts={graded} test={id} />
        ))}
      </Grid>
      {graded.length === 0 ? null : <PastAttempts attempts={graded} />}
    </>
  );
}

function FirstSteps() {
  return (
    <Stack as="section" gap="m" aria-labelledby="primeros-pasos">
      <h2 id="primeros-pasos">Por dónde empezar</h2>
      <Grid min="m">
        <LinkCard href={`${TYPE_ADDRESS}?modo=practica`} title="Una práctica corta">
          <p>
            Los contenidos que elijas, sin reloj y con la solución de cada pregunta. En media hora sabes qué estudiar.
          </p>
        </LinkCard>
        <LinkCard href={`${TYPE_ADDRESS}?modo=simulacro`} title="Un simulacro completo">
          <p>
            La prueba entera con su tiempo, como el día del examen, y tu puntaje estimado. Reserva unas 2 horas y media.
          </p>
        </LinkCard>
      </Grid>
    </Stack>
  );
}

/** Where the student has enough wrong or omitted questions to begin a review of them at once. */
function ToReview() {
  const { http } = useHost();
  const { loaded } = useLoaded(useCallback((signal: AbortSignal) => practiceService(http).bank(signal), [http]));
  if (loaded.status !== 'loaded') return null;
  const waiting = TEMARIO.flatMap(({ id }) => {
    const items = loaded.value.review[id] ?? 0;
    return items >= PRACTICE_ITEMS.least ? [{ test: id, items }] : [];
  });
  if (waiting.length === 0) return null;
  return (
    <Stack as="section" gap="m" aria-labelledby="por-repasar">
      <h2 id="por-repasar">Por repasar</h2>
      <p>Preguntas que fallaste u omitiste la última vez que las viste. Las que aciertes salen de aquí.</p>
      <Cluster gap="m">
        {waiting.map(({ test, items }) => (
          <ButtonLink
            key={test}
            variant="secondary"
            href={`${GENERATE_ADDRESS}${requestQuery({ mode: 'repaso', test, items: Math.min(items, DEFAULT_ITEMS), feedback: 'at-once' })}`}
          >
            {TEST_NAMES[test]}: {items}
          </ButtonLink>
        ))}
      </Cluster>
    </Stack>
  );
}
