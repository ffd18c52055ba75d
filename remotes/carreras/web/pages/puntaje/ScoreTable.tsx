import { type Column, Select } from '@travesia/kit-ui';
import { memo, useMemo, useState } from 'react';
import { CUTOFF_YEAR, OFFER_YEAR } from '../../../admission/program.ts';
import { REGIONS } from '../../../admission/region.ts';
import type { Reservation } from '../../../admission/reservations.ts';
import { universityPath } from '../../../routes.ts';
import { CompactTable } from '../../components/CompactTable.tsx';
import { Enhanced } from '../../components/Enhanced.tsx';
import { countGroups, FilteredTable, GroupFilter, groupData } from '../../components/GroupFilter.tsx';
import { PagedRows } from '../../components/PagedRows.tsx';
import { reservationTexts } from '../../features/catalogue/reservation-text.ts';
import { ScoreCell } from '../../features/catalogue/ScoreCell.tsx';
import { SourceNote } from '../../features/catalogue/SourceNote.tsx';
import { rowPosition, useFirstRows } from '../../features/catalogue/use-first-rows.ts';
import { weightsText } from '../../features/catalogue/weight-ranges.ts';
import { OutcomeCell } from '../../features/own-scores/OutcomeCell.tsx';
import type { Outcome } from '../../features/own-scores/outcome.ts';
import { nearestFirst } from './nearest-first.ts';
import css from './ScoreTable.module.css';
import type { ScoreProgram } from './score-data.ts';

/** A programme beside what the student's scores are worth in it. */
export interface ScoreRow {
  readonly program: ScoreProgram;
  readonly outcome: Outcome;
}

interface ScoreTableProps {
  readonly career: string;
  /** Highest bar first. */
  readonly rows: readonly ScoreRow[];
  /** The student gave scores: there is something to show of them. */
  readonly scored: boolean;
}

const ORDERS = [
  { value: 'bar', label: `Corte ${CUTOFF_YEAR}, de mayor a menor` },
  { value: 'near', label: 'Lo que te falta, de menos a más' },
] as const;

/** Fewer rows than this are looked through at a glance. */
const ROWS_TO_SORT = 4;

const ProgramCell = memo(({ program, career }: { readonly program: ScoreProgram; readonly career: string }) => (
  <div className={css.program}>
    <a href={universityPath(program.universityId)}>{program.university}</a>
    <span className={css.detail}>
      {program.name === career ? '' : `${program.name} · `}
      {program.place}
    </span>
    <span className={css.detail}>{weightsText(program)}</span>
    {program.reservations?.includes('other-weights') ? (
      <span className={css.detail}>Sus ponderaciones cambiaron desde {CUTOFF_YEAR}</span>
    ) : null}
    {program.reservations?.includes('special-test') && program.specialTestWeight === 0 ? (
      <span className={css.detail}>Pide una prueba propia</span>
    ) : null}
  </div>
));

const regionData = ({ program }: ScoreRow) => groupData(REGIONS.indexOf(program.region));

/** The table itself: which region is shown is none of its affair. */
const ProgramRows = memo(({ career, rows, scored }: ScoreTableProps) => {
  const columns = useMemo(
    (): readonly Column<ScoreRow>[] => [
      {
        key: 'program',
        header: 'Programa y qué pondera',
        rowHeader: true,
        cell: ({ program }) => <ProgramCell program={program} career={career} />,
      },
      {
        key: 'cutoff',
        header: `Último selec. ${CUTOFF_YEAR}`,
        numeric: true,
        cell: ({ program }) => <ScoreCell cutoff={program.cutoff ?? undefined} />,
      },
      ...(scored
        ? [
            {
              key: 'outcome',
              header: 'Tu ponderado',
              numeric: true,
              cell: ({ outcome }: ScoreRow) => <OutcomeCell outcome={outcome} />,
            },
          ]
        : []),
    ],
    [career, scored],
  );
  return (
    <CompactTable
      caption={`${career}: ponderaciones de ${OFFER_YEAR} y último seleccionado de ${CUTOFF_YEAR}`}
      hideCaption
      columns={columns}
      rows={rows}
      rowKey={rowPosition}
      rowData={regionData}
    />
  );
});

/** Weights and bar of every programme, and what the student's scores are worth there. */
export const ScoreTable = memo(({ career, rows, scored }: ScoreTableProps) => {
  const [order, setOrder] = useState('bar');
  const [region, setRegion] = useState<number | null>(null);
  const sorted = useMemo(
    () => (order === 'near' && scored ? rows.toSorted(nearestFirst) : rows),
    [rows, order, scored],
  );
  const shown = useFirstRows(sorted, order, ({ program }) => region === null || program.region === REGIONS[region]);
  const regions = countGroups(
    rows.map(({ program }) => program.region),
    REGIONS,
  );
  const paged = (
    <PagedRows list={order} rows={rows.length}>
      <ProgramRows career={career} rows={shown} scored={scored} />
    </PagedRows>
  );
  const some = (reservation: Reservation) => rows.some(({ program }) => program.reservations?.includes(reservation));
  return (
    <section aria-labelledby="programas">
      <h2 id="programas">Ponderaciones y último seleccionado, programa por programa</h2>
      <p>
        Ponderaciones de Admisión {OFFER_YEAR}; cortes de Admisión {CUTOFF_YEAR}, vía regular. «Sin corte»: no llenó sus
        vacantes, así que no hay puntaje de corte que superar; entre paréntesis, el más bajo de quienes quedaron.
      </p>
      {some('teaching') ? <p>{reservationTexts(['teaching'])}</p> : null}
      {some('other-weights') ? (
        <p>
          Donde las ponderaciones cambiaron, el corte de {CUTOFF_YEAR} se calculó con otras: no son comparables uno a
          uno, y no se puede saber qué habrían ponderado los seleccionados de {CUTOFF_YEAR} con las de {OFFER_YEAR}.
        </p>
      ) : null}
      {rows.length < ROWS_TO_SORT ? (
        paged
      ) : (
        <FilteredTable
          group={<GroupFilter label="Región" all="Todo Chile" groups={regions} unit="programas" onGroup={setRegion} />}
          order={
            <Enhanced>
              <Select label="Ordenar por" options={ORDERS} value={order} onValueChange={setOrder} />
            </Enhanced>
          }
        >
          {paged}
        </FilteredTable>
      )}
      <SourceNote
        of={['cutoffs', 'offer']}
        about="cada cifra de la tabla"
        programs={rows.map(({ program: { code, university, place, name } }) => ({
          code,
          label: `${university}, ${place}: ${name}`,
        }))}
      />
    </section>
  );
});
