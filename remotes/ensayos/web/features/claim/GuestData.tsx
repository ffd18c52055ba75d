import { useHost } from '@travesia/kit-remote';
import { Button, ButtonLink, Cluster, Stack } from '@travesia/kit-ui';
import { useState } from 'react';
import { GUEST_DATA_PATH } from '../../../api/paths.ts';
import { GUEST } from '../attempt/guest.ts';
import { forgetGuest, forgetLastSample } from '../player/kept-settings.ts';

type State = 'idle' | 'asked' | 'busy' | 'failed';

/** What is kept of who has no account, to be taken away or deleted, in the service and in this browser. */
export function GuestData({ onDeleted }: { onDeleted(): void }) {
  const { http, notify } = useHost();
  const [state, setState] = useState<State>('idle');

  async function remove(): Promise<void> {
    setState('busy');
    try {
      await http(GUEST_DATA_PATH, { method: 'DELETE' });
      const { openAttemptStorage } = await import('../attempt/attempt-storage.ts');
      await (await openAttemptStorage()).forgetAll(GUEST);
    } catch {
      setState('failed');
      return;
    }
    forgetLastSample();
    forgetGuest();
    notify({ tone: 'success', text: 'Borramos lo que se hizo sin cuenta en este navegador.' });
    onDeleted();
  }

  return (
    <Stack as="section" gap="s" aria-labelledby="lo-guardado">
      <h2 id="lo-guardado">Lo que guardamos de este navegador</h2>
      <p>
        Los ensayos de muestra y las preguntas de la ruleta que se respondieron aquí sin cuenta. Se borran solos a los
        60 días, o cuando tú quieras.
      </p>
      {state === 'failed' ? <p role="alert">No pudimos borrarlas ahora. Inténtalo otra vez.</p> : null}
      {state === 'idle' ? (
        <Cluster>
          <ButtonLink variant="secondary" href={GUEST_DATA_PATH} download="travesia-muestras.json">
            Descargar
          </ButtonLink>
          <Button variant="secondary" onClick={() => setState('asked')}>
            Borrar
          </Button>
        </Cluster>
      ) : (
        <>
          <p>Se borran para siempre, con sus respuestas y resultados.</p>
          <Cluster>
            <Button variant="secondary" onClick={() => setState('idle')}>
              No borrar
            </Button>
            <Button busy={state === 'busy'} onClick={() => void remove()}>
              Sí, borrar
            </Button>
          </Cluster>
        </>
      )}
    </Stack>
  );
}
