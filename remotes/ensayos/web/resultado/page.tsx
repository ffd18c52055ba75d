import { type PageProps, useHost } from '@travesia/kit-remote';
import { ButtonLink, PageHeader, Skeleton, Stack } from '@travesia/kit-ui';
import { useCallback, useEffect } from 'react';
import { waitsForSimulacro } from '../attempt/failures.ts';
import { statusOf } from '../attempt/status-of.ts';
import { useSending } from '../attempt/use-sending.ts';
import { Result } from '../result/Result.tsx';
import { attemptAddress, ENSAYOS } from '../shared/addresses.ts';
import { dayText } from '../shared/day-text.ts';
import { Failed } from '../shared/Failed.tsx';
import { requestName } from '../shared/names.ts';
import { practiceService } from '../shared/practice-service.ts';
import { useLoaded } from '../shared/use-loaded.ts';
import { WaitsForSimulacro } from '../shared/WaitsForSimulacro.tsx';

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
        title={`Resultado: ${requestName(attempt.request)}`}
        breadcrumbs={[{ label: 'Ensayos', href: ENSAYOS }, { label: 'Resultado' }]}
      />
      <Result result={loaded.value} />
    </Stack>
  );
}
