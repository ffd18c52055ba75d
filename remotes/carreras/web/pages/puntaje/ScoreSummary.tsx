import { memo } from 'react';
import { CUTOFF_YEAR } from '../../../admission/program.ts';
import type { Outcome } from './outcome.ts';
import { countOutcomes } from './outcome.ts';
import css from './ScoreSummary.module.css';
import type { ScoreRow } from './ScoreTable.tsx';

interface ScoreSummaryProps {
  readonly name: string;
  readonly rows: readonly ScoreRow[];
  /** Names of the fields still empty or wrong. */
  readonly lacking: readonly string[];
}

const programs = (count: number) => `${count} ${count === 1 ? 'programa' : 'programas'}`;

/** How far the scores reach over all programmes, in sentences. */
export function summaryText(name: string, outcomes: readonly Outcome[], lacking: readonly string[]): string {
  const { known, withCutoff, reached, noCutoff, notEligible } = countOutcomes(outcomes);
  if (known === 0) {
    return lacking.length > 0
      ? `Escribe tus puntajes y aquí aparece a cuántos programas de ${name} llegas. Falta: ${lacking.join(', ')}.`
      : `Los programas de ${name} piden una prueba propia, que no entra en este cálculo.`;
  }
  const sentences = [
    withCutoff > 0
      ? `Alcanzas el último seleccionado ${CUTOFF_YEAR} en ${reached} de ${programs(withCutoff)} con corte.`
      : '',
    noCutoff > 0 ? `En ${programs(noCutoff)} más no hubo corte que superar.` : '',
    notEligible > 0 ? `En ${programs(notEligible)} no llegas al mínimo para postular.` : '',
    known < outcomes.length
      ? `De ${programs(outcomes.length - known)} no se puede decir: falta ${lacking.join(', ')}.`
      : '',
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

export const ScoreSummary = memo(({ name, rows, lacking }: ScoreSummaryProps) => {
  const outcomes = rows.map(({ outcome }) => outcome);
  return (
    <section aria-labelledby="alcance" className={css.summary}>
      <h2 id="alcance" className={css.title}>
        Tu alcance
      </h2>
      <p aria-live="polite">{summaryText(name, outcomes, lacking)}</p>
    </section>
  );
});
