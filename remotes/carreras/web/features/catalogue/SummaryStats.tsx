import { formatDecimal, Stat } from '@travesia/kit-ui';
import { CUTOFF_YEAR, OFFER_YEAR, TUITION_YEAR } from '../../../admission/program.ts';
import type { CareerSummary } from './career-summary.ts';
import { LAST_SELECTED, TUITION, UNFILLED, VACANCIES } from './definitions.ts';
import { SourceNote } from './SourceNote.tsx';
import css from './SummaryStats.module.css';
import { plainScoreText, scoreText } from './score-text.ts';
import { countText, durationText, pesosText } from './words.ts';

/** Beside the lowest tuition: the highest, in whatever it is charged; nothing where there is only one. */
function highestTuitionText({ tuitionClp, tuitionUf }: CareerSummary): string | undefined {
  if (!tuitionClp) return undefined;
  const highest = pesosText(tuitionClp.max);
  if (tuitionUf)
    return `el más bajo; hasta ${highest}, y hasta UF ${plainScoreText(tuitionUf.max)} donde se cobra en UF`;
  return tuitionClp.min === tuitionClp.max ? undefined : `el más bajo; el más alto, ${highest}`;
}

/** The figures of several programmes at a glance, each with its name, its year and its explanation. */
export function SummaryStats({ summary }: { readonly summary: CareerSummary }) {
  const { cutoff, tuitionClp, unfilled } = summary;
  const unfilledNote =
    unfilled === 0
      ? undefined
      : `${countText(unfilled, 'no llenó sus vacantes', 'no llenaron sus vacantes')} en ${CUTOFF_YEAR}`;
  return (
    <div>
      <div className={css.stats}>
        {cutoff ? (
          <Stat
            label={`Último seleccionado ${CUTOFF_YEAR}`}
            definition={`${LAST_SELECTED} Aquí van el más bajo y el más alto entre los programas que llenaron sus vacantes.`}
            value={
              cutoff.min === cutoff.max ? scoreText(cutoff.min) : `${scoreText(cutoff.min)} a ${scoreText(cutoff.max)}`
            }
            note={cutoff.min === cutoff.max ? 'puntos ponderados' : `al medio: ${scoreText(cutoff.median)}`}
          />
        ) : (
          <Stat
            label={`Último seleccionado ${CUTOFF_YEAR}`}
            definition={UNFILLED}
            value={summary.cutoffs === 0 ? 'Sin dato' : 'Sin corte'}
            note={unfilledNote}
          />
        )}
        <Stat
          label={`Vacantes ${OFFER_YEAR}`}
          definition={VACANCIES}
          value={formatDecimal(summary.vacancies)}
          note={cutoff ? unfilledNote : undefined}
        />
        {tuitionClp ? (
          <Stat
            label={`Arancel anual ${TUITION_YEAR}`}
            definition={TUITION}
            value={pesosText(tuitionClp.min)}
            note={highestTuitionText(summary)}
          />
        ) : null}
        <Stat
          label={summary.programs === 1 ? 'Duración' : 'Duración más común'}
          value={durationText(summary.usualSemesters)}
        />
      </div>
      <SourceNote of={['cutoffs', 'offer', 'statistics']} about="cada cifra del resumen" />
    </div>
  );
}
