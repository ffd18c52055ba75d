import { Notice } from '@travesia/kit-ui';
import { statusOf } from '../attempt/status-of.ts';

export interface CreationFailureProps {
  readonly title: string;
  /** What the service said. */
  readonly error: unknown;
}

/** An attempt was not made, and what to do about it. */
export function CreationFailure({ title, error }: CreationFailureProps) {
  return (
    <Notice tone="warning" title={title} live>
      <p>
        {statusOf(error) === 429
          ? 'Pediste muchos seguidos: espera unos minutos e inténtalo otra vez. Si hoy ya hiciste cientos, mañana podrás seguir.'
          : 'Revisa tu conexión e inténtalo otra vez: no se creará dos veces.'}
      </p>
    </Notice>
  );
}
