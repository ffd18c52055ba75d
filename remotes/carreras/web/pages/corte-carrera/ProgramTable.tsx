import { Select } from '@travesia/kit-ui';
import { useMemo, useState } from 'react';
import { CUTOFF_YEAR, CUTOFF_YEARS, OFFER_YEAR } from '../../../admission/program.ts';
import { REGIONS } from '../../../admission/region.ts';
import { CompactTable } from '../../components/CompactTable.tsx';
import { Enhanced } from '../../components/Enhanced.tsx';
import { countGroups, FilteredTable, GroupFilter, groupData } from '../../components/GroupFilter.tsx';
import { PagedRows } from '../../components/PagedRows.tsx';
import { WithoutCutoff } from '../../features/catalogue/admission-terms.tsx';
import { otherWeightsText } from '../../features/catalogue/reservation-text.ts';
import { ScoreCell } from '../../features/catalogue/ScoreCell.tsx';
import { SourceNote } from '../../features/catalogue/SourceNote.tsx';
import { scoreAxis } from '../../features/catalogue/score-axis.ts';
import { rowPosition, useFirstRows } from '../../features/catalogue/use-first-rows.ts';
import type { CareerCutoffsData, CutoffProgram } from './career-cutoffs-data.ts';
import { ProgramCell } from './ProgramCell.tsx';
import css from './ProgramTable.module.css';
import { isOrder, ORDERS, type Order, sortPrograms } from './sort-programs.ts';

/** Fewer rows than this are looked through at a glance. */
const ROWS_TO_SORT = 4;

const regionData = ({ region }: CutoffProgram) => groupData(REGIONS.indexOf(region));

/** Every programme of a career with its cut-offs; filters by region without scripts, sorts with them. */
export function ProgramTable({ name, programs }: CareerCutoffsData) {
  const [order, setOrder] = useState<Order>('highest');
  const sorted = useMemo(() => sortPrograms(programs, order), [programs, order]);
  const [region, setRegion] = useState<number | null>(null);
  const rows = useFirstRows(sorted, order, (program) => region === null || program.region === REGIONS[region]);
  const columns = useMemo(() => {
    const axis = scoreAxis(programs.flatMap(({ cutoffs }) => cutoffs.map(({ last }) => last)));
    return [
      {
        key: 'program',
        header: 'Universidad y sede',
        rowHeader: true,
        cell: (program: CutoffProgram) => <ProgramCell program={program} career={name} axis={axis} />,
      },
      ...CUTOFF_YEARS.map((year) => ({
        key: String(year),
        header: year === CUTOFF_YEAR ? <strong>{year}</strong> : year,
        numeric: true,
        cell: ({ cutoffs }: CutoffProgram) => <ScoreCell cutoff={cutoffs.find((cutoff) => cutoff.year === year)} />,
      })),
    ];
  }, [programs, name]);
  const table = useMemo(
    () => (
      <CompactTable
        caption={`Puntajes de corte de ${name}, Admisión ${CUTOFF_YEARS.at(-1)} a ${CUTOFF_YEAR}`}
        hideCaption
        columns={columns}
        rows={rows}
        rowKey={rowPosition}
        rowData={regionData}
      />
    ),
    [name, columns, rows],
  );
  const regions = countGroups(
    programs.map(({ region }) => region),
    REGIONS,
  );
  const paged = (
    <PagedRows list={order} rows={programs.length}>
      {table}
    </PagedRows>
  );
  const someUnfilled = programs.some(({ cutoffs }) => cutoffs.some(({ unfilled }) => unfilled));
  return (
    <section aria-labelledby="programas" className={css.first}>
      <h2 id="programas" className="visually-hidden">
        Corte por universidad
      </h2>
      {programs.length < ROWS_TO_SORT ? (
        paged
      ) : (
        <FilteredTable
          group={<GroupFilter label="Región" all="Todo Chile" groups={regions} unit="programas" onGroup={setRegion} />}
          order={
            <Enhanced>
              <Select
                label="Ordenar por"
                options={ORDERS}
                value={order}
                onValueChange={(value) => isOrder(value) && setOrder(value)}
              />
            </Enhanced>
          }
        >
          {paged}
        </FilteredTable>
      )}
      <p>
        Último seleccionado de cada proceso de admisión, con las vacantes regulares de {OFFER_YEAR}. La línea muestra
        los años de cada programa en una misma escala; el punto destacado es {CUTOFF_YEAR}.{' '}
        {someUnfilled ? (
          <>
            «<WithoutCutoff>Sin corte</WithoutCutoff>»: no llenó sus vacantes, así que no hay puntaje de corte que
            superar; entre paréntesis, el más bajo de quienes quedaron. De 2024 no hay dato de qué programas llenaron.
          </>
        ) : null}
      </p>
      {programs.some(({ otherWeights }) => otherWeights) ? (
        <p>Donde dice que las ponderaciones cambiaron: {otherWeightsText()}</p>
      ) : null}
      <SourceNote
        of={['cutoffs', 'offer']}
        about="cada corte de la tabla"
        field="corte"
        programs={programs.map(({ code, university, place, name: program }) => ({
          code,
          label: `${university}, ${place}: ${program}`,
        }))}
      />
    </section>
  );
}
