import { type PageProps, useHost } from '@travesia/kit-remote';
import { ButtonLink, PageHeader, Skeleton, Stack } from '@travesia/kit-ui';
import { lazy, Suspense, useCallback, useEffect } from 'react';
import { attemptAddress, ENSAYOS } from '../../../structure/addresses.ts';
import { dayText } from '../../../structure/day-text.ts';
import { requestName } from '../../../structure/names.ts';
import { Failed } from '../../components/Failed.tsx';
import { WaitsForSimulacro } from '../../components/WaitsForSimulacro.tsx';
import { waitsForSimulacro } from '../../features/attempt/failures.ts';
import { statusOf } from '../../features/attempt/status-of.ts';
import { useSending } from '../../features/attempt/use-sending.ts';
import { practiceService } from '../../features/practice/practice-service.ts';
import { useLoaded } from '../../features/practice/use-loaded.ts';

/** The result comes from the service meanwhile. */
const loadResult = () => import('../../features/result/Result.tsx');
const Result = lazy(async () => ({ default: (await loadResult()).Result }));
if (typeof location !== 'undefined') void loadResult().catch(() => undefined);

export default function Resultado({ params }: PageProps) {
  const host = useHost();
  const { http } = host;
  useSending();
  const id = params['id'] ?? '';
  const { loaded, retry } = useLoaded(
    useCallback((signal: AbortSignal) => practiceService(http).result(id, signal), [http, id]),
  );
  const failure = loaded.status === 'failed' ? statusOf(loaded.error) : undefined;
  const isMissing = failure === 404;
  useEffect(() => {
    if (isMissing) host.notFound?.();
  }, [host, isMissing]);

  if (loaded.status === 'loading') return <Skeleton label="Cargando tu resultado" lines={8} />;
  if (loaded.status === 'failed' && waitsForSimulacro(loaded.error)) {
    return (
      <Stack gap="m">
        <WaitsForSimulacro />
        <ButtonLink href={ENSAYOS}>Ir a mis ensayos</ButtonLink>
      </Stack>
    );
  }
  if (failure === 409) {
    return (
      <PageHeader title="Este ensayo sigue en curso" lead="Su resultado aparece cuando lo entregas.">
        <ButtonLink href={attemptAddress(id)}>Seguir con el ensayo</ButtonLink>
      </PageHeader>
    );
  }
  if (loaded.status === 'failed') {
    return (
      <Stack gap="m">
        <Failed what="tu resultado" onRetry={retry} />
        <ButtonLink variant="quiet" href={attemptAddress(id)}>
          Volver al ensayo
        </ButtonLink>
      </Stack>
    );
  }
  const { attempt } = loaded.value;
  return (
    <Stack gap="xl">
      <PageHeader
        kicker={dayText(attempt.gradedAt ?? attempt.createdAt)}
        area={'test' in attempt.request ? attempt.request.test : 'estudio'}
        title={`Resultado: ${requestName(attempt.request)}`}
        breadcrumbs={[{ label: 'Ensayos', href: ENSAYOS }, { label: 'Resultado' }]}
      />
      <Suspense fallback={<Skeleton label="Cargando tu resultado" lines={8} />}>
        <Result result={loaded.value} />
      </Suspense>
    </Stack>
  );
}
