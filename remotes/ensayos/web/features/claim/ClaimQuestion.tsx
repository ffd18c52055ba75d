import { Button, Cluster, Notice } from '@travesia/kit-ui';
import type { Claim } from './use-claim.ts';

/** Asks whose it is. The browser may be a school's, where the one who signs in now is not the one who was here before. */
export function ClaimQuestion({ claim: { state, accept, refuse } }: { readonly claim: Claim }) {
  if (state === 'unknown' || state === 'none') return null;
  return (
    <Notice tone="info" live title="Hay un ensayo de muestra hecho en este equipo: ¿es tuyo?">
      <p>
        {state === 'failed'
          ? 'No pudimos pasarlo a tu cuenta ahora. No se perdió nada: puedes intentarlo otra vez.'
          : 'Si lo es, lo pasamos a tu cuenta con su resultado. Si no, queda como está, y se borra solo a los 60 días.'}
      </p>
      <Cluster>
        <Button busy={state === 'moving'} onClick={accept}>
          {state === 'moving' ? 'Pasándolo a tu cuenta…' : 'Sí, es mío'}
        </Button>
        {state === 'moving' ? null : (
          <Button variant="secondary" onClick={refuse}>
            No es mío
          </Button>
        )}
      </Cluster>
    </Notice>
  );
}
