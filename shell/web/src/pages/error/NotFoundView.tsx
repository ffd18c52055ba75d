import { PageHeader, Stack } from '@travesia/kit-ui';
import css from './error.module.css';
import { WaysOn } from './WaysOn.tsx';

const NOT_FOUND_MESSAGE = 'Page Not Found';

interface NotFoundViewProps {
  readonly path: string | undefined;
}

export function NotFoundView({ path }: NotFoundViewProps) {
  return (
    <Stack gap="xl">
      <div className={css.top}>
        <Compass />
        <Stack>
          <PageHeader
            kicker="Error 404"
            title="No encontramos esta página"
            lead="Puede que al enlace le falte un pedazo o que la dirección haya cambiado. Nada de lo tuyo se perdió."
          />
          <p className={css.message} lang="en">
            {path ? `${NOT_FOUND_MESSAGE}: ${path}` : NOT_FOUND_MESSAGE}
          </p>
        </Stack>
      </div>
      <WaysOn title="Retoma el rumbo" />
    </Stack>
  );
}

/** A compass that points nowhere. Decoration. */
function Compass() {
  return (
    <svg className={css.picture} viewBox="0 0 160 160" aria-hidden="true" focusable="false">
      <circle className={css.ground} cx="80" cy="80" r="70" />
      <circle className={css.line} cx="80" cy="80" r="56" strokeDasharray="2 12.66" />
      <path className={css.spark} d="M80 80 58 66 112 42Z" />
      <path className={css.dim} d="M80 80 102 94 48 118Z" />
      <circle className={css.ground} cx="80" cy="80" r="5" />
    </svg>
  );
}
