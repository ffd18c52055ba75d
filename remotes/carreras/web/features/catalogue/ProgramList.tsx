import type { ReactNode } from 'react';
import { CUTOFF_YEAR, OFFER_YEAR, TUITION_YEAR } from '../../../admission/program.ts';
import { programTarget } from '../../../routes.ts';
import css from './ProgramList.module.css';
import type { ProgramRow } from './program-row.ts';
import { cutoffText, earlierCutoffsText, minimumsText, tuitionText, weightsText } from './program-words.ts';
import { OTHER_WEIGHTS_SHORT } from './reservation-text.ts';
import { durationText } from './words.ts';

interface ProgramListProps {
  /** Target of the links of the page; a closed group opens for it. */
  readonly id?: string;
  readonly rows: readonly ProgramRow[];
  /** Whether links lead to its items. On a page that nothing links into, their ids are bytes for nobody. */
  readonly linkedTo: boolean;
  /** Whether the cut-offs of earlier years stand beside the newest. */
  readonly hasHistories: boolean;
  /** What an item is about: its university on a career's page, its name on a university's. */
  readonly title: (row: ProgramRow) => ReactNode;
  readonly subtitle: (row: ProgramRow) => string;
  /** What the student's own scores are worth, by the code of the programme. */
  readonly outcomes?: ReadonlyMap<string, ReactNode> | undefined;
}

/**
 * Programmes with their figures, each figure with its name: a table on a wide screen, cards on a phone. Words with a
 * figure are one text: where they are two, the document has a comment between them, as often as it has rows.
 */
export function ProgramList({ id, rows, linkedTo, hasHistories, title, subtitle, outcomes }: ProgramListProps) {
  return (
    <ul id={id} className={css.programs}>
      {rows.map((row) => {
        const earlier = hasHistories ? earlierCutoffsText(row) : '';
        const outcome = outcomes?.get(row.code);
        return (
          <li key={row.code} id={linkedTo ? programTarget(row.code) : undefined}>
            <div>
              <p>{title(row)}</p>
              <p>{subtitle(row)}</p>
            </div>
            <dl>
              <div>
                <dt>{`Último seleccionado ${CUTOFF_YEAR}`}</dt>
                <dd>{cutoffText(row)}</dd>
                {earlier === '' ? null : <dd>{earlier}</dd>}
                {outcome === undefined ? null : <dd>Con tus puntajes: {outcome}</dd>}
              </div>
              <div>
                <dt>{`Vacantes ${OFFER_YEAR}`}</dt>
                <dd>{row.vacancies}</dd>
              </div>
              <div>
                <dt>{`Arancel anual ${TUITION_YEAR}`}</dt>
                <dd>{tuitionText(row)}</dd>
              </div>
              <div>
                <dt>Duración</dt>
                <dd>{durationText(row.semesters)}</dd>
                {row.shortPlan ? <dd>plan inicial: la carrera sigue después</dd> : null}
              </div>
              <div>
                <dt>{`Pondera en ${OFFER_YEAR}`}</dt>
                <dd>{weightsText(row)}</dd>
                <dd>{minimumsText(row)}</dd>
                {row.changes === '' ? null : (
                  <dd>
                    {row.changes}
                    {row.otherWeights ? ` ${OTHER_WEIGHTS_SHORT}` : ''}
                  </dd>
                )}
              </div>
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
