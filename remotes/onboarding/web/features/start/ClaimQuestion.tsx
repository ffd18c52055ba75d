import { useHost } from '@travesia/kit-remote';
import { Button, Cluster, Notice } from '@travesia/kit-ui';
import { LOADING_PATH } from '../../../start/start-steps.ts';
import { type Claim, useClaim } from './use-claim.ts';

/** Asks whose it is, where there is something to ask about. */
export function ClaimNotice({ state, accept, refuse }: Claim) {
  if (state === 'none') return null;
  return (
    <Notice tone="info" live title="En este equipo hay respuestas hechas sin cuenta. ¿Son tuyas?">
      <p>
        {state === 'failed'
          ? 'No pudimos pasarlas a tu cuenta ahora. No se perdió nada: puedes intentarlo otra vez.'
          : 'Si lo son, las pasamos a tu cuenta con tus metas y tu diagnóstico. Si no, quedan como están, y se borran solas a los 60 días.'}
      </p>
      <Cluster>
        <Button busy={state === 'moving'} onClick={accept}>
          {state === 'moving' ? 'Pasándolas a tu cuenta…' : 'Sí, son mías'}
        </Button>
        {state === 'moving' ? null : (
          <Button variant="secondary" onClick={refuse}>
            No son mías
          </Button>
        )}
      </Cluster>
    </Notice>
  );
}

/** @see useClaim */
export default function ClaimQuestion({ uid }: { readonly uid: string | null }) {
  const { navigate } = useHost();
  return <ClaimNotice {...useClaim(uid, () => navigate(LOADING_PATH))} />;
}
