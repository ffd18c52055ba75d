import { useHost } from '@travesia/kit-remote';
import { Button, ButtonLink, Cluster, Stack } from '@travesia/kit-ui';
import { useState } from 'react';
import { GUEST_DATA_PATH } from '../../../api/paths.ts';
import { START_PATH } from '../../../start/start-steps.ts';
import { GUEST } from '../draft/draft-storage.ts';
import { thisDevice } from '../draft/use-draft.ts';

type State = 'idle' | 'asked' | 'busy' | 'failed';

/** What is kept of who has no account, to be had or to be gone, in the service and in this browser. */
export default function GuestData() {
  const { http, notify, navigate } = useHost();
  const [state, setState] = useState<State>('idle');

  async function remove(): Promise<void> {
    setState('busy');
    try {
      await http(GUEST_DATA_PATH, { method: 'DELETE' });
    } catch {
      setState('failed');
      return;
    }
    thisDevice().storage.remove(GUEST);
    notify({ tone: 'success', text: 'Borramos lo que hiciste sin cuenta en este navegador.' });
    navigate(START_PATH);
  }

  return (
    <Stack as="section" gap="s" aria-labelledby="lo-guardado">
      <h2 id="lo-guardado">Lo que guardamos de ti</h2>
      <p>
        Tus respuestas, por 60 días y solo en este navegador. Puedes llevártelas o borrarlas antes, sin crear una
        cuenta.
      </p>
      {state === 'failed' && <p role="alert">No pudimos borrarlas ahora. Inténtalo otra vez.</p>}
      {state === 'idle' ? (
        <Cluster>
          <ButtonLink variant="secondary" href={GUEST_DATA_PATH} download="travesia-diagnostico.json">
            Descargar mis respuestas
          </ButtonLink>
          <Button variant="quiet" onClick={() => setState('asked')}>
            Borrar todo
          </Button>
        </Cluster>
      ) : (
        <>
          <p>Se borran para siempre: respuestas, metas y recomendaciones.</p>
          <Cluster>
            <Button variant="secondary" onClick={() => setState('idle')}>
              No borrar
            </Button>
            <Button busy={state === 'busy'} onClick={() => void remove()}>
              Sí, borrar todo
            </Button>
          </Cluster>
        </>
      )}
    </Stack>
  );
}
