import { useHost } from '@travesia/kit-remote';
import { Button, Cluster, Notice } from '@travesia/kit-ui';
import { useEffect, useState } from 'react';
import { claimedDraft, isTold } from '../../../start/draft.ts';
import { LOADING_PATH } from '../../../start/start-steps.ts';
import { GUEST } from '../draft/draft-storage.ts';
import { thisDevice } from '../draft/use-draft.ts';

type State = 'none' | 'offered' | 'moving' | 'failed';

export interface ClaimQuestionProps {
  /** `null`: nobody is signed in. */
  readonly uid: string | null;
}

/** Asks whose it is. The browser may be a school's, where the one who signs in now is not the one who was here before. */
export function ClaimQuestion({ uid }: ClaimQuestionProps) {
  const { http, navigate } = useHost();
  const [state, setState] = useState<State>('none');
  useEffect(() => {
    if (uid === null) {
      setState('none');
      return;
    }
    const { ports, storage } = thisDevice();
    const look = () =>
      setState((before) => {
        if (!isTold(storage.read(GUEST)) || storage.isRefused(uid)) return 'none';
        return before === 'none' ? 'offered' : before;
      });
    look();
    return ports.onStorageChange(look);
  }, [uid]);
  if (uid === null || state === 'none') return null;

  async function move(own: string): Promise<void> {
    setState('moving');
    const { storage } = thisDevice();
    try {
      const { diagnosticRequests } = await import('../diagnostic/diagnostic-requests.ts');
      await diagnosticRequests(http).claim();
    } catch {
      setState('failed');
      return;
    }
    storage.change(own, (draft) => claimedDraft(draft, storage.read(GUEST)));
    storage.remove(GUEST);
    setState('none');
    navigate(LOADING_PATH);
  }

  return (
    <Notice tone="info" live title="En este equipo hay respuestas hechas sin cuenta. ¿Son tuyas?">
      <p>
        {state === 'failed'
          ? 'No pudimos pasarlas a tu cuenta ahora. No se perdió nada: puedes intentarlo otra vez.'
          : 'Si lo son, las pasamos a tu cuenta con tus metas y tu diagnóstico. Si no, quedan como están, y se borran solas a los 60 días.'}
      </p>
      <Cluster>
        <Button busy={state === 'moving'} onClick={() => void move(uid)}>
          {state === 'moving' ? 'Pasándolas a tu cuenta…' : 'Sí, son mías'}
        </Button>
        {state === 'moving' ? null : (
          <Button
            variant="secondary"
            onClick={() => {
              thisDevice().storage.refuse(uid);
              setState('none');
            }}
          >
            No son mías
          </Button>
        )}
      </Cluster>
    </Notice>
  );
}
