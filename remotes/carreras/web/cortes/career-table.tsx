import { useMemo } from 'react';
import { AREAS } from '../../admission/area.ts';
import { OFFER_YEAR } from '../../admission/program.ts';
import { cutoffsPath } from '../../routes.ts';
import { CompactTable } from '../shared/compact-table.tsx';
import { RangeStrip } from '../shared/cutoff-figure/range-strip.tsx';
import type { ScoreAxis } from '../shared/cutoff-figure/score-axis.ts';
import { scoreText } from '../shared/cutoff-figure/score-text.ts';
import { groupKey } from '../shared/group-filter.tsx';
import { useAlive } from '../shared/use-alive.ts';
import css from './career-table.module.css';
import type { CareerCutoffs } from './cutoff-index-data.ts';

interface CareerTableProps {
  readonly careers: readonly CareerCutoffs[];
  readonly axis: ScoreAxis;
  /** Ids of those being compared. */
  readonly compared: readonly string[];
  /** No more can be compared. */
  readonly full: boolean;
  readonly onCompare: (id: string, compare: boolean) => void;
}

const AREA_NAMES: readonly string[] = AREAS;

const groupOf = (area: string) => groupKey(AREA_NAMES.indexOf(area));

/** Every career with the range of its cut-offs. */
export function CareerTable({ careers, axis, compared, full, onCompare }: CareerTableProps) {
  const alive = useAlive();
  const columns = useMemo(
    () => [
      {
        key: 'career',
        header: 'Carrera',
        rowHeader: true,
        cell: ({ id, name, area, programs, latest }: CareerCutoffs) => (
          <div data-group={groupOf(area)} className={css.career}>
            <a href={cutoffsPath(id)}>{name}</a>
            <RangeStrip range={latest.range} axis={axis} />
            <div className={css.detail}>
              <span>
                {latest.filled} de {programs} con corte
              </span>
              <label className={css.compare}>
                <input
                  type="checkbox"
                  checked={compared.includes(id)}
                  disabled={full && !compared.includes(id)}
                  onChange={(event) => onCompare(id, event.currentTarget.checked)}
                />
                Comparar<span className="visually-hidden"> {name}</span>
              </label>
            </div>
          </div>
        ),
      },
      {
        key: 'range',
        header: 'Rango',
        numeric: true,
        cell: ({ latest: { range } }: CareerCutoffs) =>
          range ? (
            <span className={css.range}>
              {scoreText(range.min)} <span>a {scoreText(range.max)}</span>
            </span>
          ) : (
            <span className={css.none}>sin corte</span>
          ),
      },
      {
        key: 'median',
        header: 'Mediana',
        numeric: true,
        cell: ({ latest: { range } }: CareerCutoffs) => (range ? <strong>{scoreText(range.median)}</strong> : '—'),
      },
    ],
    [axis, compared, full, onCompare],
  );
  return (
    <div className={alive ? undefined : css.waiting}>
      <CompactTable
        caption={`Puntajes de corte por carrera, Admisión ${OFFER_YEAR}`}
        hideCaption
        columns={columns}
        rows={careers}
        rowKey={({ id }) => id}
        empty="Ninguna carrera se llama así. Prueba con otra palabra o con una parte de ella."
      />
    </div>
  );
}
