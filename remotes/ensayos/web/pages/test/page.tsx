import { type PageHead, type PageProps, useHost, useSession } from '@travesia/kit-remote';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { Button, Notice, PageHeader, Skeleton, Stack } from '@travesia/kit-ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import {
  ATTEMPT_PARAM,
  SAMPLE_ADDRESS,
  SAMPLE_RESULT_PARAM,
  sampleAddress,
  sampleResultAddress,
} from '../../../structure/addresses.ts';
import { FullScreen } from '../../components/full-screen/FullScreen.tsx';
import { TestStructureTable } from '../../components/test-structure/TestStructureTable.tsx';
import { GUEST } from '../../features/attempt/guest.ts';
import { useSending } from '../../features/attempt/use-sending.ts';
import { ClaimQuestion } from '../../features/claim/ClaimQuestion.tsx';
import { GuestData } from '../../features/claim/GuestData.tsx';
import { useClaim } from '../../features/claim/use-claim.ts';
import {
  forgetLastSample,
  hasGuest,
  keepGuest,
  keepLastSample,
  keepSampleOver,
  type LastSample,
  lastSample,
  refusedOf,
} from '../../features/player/kept-settings.ts';
import { CreationFailure } from '../../features/practice/CreationFailure.tsx';

export const head: PageHead = () => ({
  title: 'Ensayo de muestra de la PAES, gratis y sin cuenta',
  description:
    'Diez preguntas propias de Matemática, Lectura, Ciencias e Historia al estilo de la PAES. Al entregar ves tu resultado y la solución paso a paso. Sin crear una cuenta.',
});

const Sample = lazy(() => import('./Sample.tsx'));

/** A few questions for whoever comes by. */
export default function Test({ location }: PageProps) {
  const { http, navigate } = useHost();
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.uid : null;
  const query = new URLSearchParams(location.search);
  const running = query.get(ATTEMPT_PARAM);
  const shown = running ?? query.get(SAMPLE_RESULT_PARAM);
  const [last, setLast] = useState<LastSample | null>(null);
  const [isGuest, setGuest] = useState(false);
  const [state, setState] = useState<'idle' | 'making' | 'failed'>('idle');
  const [error, setError] = useState<unknown>();
  // Kept until it is made: pressing again after a lost answer finds the same one.
  const made = useRef<string>(null);
  const header = useRef<HTMLDivElement>(null);
  const hasLeft = useRef(false);
  const claim = useClaim(uid, () => setGuest(false));
  useSending(isGuest || last !== null);
  // Of this browser, which the document does not know.
  useEffect(() => {
    if (shown !== null) return;
    setLast(lastSample());
    setGuest(hasGuest());
    // Who comes back from a sample goes on at the top.
    if (hasLeft.current) header.current?.focus();
  }, [shown]);

  async function begin(): Promise<void> {
    setState('making');
    made.current ??= uuidV7();
    try {
      const { practiceService } = await import('../../features/practice/practice-service.ts');
      const attempt = await practiceService(http).create(made.current, { mode: 'muestra' });
      keepLastSample(attempt.id);
      if (uid === null) keepGuest();
      made.current = null;
      setState('idle');
      navigate(sampleAddress(attempt.id));
    } catch (thrown) {
      setError(thrown);
      setState('failed');
    }
  }

  if (shown !== null) {
    const end = () => {
      keepSampleOver(shown);
      navigate(sampleResultAddress(shown), { replace: true });
    };
    const leave = (isMissing: boolean) => {
      if (isMissing && lastSample()?.id === shown) forgetLastSample();
      hasLeft.current = true;
      navigate(SAMPLE_ADDRESS);
    };
    const opening = <Skeleton label="Abriendo el ensayo de muestra" lines={8} />;
    const sample =
      session.status === 'pending' ? (
        opening
      ) : (
        <Suspense fallback={opening}>
          <Sample key={shown} id={shown} isOver={running === null} owner={uid ?? GUEST} onOver={end} onLeave={leave} />
        </Suspense>
      );
    return running === null ? sample : <FullScreen>{sample}</FullScreen>;
  }
  // Whose it is has to be said first: until then it is nobody's who has an account.
  const isSomebodyElses = uid !== null && last !== null && refusedOf(uid).includes(last.id);
  const own = (uid === null || claim.state === 'none') && !isSomebodyElses ? last : null;
  const isGoing = own !== null && !own.isOver;
  return (
    <Stack gap="xl">
      <div ref={header} tabIndex={-1}>
        <PageHeader
          kicker="Ensayo de muestra"
          title="Ensayo de muestra, sin cuenta"
          lead="Diez preguntas de Matemática, Lectura, Ciencias e Historia; al entregar ves tu resultado y cada solución. Toma unos 20 minutos y no tiene reloj."
        >
          {isGoing ? null : (
            <Button busy={state === 'making'} onClick={begin}>
              Empezar
            </Button>
          )}
        </PageHeader>
      </div>
      {state === 'failed' ? <CreationFailure title="No pudimos preparar el ensayo" error={error} /> : null}
      <ClaimQuestion claim={claim} />
      {own === null ? null : (
        <Notice
          tone="info"
          title={
            own.isOver
              ? 'Terminaste un ensayo de muestra en este navegador'
              : 'Ya empezaste un ensayo de muestra en este navegador'
          }
        >
          <Button
            variant={isGoing ? 'primary' : 'secondary'}
            onClick={() => navigate(own.isOver ? sampleResultAddress(own.id) : sampleAddress(own.id))}
          >
            {own.isOver ? 'Ver mi resultado' : 'Seguir donde quedé'}
          </Button>
        </Notice>
      )}
      <section>
        <h2>Cómo funciona</h2>
        <ul>
          <li>Las preguntas son nuestras, al estilo de la prueba; cada vez que empiezas son otras.</li>
          <li>Cada respuesta se guarda al marcarla. Al entregar ves tu resultado y la solución de cada pregunta.</li>
          <li>Si después creas una cuenta, te preguntamos si es tuyo y lo guardas en ella. No es obligación.</li>
        </ul>
      </section>
      {isGuest && uid === null ? (
        <GuestData
          onDeleted={() => {
            setLast(null);
            setGuest(false);
          }}
        />
      ) : null}
      <TestStructureTable />
    </Stack>
  );
}
