import type { Column } from '@travesia/kit-ui';
import { memo, useEffect, useMemo, useState } from 'react';
import { AREAS } from '../../../admission/area.ts';
import { CUTOFF_YEAR } from '../../../admission/program.ts';
import { cutoffsPath } from '../../../routes.ts';
import { CompactTable } from '../../components/CompactTable.tsx';
import { groupData } from '../../components/GroupFilter.tsx';
import { RangeStrip } from '../../features/catalogue/RangeStrip.tsx';
import type { ScoreAxis } from '../../features/catalogue/score-axis.ts';
import { scoreText } from '../../features/catalogue/score-text.ts';
import { rowPosition } from '../../features/catalogue/use-first-rows.ts';
import css from './CareerTable.module.css';
import type { CareerCutoffs } from './cutoff-index-data.ts';

interface CareerCellProps {
  readonly career: CareerCutoffs;
  readonly axis: ScoreAxis;
  /** The page runs: before it does nothing can be compared, and names a second time are bytes for nobody. */
  readonly isAlive: boolean;
  readonly compared: boolean;
  readonly full: boolean;
  readonly onCompare: (id: string, compare: boolean) => void;
}

const AREA_NAMES: readonly string[] = AREAS;

/** Remembered: of 137, one changes when a career is chosen and none while somebody types. */
const CareerCell = memo(({ career, axis, isAlive, compared, full, onCompare }: CareerCellProps) => {
  const { id, name, latest } = career;
  return (
    <div className={css.career}>
      <a href={cutoffsPath(id)}>{name}</a>
      <RangeStrip range={latest.range} axis={axis} />
      <div className={css.detail}>
        <span>{`${latest.filled} de ${latest.programs} con corte`}</span>
        <label className={`${css.compare} needs-scripts`}>
          <input
            type="checkbox"
            checked={compared}
            disabled={full && !compared}
            onChange={(event) => onCompare(id, event.currentTarget.checked)}
          />
          Comparar{isAlive ? <span className="visually-hidden">{` ${name}`}</span> : null}
        </label>
      </div>
    </div>
  );
});

const FIGURES: readonly Column<CareerCutoffs>[] = [
  {
    key: 'range',
    header: 'Rango',
    numeric: true,
    cell: ({ latest: { range } }) =>
      range ? (
        <span className={css.range}>
          {`${scoreText(range.min)} `}
          {range.min === range.max ? null : <span>{`a ${scoreText(range.max)}`}</span>}
        </span>
      ) : (
        <span className={css.none}>sin corte</span>
      ),
  },
  {
    key: 'median',
    header: 'Mediana',
    numeric: true,
    cell: ({ latest: { range } }) => (range ? <strong>{scoreText(range.median)}</strong> : '—'),
  },
];

interface CareerTableProps {
  readonly careers: readonly CareerCutoffs[];
  readonly axis: ScoreAxis;
  /** Ids of those being compared. */
  readonly compared: readonly string[];
  /** No more can be compared. */
  readonly full: boolean;
  readonly onCompare: (id: string, compare: boolean) => void;
}

const areaData = ({ area }: CareerCutoffs) => groupData(AREA_NAMES.indexOf(area));

/** Every career with the range of its cut-offs. */
export const CareerTable = memo(({ careers, axis, compared, full, onCompare }: CareerTableProps) => {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const columns = useMemo(
    (): readonly Column<CareerCutoffs>[] => [
      {
        key: 'career',
        header: 'Carrera',
        rowHeader: true,
        cell: (career) => (
          <CareerCell
            career={career}
            axis={axis}
            isAlive={isAlive}
            compared={compared.includes(career.id)}
            full={full}
            onCompare={onCompare}
          />
        ),
      },
      ...FIGURES,
    ],
    [axis, isAlive, compared, full, onCompare],
  );
  return (
    <CompactTable
      caption={`Puntajes de corte por carrera, Admisión ${CUTOFF_YEAR}`}
      hideCaption
      columns={columns}
      rows={careers}
      rowKey={rowPosition}
      rowData={areaData}
      empty="Ninguna carrera se llama así. Prueba con otra palabra o con una parte de ella."
    />
  );
});
