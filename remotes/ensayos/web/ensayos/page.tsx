import { TEMARIO } from '@travesia/contracts/temario';
import { type PageProps, useHost, useSession } from '@travesia/kit-remote';
import { ButtonLink, Notice, PageHeader, Skeleton, Stack } from '@travesia/kit-ui';
import { useCallback } from 'react';
import { sendKeptHere } from '../attempt/send-kept.ts';
import { AttemptList } from '../history/AttemptList.tsx';
import { ScoreTrend } from '../history/ScoreTrend.tsx';
import { ENSAYOS, TYPE_ADDRESS } from '../shared/addresses.ts';
import { Failed } from '../shared/Failed.tsx';
import { practiceService } from '../shared/practice-service.ts';
import { useLoaded } from '../shared/use-loaded.ts';
import { Attempt } from '../taking/Attempt.tsx';

/** The list, or the attempt that the address names. */
export default function Ensayos({ location }: PageProps) {
  const session = useSession();
  const id = new URLSearchParams(location.search).get('intento');
  const owner = session.status === 'signed-in' ? session.user.uid : null;
  if (owner === null) return <Skeleton label="Cargando tus ensayos" lines={5} />;
  if (id !== null) return <Attempt key={id} id={id} owner={owner} backTo={ENSAYOS} />;
  return <Attempts key={owner} owner={owner} />;
}

function Attempts({ owner }: { readonly owner: string }) {
  const { http } = useHost();
  const load = useCallback(
    async (signal: AbortSignal) => {
      await sendKeptHere(owner, http, signal).catch(() => undefined);
      // Claiming answers the list too, with what was done before the account existed.
      return practiceService(http).claim();
    },
    [owner, http],
  );
  const { loaded, retry } = useLoaded(load);
  return (
    <Stack gap="xl">
      <PageHeader
        kicker="Ensayos"
        title="Ensayos PAES"
        lead="Rinde la prueba completa con su reloj, practica contenidos sueltos o repasa lo que fallaste, y entiende cada pregunta después."
      >
        <ButtonLink href={TYPE_ADDRESS}>Nuevo ensayo</ButtonLink>
      </PageHeader>
      {loaded.status === 'loading' ? <Skeleton label="Cargando tus ensayos" lines={5} /> : null}
      {loaded.status === 'failed' ? <Failed what="tus ensayos" onRetry={retry} /> : null}
      {loaded.status === 'loaded' ? <Loaded attempts={loaded.value} /> : null}
    </Stack>
  );
}

function Loaded({
  attempts,
}: {
  readonly attempts: Awaited<ReturnType<ReturnType<typeof practiceService>['attempts']>>;
}) {
  const open = attempts.filter(({ state }) => state !== 'graded');
  const graded = attempts.filter(({ state }) => state === 'graded');
  if (attempts.length === 0) {
    return (
      <Notice tone="info" title="Aún no rindes ninguno">
        <p>Una práctica de 15 preguntas toma unos 30 minutos y ya te dice en qué conviene estudiar.</p>
      </Notice>
    );
  }
  return (
    <>
      {open.length === 0 ? null : (
        <section>
          <h2>En curso</h2>
          <AttemptList attempts={open} />
        </section>
      )}
      {TEMARIO.map(({ id }) => (
        <ScoreTrend key={id} attempts={graded} test={id} />
      ))}
      {graded.length === 0 ? null : (
        <section>
          <h2>Historial</h2>
          <AttemptList attempts={graded} />
        </section>
      )}
    </>
  );
}
