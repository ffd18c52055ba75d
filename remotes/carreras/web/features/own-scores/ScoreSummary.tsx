import { memo } from 'react';
import { CUTOFF_YEAR } from '../../../admission/program.ts';
import { reservationTexts } from '../catalogue/reservation-text.ts';
import { countOutcomes, type JudgingProgram, type Outcome } from './outcome.ts';
import css from './ScoreSummary.module.css';

interface ScoreSummaryProps {
  readonly name: string;
  readonly rows: readonly { readonly program: JudgingProgram; readonly outcome: Outcome }[];
  /** Names of the fields still empty or wrong. */
  readonly lacking: readonly string[];
}

const programs = (count: number) => `${count} ${count === 1 ? 'programa' : 'programas'}`;

/** How far the scores reach over all programmes, in sentences. */
export function summaryText(name: string, outcomes: readonly Outcome[], lacking: readonly string[]): string {
  const counts = countOutcomes(outcomes);
  const { known, missing, specialTest, notEligible, withCutoff, reached, otherWeights, unfilled, unknownCutoff } =
    counts;
  if (known === 0) {
    return lacking.length > 0
      ? `Escribe tus puntajes y aquí aparece a cuántos programas de ${name} llegas. Falta: ${lacking.join(', ')}.`
      : `Los programas de ${name} piden una prueba propia, que no entra en este cálculo.`;
  }
  // "Más" than those that were told before.
  const more = (of: number) => `${programs(of)}${notEligible + withCutoff > 0 ? ' más' : ''}`;
  const sentences = [
    notEligible > 0 ? `En ${programs(notEligible)} no llegas al mínimo para postular.` : '',
    withCutoff > 0
      ? `Alcanzas el último seleccionado ${CUTOFF_YEAR} en ${reached} de ${programs(withCutoff)} con corte.`
      : '',
    otherWeights > 0
      ? `En ${more(otherWeights)} las ponderaciones cambiaron: su corte de ${CUTOFF_YEAR} no es comparable uno a uno.`
      : '',
    unfilled > 0 ? `En ${more(unfilled)} no hubo corte que superar.` : '',
    unknownCutoff > 0 ? `De ${more(unknownCutoff)} no hay corte de ${CUTOFF_YEAR}.` : '',
    specialTest > 0 ? `En ${more(specialTest)} entra una prueba propia, que este cálculo no tiene.` : '',
    missing > 0 ? `De ${programs(missing)} no se puede decir: falta ${lacking.join(', ')}.` : '',
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

export const ScoreSummary = memo(({ name, rows, lacking }: ScoreSummaryProps) => {
  const outcomes = rows.map(({ outcome }) => outcome);
  const teaching = rows.some(
    ({ program, outcome: { kind } }) =>
      kind !== 'missing' && kind !== 'not-eligible' && program.reservations?.includes('teaching'),
  );
  return (
    <section aria-labelledby="alcance" className={css.summary}>
      <h2 id="alcance" className={css.title}>
        Tu alcance
      </h2>
      {teaching ? <p>{reservationTexts(['teaching'])}</p> : null}
      <p aria-live="polite">{summaryText(name, outcomes, lacking)}</p>
    </section>
  );
});
