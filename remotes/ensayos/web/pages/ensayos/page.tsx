import { TEMARIO } from '@travesia/contracts/temario';
import { type PageProps, useHost, useSession } from '@travesia/kit-remote';
import { Button, ButtonLink, Cluster, Grid, LinkCard, Notice, PageHeader, Skeleton, Stack } from '@travesia/kit-ui';
import { lazy, Suspense, useCallback, useState } from 'react';
import { PRACTICE_ITEMS } from '../../../api/attempts.ts';
import { Failed } from '../../components/Failed.tsx';
import type { Waiting } from '../../features/attempt/attempt-storage.ts';
import { waitingText } from '../../features/attempt/unsent-text.ts';
import { ClaimQuestion } from '../../features/claim/ClaimQuestion.tsx';
import { useClaim } from '../../features/claim/use-claim.ts';
import { AttemptList } from '../../features/history/AttemptList.tsx';
import css from '../../features/history/history.module.css';
import { ScoreTrend } from '../../features/history/ScoreTrend.tsx';
import { useWaiting } from '../../features/history/use-waiting.ts';
import { ENSAYOS, GENERATE_ADDRESS, TYPE_ADDRESS } from '../../features/practice/addresses.ts';
import { TEST_NAMES } from '../../features/practice/names.ts';
import { practiceService } from '../../features/practice/practice-service.ts';
import { DEFAULT_ITEMS, requestQuery } from '../../features/practice/request-address.ts';
import { useLoaded } from '../../features/practice/use-loaded.ts';

/** The list does without it: on a phone it is a third of what the page weighs. */
const loadAttempt = () => import('../../features/player/Attempt.tsx');
const Attempt = lazy(async () => ({ default: (await loadAttempt()).Attempt }));

/** Of an address that names an attempt it comes beside the page's own code, not after it. */
if (typeof location !== 'undefined' && location.search.includes('intento=')) void loadAttempt().catch(() => undefined);

/** Graded attempts before somebody asks for all. */
const SHOWN_AT_FIRST = 8;

/** The list, or the attempt that the address names. */
export default function Ensayos({ location }: PageProps) {
  const session = useSession();
  const id = new URLSearchParams(location.search).get('intento');
  const owner = session.status === 'signed-in' ? session.user.uid : null;
  if (owner === null) return <Skeleton label="Cargando tus ensayos" lines={5} />;
  if (id !== null) {
    return (
      <Suspense fallback={<Skeleton label="Abriendo el ensayo" lines={8} />}>
        <Attempt key={id} id={id} owner={owner} backTo={ENSAYOS} />
      </Suspense>
    );
  }
  return <Attempts key={owner} owner={owner} />;
}

function Attempts({ owner }: { readonly owner: string }) {
  const host = useHost();
  const { loaded, retry } = useLoaded(useCallback((signal) => practiceService(host.http).attempts(signal), [host]));
  const waiting = useWaiting(owner, retry);
  const claim = useClaim(owner, retry);
  return (
    <Stack gap="xl">
      <PageHeader
        kicker="Ensayos"
        title="Ensayos PAES"
        lead="Rinde la prueba completa con su reloj, practica contenidos sueltos o repasa lo que fallaste, y entiende cada pregunta después."
      >
        <ButtonLink href={TYPE_ADDRESS}>Nuevo ensayo</ButtonLink>
      </PageHeader>
      <ClaimQuestion claim={claim} />
      {loaded.status === 'loading' ? <Skeleton label="Cargando tus ensayos" lines={5} /> : null}
      {loaded.status === 'failed' ? (
        <>
          <Failed what="tus ensayos" onRetry={retry} />
          <WaitingHere waiting={waiting} />
        </>
      ) : null}
      {loaded.status === 'loaded' ? <Loaded attempts={loaded.value} waiting={waiting} /> : null}
    </Stack>
  );
}

/** Where the list is not to be had, at least what it would say of this device. */
function WaitingHere({ waiting }: { readonly waiting: ReadonlyMap<string, Waiting> }) {
  if (waiting.size === 0) return null;
  return (
    <Notice tone="info" title="Lo que queda en este equipo">
      <ul>
        {[...waiting.values()].map((one) => (
          <li key={one.id}>{waitingText(one)}</li>
        ))}
      </ul>
      <p>Se envía solo en cuanto vuelva la conexión.</p>
    </Notice>
  );
}

function Loaded({
  attempts,
  waiting,
}: {
  readonly attempts: Awaited<ReturnType<ReturnType<typeof practiceService>['attempts']>>;
  readonly waiting: ReadonlyMap<string, Waiting>;
}) {
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
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
      {graded.length === 0 ? null : (
        <Stack as="section" gap="m" aria-labelledby="historial">
          <h2 id="historial">Historial</h2>
          <AttemptList attempts={graded.slice(0, shown)} />
          {graded.length <= shown ? null : (
            <Cluster>
              <Button variant="secondary" onClick={() => setShown(graded.length)}>
                Ver los {graded.length - shown} anteriores
              </Button>
            </Cluster>
          )}
        </Stack>
      )}
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
            La prueba entera con su tiempo, como el día del examen, y tu puntaje estimado. Reserva unas dos horas y
            media.
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
