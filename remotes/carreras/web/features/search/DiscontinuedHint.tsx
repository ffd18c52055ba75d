import type { Catalogue } from '../../../admission/catalogue.ts';
import { OFFER_YEAR, type Program } from '../../../admission/program.ts';
import css from './SearchHint.module.css';

interface DiscontinuedHintProps {
  readonly catalogue: Catalogue;
  readonly programs: readonly Program[];
  /** Where the history of one is. */
  readonly hrefOf: (program: Program) => string;
}

/** That what a search names is not offered any more, and the way to what it was. */
export function DiscontinuedHint({ catalogue, programs, hrefOf }: DiscontinuedHintProps) {
  if (programs.length === 0) return null;
  const isOne = programs.length === 1;
  return (
    <p className={css.hint}>
      Ya no se {isOne ? 'ofrece' : 'ofrecen'} en Admisión {OFFER_YEAR}:{' '}
      {programs.map((program, place) => (
        <span key={program.code}>
          {place > 0 ? ' · ' : ''}
          <a href={hrefOf(program)}>
            {program.name}, {catalogue.universityOf(program).shortName}, {program.city}
          </a>
        </span>
      ))}
      . Mira su historia y lo que se {isOne ? 'le' : 'les'} parece.
    </p>
  );
}
