import { type PageProps, useHost } from '@travesia/kit-remote';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { Button, ButtonLink, Notice, PageHeader, Progress, Skeleton, Stack } from '@travesia/kit-ui';
import { useCallback, useRef, useState } from 'react';
import type { AttemptRequest } from '../../../api/attempts.ts';
import { Failed } from '../../components/Failed.tsx';
import { useSending } from '../../features/attempt/use-sending.ts';
import { attemptAddress, CONTENTS_ADDRESS, ENSAYOS, TYPE_ADDRESS } from '../../features/practice/addresses.ts';
import { CreationFailure } from '../../features/practice/CreationFailure.tsx';
import { requestName } from '../../features/practice/names.ts';
import { practiceService } from '../../features/practice/practice-service.ts';
import { requestOfQuery, requestQuery } from '../../features/practice/request-address.ts';
import { useLoaded } from '../../features/practice/use-loaded.ts';
import css from '../../features/setup/setup.module.css';
import { Plan } from './Plan.tsx';

/** Last step: what it will be, and the button that makes it. */
export default function Generar({ location }: PageProps) {
  useSending();
  const request = requestOfQuery(location.search);
  if (!request || (request.mode === 'practica' && request.contents.length === 0)) {
    return (
      <Notice tone="info" title="Primero elige qué practicar">
        <ButtonLink href={TYPE_ADDRESS}>Elegir la prueba</ButtonLink>
      </Notice>
    );
  }
  // Another query is another page: nothing of the last choice stays.
  return <Chosen key={location.search} request={request} />;
}

type Making = 'idle' | 'making' | 'opening' | 'failed';

function Chosen({ request }: { readonly request: AttemptRequest }) {
  const { http, navigate } = useHost();
  const service = practiceService(http);
  const { loaded, retry } = useLoaded(
    // biome-ignore lint/correctness/useExhaustiveDependencies: of one request, which never changes
    useCallback((signal: AbortSignal) => service.feasibility(request, signal), [http]),
  );
  const [making, setMaking] = useState<Making>('idle');
  const [error, setError] = useState<unknown>();
  // Kept until it is made: pressing again after a lost answer finds the same one.
  const id = useRef(uuidV7());

  async function make(): Promise<void> {
    setMaking('making');
    try {
      const attempt = await service.create(id.current, request);
      setMaking('opening');
      navigate(attemptAddress(attempt.id), { replace: true });
    } catch (thrown) {
      setError(thrown);
      setMaking('failed');
    }
  }

  return (
    <Stack gap="xl" className={css.page}>
      <PageHeader
        kicker="Nuevo ensayo"
        title={requestName(request)}
        lead="Esto es lo que vas a responder. Las preguntas y su orden quedan fijos al generarlo."
        breadcrumbs={[{ label: 'Ensayos', href: ENSAYOS }, { label: 'Tipo', href: TYPE_ADDRESS }, { label: 'Generar' }]}
      />
      {loaded.status === 'loading' ? <Skeleton label="Buscando preguntas" lines={4} /> : null}
      {loaded.status === 'failed' ? <Failed what="lo que hay para responder" onRetry={retry} /> : null}
      {loaded.status === 'loaded' ? <Plan request={request} feasibility={loaded.value} /> : null}
      {making === 'making' || making === 'opening' ? (
        <Progress
          label="Generando tu ensayo"
          value={making === 'making' ? 1 : 2}
          max={2}
          text={making === 'making' ? 'Eligiendo y ordenando las preguntas' : 'Abriendo el ensayo'}
        />
      ) : null}
      {making === 'failed' ? <CreationFailure title="No pudimos generarlo" error={error} /> : null}
      <div className={css.actions}>
        <Button
          busy={making === 'making' || making === 'opening'}
          disabled={loaded.status !== 'loaded' || loaded.value.items === 0}
          onClick={make}
        >
          Empezar ahora
        </Button>
        {request.mode === 'practica' && request.test !== 'cl' ? (
          <ButtonLink variant="quiet" href={`${CONTENTS_ADDRESS}${requestQuery(request)}`}>
            Cambiar los contenidos
          </ButtonLink>
        ) : null}
      </div>
    </Stack>
  );
}
