import type { LoadFailureKind, NavArea } from '@travesia/contracts/release';
import css from './falla.module.css';

interface FailureViewProps {
  /** Title of the page that did not open. */
  readonly remoteTitle: string;
  readonly kind: LoadFailureKind;
  /** `open`: it was on the screen; `never-ended`: it took the tab with it the last time. */
  readonly moment: 'opening' | 'open' | 'never-ended';
  /** Other places, to go on with. */
  readonly ways: readonly Pick<NavArea, 'path' | 'label'>[];
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

/**
 * Stands where a page could not; the shell and every other page go on. What it looks like is in the style sheet of every
 * document, for it is shown when nothing can be loaded: so it is small, and uses no components of the kit.
 */
export function FailureView({ remoteTitle, kind, moment, ways, message, onRetry }: FailureViewProps) {
  return (
    <div className={css.failure}>
      <div role="alert">
        <p className={css.kicker}>{remoteTitle}</p>
        <h1>No pudimos abrir esta sección</h1>
        <p>{adviceFor({ kind, moment })}</p>
      </div>
      <div className={css.ways}>
        <button type="button" className={css.retry} onClick={onRetry}>
          Reintentar
        </button>
        <a href="/">Ir al inicio</a>
        {ways.map(({ path, label }) => (
          <a key={path} href={path}>
            {label}
          </a>
        ))}
      </div>
      <p className={css.technical}>{message}</p>
    </div>
  );
}
