import { formatDecimal, Stat } from '@travesia/kit-ui';
import { OFFER_YEAR } from '../../../admission/program.ts';
import type { CareerSummary } from './career-summary.ts';
import { LAST_SELECTED, TUITION, UNFILLED, VACANCIES } from './definitions.ts';
import { SourceNote } from './SourceNote.tsx';
import css from './SummaryStats.module.css';
import { scoreText } from './score-text.ts';
import { countText, durationText, pesosText } from './words.ts';

/** The figures of several programmes at a glance, each with its name, its year and its explanation. */
export function SummaryStats({ summary }: { readonly summary: CareerSummary }) {
  const { cutoff, tuitionClp, unfilled } = summary;
  const unfilledNote = unfilled === 0 ? undefined : countText(unfilled, 'no llenó sus vacantes', 'no llenaron');
  return (
    <div>
      <div className={css.stats}>
        {cutoff ? (
          <Stat
            label={`Último seleccionado ${OFFER_YEAR}`}
            definition={`${LAST_SELECTED} Aquí van el más bajo y el más alto entre los programas que llenaron sus vacantes.`}
            value={
              cutoff.min === cutoff.max ? scoreText(cutoff.min) : `${scoreText(cutoff.min)} a ${scoreText(cutoff.max)}`
            }
            note={cutoff.min === cutoff.max ? 'puntos ponderados' : `al medio: ${scoreText(cutoff.median)}`}
          />
        ) : (
          <Stat
            label={`Último seleccionado ${OFFER_YEAR}`}
            definition={UNFILLED}
            value="Sin corte"
            note={unfilledNote}
          />
        )}
        <Stat
          label={`Vacantes ${OFFER_YEAR}`}
          definition={VACANCIES}
          value={formatDecimal(summary.vacancies)}
          note={cutoff ? unfilledNote && `${unfilledNote}${unfilled === 1 ? '' : ' sus vacantes'}` : undefined}
        />
        {tuitionClp ? (
          <Stat
            label={`Arancel anual ${OFFER_YEAR}`}
            definition={TUITION}
            value={pesosText(tuitionClp.min)}
            note={
              tuitionClp.min === tuitionClp.max ? undefined : `el más bajo; el más alto, ${pesosText(tuitionClp.max)}`
            }
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
