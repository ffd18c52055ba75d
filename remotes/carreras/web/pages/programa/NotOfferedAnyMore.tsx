import { Notice } from '@travesia/kit-ui';
import type { Catalogue } from '../../../admission/catalogue.ts';
import { OFFER_YEAR, type Program } from '../../../admission/program.ts';
import { EXPLORER_PATH, programPath } from '../../../routes.ts';

interface NotOfferedAnyMoreProps {
  readonly catalogue: Catalogue;
  readonly program: Program;
}

/** That nobody can apply to it, what seems to follow it, and where to look for the like. */
export function NotOfferedAnyMore({ catalogue, program }: NotOfferedAnyMoreProps) {
  const { likelySuccessor, offeredIn } = program;
  const follows = likelySuccessor === null ? undefined : catalogue.program(likelySuccessor);
  const career = catalogue.careerOf(program);
  return (
    <Notice tone="warning" title={`No está en la oferta de Admisión ${OFFER_YEAR}`}>
      <p>
        Estuvo hasta Admisión {offeredIn}: ya no se puede postular a este programa. Lo que ves abajo es lo que pedía
        entonces.
      </p>
      {follows ? (
        <p>
          Parece ser lo que hoy se llama <a href={programPath(follows.code)}>{follows.name}</a> (código {follows.code}).
          Lo deducimos del nombre y la sede: confírmalo con la universidad.
        </p>
      ) : null}
      {career.programs.length === 0 ? null : (
        <p>
          <a href={`${EXPLORER_PATH}?carrera=${career.id}`}>Mira {career.name} en otras universidades</a>
        </p>
      )}
    </Notice>
  );
}
