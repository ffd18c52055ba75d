import { type PageHead, useHost, useSession } from '@travesia/kit-remote';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { Button, ButtonLink, LinkCard, Notice, PageHeader, Skeleton, Stack } from '@travesia/kit-ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Result } from '../result/Result.tsx';
import { Failed } from '../shared/Failed.tsx';
import { practiceService } from '../shared/practice-service.ts';
import { useLoaded } from '../shared/use-loaded.ts';
import { Attempt } from '../taking/Attempt.tsx';
import { TestStructureTable } from '../test-structure/TestStructureTable.tsx';

export const head: PageHead = () => ({
  title: 'Prueba de muestra de la PAES, gratis y sin cuenta',
  description:
    'Diez preguntas propias de Matemática, Lectura, Ciencias e Historia al estilo de la PAES, corregidas al momento y con su solución paso a paso. Sin crear una cuenta.',
});

/** Whom a browser without an account keeps its answers for. */
const GUEST = 'guest';

/** A few questions for whoever comes by; the address says which sample is being answered. */
export default function Test() {
  const { http } = useHost();
  const session = useSession();
  const [id, setId] = useState<string | null>(null);
  const [state, setState] = useState<'idle' | 'making' | 'failed'>('idle');
  const made = useRef<string>(null);

  async function begin(): Promise<void> {
    setState('making');
    made.current ??= uuidV7();
    try {
      const attempt = await practiceService(http).create(made.current, { mode: 'muestra' });
      setId(attempt.id);
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  if (id !== null) {
    const owner = session.status === 'signed-in' ? session.user.uid : GUEST;
    return <Sample key={id} id={id} owner={owner} />;
  }
  return (
    <Stack gap="xl">
      <PageHeader
        kicker="Prueba de muestra"
        title="Prueba de muestra, sin cuenta"
        lead="Diez preguntas de Matemática, Lectura, Ciencias e Historia, corregidas al momento y con su solución explicada. Toma unos 20 minutos y no tiene reloj."
      >
        <Button busy={state === 'making'} onClick={begin}>
          Empezar
        </Button>
      </PageHeader>
      {state === 'failed' ? (
        <Notice tone="warning" title="No pudimos preparar la prueba" live>
          <p>Revisa tu conexión e inténtalo otra vez.</p>
        </Notice>
      ) : null}
      <OwnSamples onOpen={setId} />
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

/** What this browser answered before, while its cookie lives. */
function OwnSamples({ onOpen }: { onOpen(id: string): void }) {
  const { http } = useHost();
  const { loaded } = useLoaded(useCallback((signal: AbortSignal) => practiceService(http).attempts(signal), [http]));
  if (loaded.status !== 'loaded') return null;
  const last = loaded.value.find(({ request }) => request.mode === 'muestra');
  if (!last) return null;
  return (
    <Notice
      tone="info"
      title={last.state === 'graded' ? 'Ya hiciste una prueba de muestra' : 'Tienes una prueba de muestra empezada'}
    >
      <Button variant="secondary" onClick={() => onOpen(last.id)}>
        {last.state === 'graded' ? 'Ver su resultado' : 'Seguir donde quedé'}
      </Button>
    </Notice>
  );
}

function Sample({ id, owner }: { readonly id: string; readonly owner: string }) {
  const [isOver, setOver] = useState(false);
  return isOver ? (
    <SampleResult id={id} />
  ) : (
    <Attempt id={id} owner={owner} backTo="/test" onOver={() => setOver(true)} />
  );
}

function SampleResult({ id }: { readonly id: string }) {
  const { http } = useHost();
  const session = useSession();
  const { loaded, retry } = useLoaded(
    useCallback((signal: AbortSignal) => practiceService(http).result(id, signal), [http, id]),
  );
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (loaded.status === 'loaded') heading.current?.focus();
  }, [loaded]);
  if (loaded.status === 'loading') return <Skeleton label="Cargando tu resultado" lines={8} />;
  if (loaded.status === 'failed') return <Failed what="tu resultado" onRetry={retry} />;
  return (
    <Stack gap="xl">
      <div ref={heading} tabIndex={-1}>
        <PageHeader kicker="Prueba de muestra" title="Tu resultado" />
      </div>
      {session.status === 'signed-in' ? null : (
        <LinkCard href="/acceder?redirect=/ensayos" title="Guarda este resultado" headingLevel={2}>
          <p>
            Con una cuenta gratuita lo conservas y practicas lo que te falta. Sin ella, este navegador lo recuerda por
            60 días.
          </p>
        </LinkCard>
      )}
      <Result result={loaded.value} />
      <ButtonLink variant="quiet" href="/herramientas/temarios">
        Ver el temario de cada prueba
      </ButtonLink>
    </Stack>
  );
}
