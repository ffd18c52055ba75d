import { ButtonLink, Cluster, Stack } from '@travesia/kit-ui';
import type { AttemptRequest } from '../../../api/attempts.ts';
import { SCORED_LEAST } from '../../../practice/scoring/scale.ts';
import { GENERATE_ADDRESS } from '../../../structure/addresses.ts';
import { requestQuery } from '../practice/request-address.ts';
import css from './result.module.css';

/** Why there is no score, where students look for one, and what would give one. */
export function NoScore({ request, scored }: { readonly request: AttemptRequest; readonly scored: number }) {
  if (request.mode !== 'practica' && request.mode !== 'repaso') return null;
  // There were not even as many of these contents as were asked for: more of them would not come.
  const isShort = scored < request.items;
  return (
    <Stack gap="m">
      <p>
        {request.mode === 'repaso'
          ? 'Un repaso no da puntaje: pregunta justo lo que antes fallaste, y por eso no mide cuánto sabes de toda la prueba.'
          : `No estimamos un puntaje con ${scored === 1 ? '1 pregunta' : `${scored} preguntas`}: el rango sería tan ancho que no te diría nada. Desde ${SCORED_LEAST} preguntas lo verás aquí.`}
      </p>
      {request.mode === 'repaso' ? null : (
        <Cluster className={css.noprint}>
          <ButtonLink
            variant="secondary"
            href={`${GENERATE_ADDRESS}${requestQuery({ ...request, items: SCORED_LEAST, ...(isShort && { contents: [request.test] }) })}`}
          >
            Practicar con {SCORED_LEAST} preguntas{isShort ? ' de toda la prueba' : ''}
          </ButtonLink>
        </Cluster>
      )}
    </Stack>
  );
}
