import { ButtonLink, ErrorArt, PageHeader, Stack } from '@travesia/kit-ui';
import css from './error.module.css';
import { WaysOn } from './WaysOn.tsx';

const INTERNAL_ERROR_MESSAGE = 'Internal Server Error';
const INTERNAL_ERROR_STATUS = 500;

interface InternalErrorViewProps {
  readonly status: string | undefined;
}

export function InternalErrorView({ status = String(INTERNAL_ERROR_STATUS) }: InternalErrorViewProps) {
  return (
    <Stack gap="xl">
      <div className={css.top}>
        <div className={css.picture}>
          <ErrorArt />
        </div>
        <Stack>
          <PageHeader
            kicker={`Error ${status}`}
            title="Algo falló de nuestro lado"
            lead="No hiciste nada malo y no es tu conexión. Espera un momento y vuelve a intentarlo."
          >
            {/* The empty address is this same document; `external` asks the server again instead of the shell. */}
            <ButtonLink href="" rel="external">
              Reintentar
            </ButtonLink>
          </PageHeader>
          <p className={css.message} lang="en">
            {INTERNAL_ERROR_MESSAGE}
          </p>
        </Stack>
      </div>
      <WaysOn title="Mientras se arregla" />
    </Stack>
  );
}
