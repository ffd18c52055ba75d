import { type PageProps, useHost } from '@travesia/kit-remote';
import { Button, ButtonLink, PageHeader, Progress, Skeleton, Stack } from '@travesia/kit-ui';
import { useCallback, useState } from 'react';
import type { AttemptRequest } from '../../../api/attempts.ts';
import { CONTENTS_ADDRESS, ENSAYOS, TYPE_ADDRESS } from '../../../structure/addresses.ts';
import { requestName } from '../../../structure/names.ts';
import { Failed } from '../../components/Failed.tsx';
import { useSending } from '../../features/attempt/use-sending.ts';
import { CreationFailure } from '../../features/practice/CreationFailure.tsx';
import { practiceService } from '../../features/practice/practice-service.ts';
import { requestOfQuery, requestQuery } from '../../features/practice/request-address.ts';
import { useCreation } from '../../features/practice/use-creation.ts';
import { useLoaded } from '../../features/practice/use-loaded.ts';
import { EarlierStep } from '../../features/setup/EarlierStep.tsx';
import css from '../../features/setup/setup.module.css';
import { Plan } from './Plan.tsx';

/** Last step: what it will be, and the button that makes it. */
export default function Generar({ location }: PageProps) {
  useSending();
  const request = requestOfQuery(location.search);
  if (!request || (request.mode === 'practica' && request.contents.length === 0)) {
    return <EarlierStep title="Primero elige qué practicar" />;
  }
  // Another query is another page: nothing of the last choice stays.
  return <Chosen key={location.search} request={request} />;
}

function Chosen({ request }: { readonly request: AttemptRequest }) {
  const { http } = useHost();
  const { loaded, retry } = useLoaded(
    // biome-ignore lint/correctness/useExhaustiveDependencies: of one request, which never changes
    useCallback((signal: AbortSignal) => practiceService(http).feasibility(request, signal), [http]),
  );
  const [asked] = useState(request);
  const { creation, create, isBusy } = useCreation({ replace: true });

  return (
    <Stack gap="xl" className={css.page}>
      <PageHeader
        kicker="Nuevo ensayo"
        area={'test' in request ? request.test : 'estudio'}
        title={requestName(request)}
        lead="Esto es lo que vas a responder. Las preguntas y su orden quedan fijos al generarlo."
        breadcrumbs={[{ label: 'Ensayos', href: ENSAYOS }, { label: 'Tipo', href: TYPE_ADDRESS }, { label: 'Generar' }]}
      />
      {loaded.status === 'loading' ? <Skeleton label="Buscando preguntas" lines={4} /> : null}
      {loaded.status === 'failed' ? <Failed what="lo que hay para responder" onRetry={retry} /> : null}
      {loaded.status === 'loaded' ? <Plan request={request} feasibility={loaded.value} /> : null}
      {isBusy ? (
        <Progress
          label="Generando tu ensayo"
          value={creation.state === 'making' ? 1 : 2}
          max={2}
          text={creation.state === 'making' ? 'Eligiendo y ordenando las preguntas' : 'Abriendo el ensayo'}
        />
      ) : null}
      {creation.state === 'failed' ? <CreationFailure title="No pudimos generarlo" error={creation.error} /> : null}
      <div className={css.actions}>
        <Button
          busy={isBusy}
          disabled={loaded.status !== 'loaded' || loaded.value.items === 0}
          onClick={() => create(asked)}
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
