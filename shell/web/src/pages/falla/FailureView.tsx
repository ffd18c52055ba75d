import type { LoadFailureKind } from '@travesia/contracts/release';
import { Button, ButtonLink, Cluster, PageHeader, Stack } from '@travesia/kit-ui';
import css from './falla.module.css';

interface FailureViewProps {
  /** Title of the page that did not open. */
  readonly remoteTitle: string;
  readonly kind: LoadFailureKind;
  /** `open`: it was on the screen; `never-ended`: it took the tab with it the last time. */
  readonly moment: 'opening' | 'open' | 'never-ended';
  /** For whoever repairs it: remote, release, phase and kind. */
  readonly message: string;
  onRetry(): void;
}

const OURS = 'El problema es nuestro; el resto de Travesía sigue funcionando.';

/** What the student can do depends on it: look after the connection, or wait for us. */
const ADVICE: Readonly<Record<LoadFailureKind, string>> = {
  offline: 'Parece que no hay internet. Revisa tu conexión y vuelve a intentarlo; lo que ya estaba abierto sigue aquí.',
  timeout: 'Está tardando demasiado. Puede ser la conexión o un problema nuestro: vuelve a intentarlo en un momento.',
  http: `No está disponible en este momento. ${OURS}`,
  chunk: `Le faltó una parte, quizás porque la estamos actualizando. Vuelve a intentarlo en un momento. ${OURS}`,
  integrity:
    'Llegó alterada y por seguridad no la abrimos. Vuelve a intentarlo; si se repite, prueba desde otra red. El resto de Travesía sigue funcionando.',
  evaluation: `Llegó, pero no pudo abrirse. ${OURS}`,
  contract: `Llegó una versión que no calza con el resto de Travesía. ${OURS}`,
  mount: `Llegó, pero no pudo abrirse. ${OURS}`,
};

const STOPPED = `Estaba abierta y se detuvo. ${OURS}`;
const NEVER_ENDED = `La última vez no terminó de abrirse y bloqueó la pestaña, así que esta vez no la abrimos. ${OURS}`;

function adviceFor({ kind, moment }: Pick<FailureViewProps, 'kind' | 'moment'>): string {
  if (moment === 'never-ended') return NEVER_ENDED;
  return moment === 'open' && kind === 'mount' ? STOPPED : ADVICE[kind];
}

/** Stands where a page could not; the shell and every other page go on. */
export function FailureView({ remoteTitle, kind, moment, message, onRetry }: FailureViewProps) {
  return (
    <Stack gap="l" className={css.failure}>
      <div role="alert">
        <PageHeader kicker={remoteTitle} title="No pudimos abrir esta sección" lead={adviceFor({ kind, moment })} />
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
