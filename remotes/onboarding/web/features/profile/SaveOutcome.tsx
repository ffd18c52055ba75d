import { Button, Cluster, Notice } from '@travesia/kit-ui';
import type { Saved } from './profile-client.ts';

interface SaveOutcomeProps {
  readonly outcome: Saved['kind'] | null;
  /** Shows what is kept in place of what was typed. */
  readonly onTakeKept: () => void;
}

/** What kept a step from being saved; nothing was lost. */
export function SaveOutcome({ outcome, onTakeKept }: SaveOutcomeProps) {
  if (outcome === 'conflict') {
    return (
      <Notice tone="warning" live title="Este paso cambió en otro dispositivo o pestaña">
        <p>
          Lo que escribiste sigue aquí, sin guardar. Guárdalo de nuevo para reemplazar lo otro, o mira lo que quedó.
        </p>
        <Cluster>
          <Button variant="secondary" onClick={onTakeKept}>
            Ver lo que quedó guardado
          </Button>
        </Cluster>
      </Notice>
    );
  }
  if (outcome === 'failed') {
    return (
      <Notice tone="warning" live title="No pudimos guardar este paso">
        <p>Puede ser tu conexión. Lo que escribiste sigue aquí: prueba de nuevo en un momento.</p>
      </Notice>
    );
  }
  if (outcome === 'refused') {
    return (
      <Notice tone="warning" live title="Algo de este paso no se puede guardar">
        <p>Revisa lo que escribiste. Si todo está bien, vuelve a cargar la página e inténtalo otra vez.</p>
      </Notice>
    );
  }
  return null;
}
