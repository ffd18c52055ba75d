import { Button, ButtonLink, Cluster, PageHeader, Stack } from '@travesia/kit-ui';
import css from './falla.module.css';

/** What the student can do depends on it: their connection, or wait for us. */
export type FailureKind = 'offline' | 'load' | 'mount' | 'render';

interface FailureViewProps {
  /** Title of the page that did not open. */
  readonly remoteTitle: string;
  readonly kind: FailureKind;
  /** For whoever repairs it: remote, version and phase. */
  readonly message: string;
  onRetry(): void;
}

const ADVICE: Readonly<Record<FailureKind, string>> = {
  offline: 'Parece que no hay internet. Revisa tu conexión y vuelve a intentarlo; lo que ya estaba abierto sigue aquí.',
  load: 'No alcanzó a llegar completa. Puede ser la conexión o un problema nuestro: vuelve a intentarlo en un momento.',
  mount: 'Llegó, pero no pudo abrirse. El problema es nuestro; el resto de Travesía sigue funcionando.',
  render: 'Estaba abierta y se detuvo. El problema es nuestro; el resto de Travesía sigue funcionando.',
};

/** Stands where a page could not; the shell and every other page go on. */
export function FailureView({ remoteTitle, kind, message, onRetry }: FailureViewProps) {
  return (
    <Stack gap="l" className={css.failure}>
      <div role="alert">
        <PageHeader kicker={remoteTitle} title="No pudimos abrir esta sección" lead={ADVICE[kind]} />
      </div>
      <Cluster>
        <Button onClick={onRetry}>Reintentar</Button>
        <ButtonLink href="/" variant="secondary">
          Ir al inicio
        </ButtonLink>
        <ButtonLink href="/herramientas/calculadora-nem" variant="quiet">
          Calculadora de NEM
        </ButtonLink>
        <ButtonLink href="/herramientas/temarios" variant="quiet">
          Temarios
        </ButtonLink>
      </Cluster>
      <p className={css.technical}>{message}</p>
    </Stack>
  );
}
