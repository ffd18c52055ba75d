import { LostArt, PageHeader, Stack } from '@travesia/kit-ui';
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
        <div className={css.picture}>
          <LostArt />
        </div>
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
