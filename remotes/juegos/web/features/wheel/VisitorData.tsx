import { GUEST_ANSWERS_PATH } from '@travesia/contracts/slices';
import { useHost } from '@travesia/kit-remote';
import { Button, ButtonLink, Cluster, Disclosure } from '@travesia/kit-ui';
import { useState } from 'react';

type State = 'idle' | 'asked' | 'busy' | 'failed';

/** What is kept of who has no account, to be taken away or deleted. */
export function VisitorData({ onDeleted }: { onDeleted(): void }) {
  const { http, notify } = useHost();
  const [state, setState] = useState<State>('idle');

  async function remove(): Promise<void> {
    setState('busy');
    try {
      await http(GUEST_ANSWERS_PATH, { method: 'DELETE' });
    } catch {
      setState('failed');
      return;
    }
    onDeleted();
    setState('idle');
    notify({ tone: 'success', text: 'Borramos lo que respondiste sin cuenta en este navegador.' });
  }

  return (
    <Disclosure summary="Sin cuenta: qué guardamos">
      <p>
        Las preguntas que te tocaron y lo que respondiste, bajo una cookie que no dice quién eres. Se borran solas a los
        60 días. No pasan a tu cuenta si la creas: con cuenta, la ruleta sabe qué te conviene y lo que aciertas cuenta.
      </p>
      {state === 'failed' ? <p role="alert">No pudimos borrarlas ahora. Inténtalo otra vez.</p> : null}
      {state === 'asked' || state === 'busy' ? (
        <>
          <p>Se borran para siempre, junto con los ensayos de muestra que hayas hecho aquí.</p>
          <Cluster>
            <Button variant="secondary" onClick={() => setState('idle')}>
              No borrar
            </Button>
            <Button busy={state === 'busy'} onClick={() => void remove()}>
              Sí, borrar
            </Button>
          </Cluster>
        </>
      ) : (
        <Cluster>
          <ButtonLink variant="secondary" href={GUEST_ANSWERS_PATH} download="travesia-respuestas.json">
            Descargar
          </ButtonLink>
          <Button variant="secondary" onClick={() => setState('asked')}>
            Borrar
          </Button>
        </Cluster>
      )}
    </Disclosure>
  );
}
