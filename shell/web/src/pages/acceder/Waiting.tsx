import { Notice, Skeleton } from '@travesia/kit-ui';
import css from './acceder.module.css';

interface WaitingProps {
  readonly label: string;
}

/** In prerendered HTML: says what it takes to whoever has no JavaScript. */
export function Waiting({ label }: WaitingProps) {
  return (
    <>
      <div className={css.waiting}>
        <Skeleton label={label} />
      </div>
      <noscript>
        <Notice tone="warning" title="Para entrar se necesita JavaScript">
          <p>
            Tu navegador lo tiene desactivado. Actívalo para este sitio y vuelve a cargar la página; las herramientas de
            más abajo funcionan igual sin cuenta.
          </p>
        </Notice>
      </noscript>
    </>
  );
}
