import { useHost, useSession } from '@travesia/kit-remote';
import { Button, ButtonLink, Cluster, LinkCard, PageHeader, Skeleton, Stack } from '@travesia/kit-ui';
import { useCallback, useEffect, useRef } from 'react';
import { SAMPLE_ADDRESS } from '../../../structure/addresses.ts';
import { Failed } from '../../components/Failed.tsx';
import { WaitsForSimulacro } from '../../components/WaitsForSimulacro.tsx';
import { waitsForSimulacro } from '../../features/attempt/failures.ts';
import { Attempt } from '../../features/player/Attempt.tsx';
import { practiceService } from '../../features/practice/practice-service.ts';
import { useLoaded } from '../../features/practice/use-loaded.ts';
import { Result } from '../../features/result/Result.tsx';

export interface SampleProps {
  readonly id: string;
  /** It was handed in before: its result is what there is to see. */
  readonly isOver: boolean;
  readonly owner: string;
  /** It was handed in here. */
  onOver(): void;
  /** Back to where samples begin. `isMissing`: there is no such sample. */
  onLeave(isMissing: boolean): void;
}

/** Questions and result of a sample: most visitors of the page read it and go on, so this comes when it is begun. */
export default function Sample({ id, isOver, owner, onOver, onLeave }: SampleProps) {
  return isOver ? (
    <SampleResult id={id} onAnother={() => onLeave(false)} />
  ) : (
    <Attempt id={id} owner={owner} backTo={SAMPLE_ADDRESS} onBack={onLeave} onOver={onOver} />
  );
}

function SampleResult({ id, onAnother }: { readonly id: string; onAnother(): void }) {
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
  if (loaded.status === 'failed' && waitsForSimulacro(loaded.error)) return <WaitsForSimulacro />;
  if (loaded.status === 'failed') return <Failed what="tu resultado" onRetry={retry} />;
  return (
    <Stack gap="xl">
      <div ref={heading} tabIndex={-1}>
        <PageHeader kicker="Ensayo de muestra" title="Tu resultado" />
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
      <Cluster>
        <Button variant="secondary" onClick={onAnother}>
          Hacer otro ensayo de muestra
        </Button>
        <ButtonLink variant="quiet" href="/herramientas/temarios">
          Ver el temario de cada prueba
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
