import { type PageHead, useHost, useSession } from '@travesia/kit-remote';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { Button, Notice, PageHeader, Skeleton, Stack } from '@travesia/kit-ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { GUEST } from '../attempt/guest.ts';
import { NotMade } from '../shared/NotMade.tsx';
import { practiceService } from '../shared/practice-service.ts';
import { forgetLastSample, keepLastSample, lastSample } from '../taking/kept-settings.ts';
import { TestStructureTable } from '../test-structure/TestStructureTable.tsx';

export const head: PageHead = () => ({
  title: 'Prueba de muestra de la PAES, gratis y sin cuenta',
  description:
    'Diez preguntas propias de Matemática, Lectura, Ciencias e Historia al estilo de la PAES, corregidas al momento y con su solución paso a paso. Sin crear una cuenta.',
});

const Sample = lazy(() => import('./Sample.tsx'));

/** A few questions for whoever comes by. */
export default function Test() {
  const { http } = useHost();
  const session = useSession();
  const [id, setId] = useState<string | null>(null);
  const [state, setState] = useState<'idle' | 'making' | 'failed'>('idle');
  const [error, setError] = useState<unknown>();
  // Kept until it is made: pressing again after a lost answer finds the same one.
  const made = useRef<string>(null);
  const header = useRef<HTMLDivElement>(null);
  const hasLeft = useRef(false);
  // Who comes back from a sample goes on at the top.
  useEffect(() => {
    if (id === null && hasLeft.current) header.current?.focus();
  }, [id]);

  async function begin(): Promise<void> {
    setState('making');
    made.current ??= uuidV7();
    try {
      const attempt = await practiceService(http).create(made.current, { mode: 'muestra' });
      keepLastSample(attempt.id);
      made.current = null;
      setId(attempt.id);
      setState('idle');
    } catch (thrown) {
      setError(thrown);
      setState('failed');
    }
  }

  async function goOn(last: string): Promise<void> {
    // What was begun without the account is the account's from here on.
    if (session.status === 'signed-in')
      await practiceService(http)
        .claim()
        .catch(() => undefined);
    setId(last);
  }

  function leave(isMissing: boolean): void {
    if (isMissing) forgetLastSample();
    hasLeft.current = true;
    setId(null);
  }

  if (id !== null) {
    const owner = session.status === 'signed-in' ? session.user.uid : GUEST;
    return (
      <Suspense fallback={<Skeleton label="Abriendo la prueba" lines={8} />}>
        <Sample key={id} id={id} owner={owner} onLeave={leave} />
      </Suspense>
    );
  }
  return (
    <Stack gap="xl">
      <div ref={header} tabIndex={-1}>
        <PageHeader
          kicker="Prueba de muestra"
          title="Prueba de muestra, sin cuenta"
          lead="Diez preguntas de Matemática, Lectura, Ciencias e Historia, corregidas al momento y con su solución explicada. Toma unos 20 minutos y no tiene reloj."
        >
          <Button busy={state === 'making'} onClick={begin}>
            Empezar
          </Button>
        </PageHeader>
      </div>
      {state === 'failed' ? <NotMade title="No pudimos preparar la prueba" error={error} /> : null}
      <LastSample onOpen={goOn} />
      <section>
        <h2>Cómo funciona</h2>
        <ul>
          <li>Las preguntas son nuestras, al estilo de la prueba; cada vez que la empiezas son otras.</li>
          <li>Cada respuesta se guarda al marcarla. Al entregar ves tu resultado y la solución de cada pregunta.</li>
          <li>Si después creas una cuenta, tu resultado se queda contigo. No es obligación.</li>
        </ul>
      </section>
      <TestStructureTable />
    </Stack>
  );
}

/** The sample that this browser began last, while its cookie lives. Nobody is asked for who never began one. */
function LastSample({ onOpen }: { onOpen(id: string): void }) {
  const [last, setLast] = useState<string | null>(null);
  useEffect(() => setLast(lastSample()), []);
  if (last === null) return null;
  return (
    <Notice tone="info" title="Ya empezaste una prueba de muestra en este navegador">
      <Button variant="secondary" onClick={() => onOpen(last)}>
        Seguir donde quedé
      </Button>
    </Notice>
  );
}
