import { type PageProps, useHost, useSession } from '@travesia/kit-remote';
import { ButtonLink, EnsayosArt, Notice, PageHeader, Skeleton, Stack } from '@travesia/kit-ui';
import { lazy, Suspense, useCallback } from 'react';
import { ATTEMPT_PARAM, ENSAYOS, TYPE_ADDRESS } from '../../../structure/addresses.ts';
import { Failed } from '../../components/Failed.tsx';
import { FullScreen } from '../../components/full-screen/FullScreen.tsx';
import type { Waiting } from '../../features/attempt/attempt-storage.ts';
import { waitingText } from '../../features/attempt/unsent-text.ts';
import { ClaimQuestion } from '../../features/claim/ClaimQuestion.tsx';
import { useClaim } from '../../features/claim/use-claim.ts';
import { useWaiting } from '../../features/history/use-waiting.ts';
import { practiceService } from '../../features/practice/practice-service.ts';
import { useLoaded } from '../../features/practice/use-loaded.ts';

/** The list does without it: on a phone it is a third of what the page weighs. */
const loadAttempt = () => import('../../features/player/Attempt.tsx');
const Attempt = lazy(async () => ({ default: (await loadAttempt()).Attempt }));

/** Of an address that names an attempt it comes beside the page's own code, not after it. */
if (typeof location !== 'undefined' && location.search.includes(`${ATTEMPT_PARAM}=`))
  void loadAttempt().catch(() => undefined);

/** What is shown of the list comes while the service is asked for it. */
const loadHistory = () => import('../../features/history/AttemptHistory.tsx');
const AttemptHistory = lazy(async () => ({ default: (await loadHistory()).AttemptHistory }));
if (typeof location !== 'undefined') void loadHistory().catch(() => undefined);

/** It names contents, and the temario is as large as the rest of the page. */
const loadPracticeNow = () => import('../../features/needed/PracticeNow.tsx');
const PracticeNow = lazy(async () => ({ default: (await loadPracticeNow()).PracticeNow }));
if (typeof location !== 'undefined') void loadPracticeNow().catch(() => undefined);

/** The list, or the attempt that the address names. */
export default function Ensayos({ location }: PageProps) {
  const session = useSession();
  const id = new URLSearchParams(location.search).get(ATTEMPT_PARAM);
  const owner = session.status === 'signed-in' ? session.user.uid : null;
  if (id !== null) {
    const opening = <Skeleton label="Abriendo el ensayo" lines={8} />;
    return (
      <FullScreen>
        {owner === null ? (
          opening
        ) : (
          <Suspense fallback={opening}>
            <Attempt key={id} id={id} owner={owner} backTo={ENSAYOS} />
          </Suspense>
        )}
      </FullScreen>
    );
  }
  if (owner === null) return <Skeleton label="Cargando tus ensayos" lines={5} />;
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
        area="estudio"
        art={<EnsayosArt />}
        lead="Rinde la prueba completa con su reloj, practica contenidos sueltos o repasa lo que fallaste, y entiende cada pregunta después."
      >
        <ButtonLink href={TYPE_ADDRESS}>Nuevo ensayo</ButtonLink>
      </PageHeader>
      <ClaimQuestion claim={claim} />
      <Suspense fallback={<Skeleton label="Buscando en tus respuestas" lines={5} />}>
        <PracticeNow />
      </Suspense>
      {loaded.status === 'loading' ? <Skeleton label="Cargando tus ensayos" lines={5} /> : null}
      {loaded.status === 'failed' ? (
        <>
          <Failed what="tus ensayos" onRetry={retry} />
          <WaitingHere waiting={waiting} />
        </>
      ) : null}
      {loaded.status === 'loaded' ? (
        <Suspense fallback={<Skeleton label="Cargando tus ensayos" lines={5} />}>
          <AttemptHistory attempts={loaded.value} waiting={waiting} />
        </Suspense>
      ) : null}
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
