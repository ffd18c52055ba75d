import { OFFER_YEAR } from '../../../admission/program.ts';
import { universityPath } from '../../../routes.ts';
import { CutoffStrip } from '../../features/catalogue/CutoffStrip.tsx';
import { OTHER_WEIGHTS_SHORT } from '../../features/catalogue/reservation-text.ts';
import type { ScoreAxis } from '../../features/catalogue/score-axis.ts';
import { countText } from '../../features/catalogue/words.ts';
import type { CutoffProgram } from './career-cutoffs-data.ts';
import css from './ProgramCell.module.css';

interface ProgramCellProps {
  readonly program: CutoffProgram;
  /** Of the page: what a programme is called unless it has a name of its own. */
  readonly career: string;
  readonly axis: ScoreAxis;
}

/** Which programme a row is about, and its years on a line. */
export function ProgramCell({ program, career, axis }: ProgramCellProps) {
  const { universityId, university, name, place, vacancies, offered, otherWeights, cutoffs } = program;
  return (
    <div className={css.program}>
      <a href={universityPath(universityId)}>{university}</a>
      <span className={css.detail}>
        {[
          ...(name === career ? [] : [name]),
          place,
          offered ? countText(vacancies, 'vacante', 'vacantes') : `ya no se ofrece en ${OFFER_YEAR}`,
        ].join(' · ')}
      </span>
      {otherWeights ? <span className={css.detail}>{OTHER_WEIGHTS_SHORT}</span> : null}
      <CutoffStrip cutoffs={cutoffs} axis={axis} />
    </div>
  );
}
