import { Button, DataTable, formatDecimal } from '@travesia/kit-ui';
import type { Ref } from 'react';
import { CUTOFF_YEAR, OFFER_YEAR } from '../../../admission/program.ts';
import { cutoffsPath } from '../../../routes.ts';
import { RangeStrip } from '../../features/catalogue/RangeStrip.tsx';
import { SourceNote } from '../../features/catalogue/SourceNote.tsx';
import type { ScoreAxis } from '../../features/catalogue/score-axis.ts';
import { scoreText } from '../../features/catalogue/score-text.ts';
import css from './Comparison.module.css';
import { COMPARED_MAX } from './compared.ts';
import type { CareerCutoffs } from './cutoff-index-data.ts';

interface ComparisonProps {
  readonly careers: readonly CareerCutoffs[];
  readonly axis: ScoreAxis;
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly onRemove: (id: string) => void;
}

const score = (value: number | undefined) => (value === undefined ? '—' : scoreText(value));

/** The chosen careers side by side. */
export function Comparison({ careers, axis, titleRef, onRemove }: ComparisonProps) {
  if (careers.length === 0) return null;
  return (
    <section aria-labelledby="comparacion" className={css.comparison}>
      <h2 id="comparacion" ref={titleRef} tabIndex={-1} className={css.title}>
        Comparación: {careers.length} de {COMPARED_MAX}
      </h2>
      <DataTable
        caption={`Cortes de las carreras elegidas, Admisión ${CUTOFF_YEAR}`}
        hideCaption
        wide
        columns={[
          {
            key: 'career',
            header: 'Carrera',
            rowHeader: true,
            cell: ({ id, name, latest }: CareerCutoffs) => (
              <div className={css.career}>
                <a href={cutoffsPath(id)}>{name}</a>
                <RangeStrip range={latest.range} axis={axis} />
              </div>
            ),
          },
          { key: 'min', header: 'Más bajo', numeric: true, cell: ({ latest }) => score(latest.range?.min) },
          { key: 'median', header: 'Mediana', numeric: true, cell: ({ latest }) => score(latest.range?.median) },
          { key: 'max', header: 'Más alto', numeric: true, cell: ({ latest }) => score(latest.range?.max) },
          {
            key: 'before',
            header: `Mediana ${CUTOFF_YEAR - 1}`,
            numeric: true,
            cell: ({ before }) => score(before.range?.median),
          },
          {
            key: 'filled',
            header: 'Programas con corte',
            numeric: true,
            cell: ({ latest }) => `${latest.filled ?? 0} de ${latest.programs}`,
          },
          {
            key: 'vacancies',
            header: `Vacantes ${OFFER_YEAR}`,
            numeric: true,
            cell: ({ vacancies }) => formatDecimal(vacancies),
          },
          {
            key: 'remove',
            header: <span className="visually-hidden">Quitar</span>,
            cell: ({ id, name }) => (
              <Button variant="quiet" aria-label={`Quitar ${name} de la comparación`} onClick={() => onRemove(id)}>
                Quitar
              </Button>
            ),
          },
        ]}
        rows={careers}
        rowKey={({ id }) => id}
      />
      <SourceNote of={['cutoffs', 'offer']} about="cada cifra de la comparación" />
    </section>
  );
}
