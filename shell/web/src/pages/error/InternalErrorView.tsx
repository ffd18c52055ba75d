import { ButtonLink, PageHeader, Stack } from '@travesia/kit-ui';
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
        <Storm />
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

/** A boat on rough water. Decoration. */
function Storm() {
  return (
    <svg className={css.picture} viewBox="0 0 160 160" aria-hidden="true" focusable="false">
      <circle className={css.ground} cx="80" cy="80" r="70" />
      <path className={css.spark} d="M88 22 70 50h14l-8 22 24-30H86Z" />
      <path className={css.hull} d="M46 84 108 98c-6 14-16 19-28 16l-16-4c-11-3-17-12-18-26Z" />
      <path className={css.line} d="M24 118c12-12 22-12 34 0s22 12 34 0 22-12 44 0" />
      <path className={css.line} d="M40 136c10-8 18-8 28 0s18 8 28 0 16-8 26-2" />
    </svg>
  );
}
