import { Button, Cluster, Notice } from '@travesia/kit-ui';
import type { Claim } from './use-claim.ts';

/** Asks whose it is. The browser may be a school's, where the one who signs in now is not the one who was here before. */
export function ClaimQuestion({ claim: { state, accept, refuse } }: { readonly claim: Claim }) {
  if (state === 'unknown' || state === 'none') return null;
  return (
    <Notice tone="info" live title="Hay una prueba de muestra hecha en este equipo: ¿es tuya?">
      <p>
        {state === 'failed'
          ? 'No pudimos pasarla a tu cuenta ahora. No se perdió nada: puedes intentarlo otra vez.'
          : 'Si lo es, la pasamos a tu cuenta con su resultado. Si no, queda como está, y se borra sola a los 60 días.'}
      </p>
      <Cluster>
        <Button busy={state === 'moving'} onClick={accept}>
          {state === 'moving' ? 'Pasándola a tu cuenta…' : 'Sí, es mía'}
        </Button>
        {state === 'moving' ? null : (
          <Button variant="secondary" onClick={refuse}>
            No es mía
          </Button>
        )}
      </Cluster>
    </Notice>
  );
}
