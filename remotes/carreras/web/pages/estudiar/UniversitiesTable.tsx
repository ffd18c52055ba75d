import { DataTable, formatDecimal } from '@travesia/kit-ui';
import { CUTOFF_YEAR, OFFER_YEAR } from '../../../admission/program.ts';
import { universityPath } from '../../../routes.ts';
import type { ProgramRow } from '../../features/catalogue/program-row.ts';
import { ScoreCell } from '../../features/catalogue/ScoreCell.tsx';
import { SourceNote } from '../../features/catalogue/SourceNote.tsx';
import css from './UniversitiesTable.module.css';

interface UniversitiesTableProps {
  readonly name: string;
  readonly rows: readonly ProgramRow[];
}

const cutoffOf = ({ cutoffs }: ProgramRow, wanted: number) => cutoffs.find(({ year }) => year === wanted);

/** Where a career is taught and what it took, in as many columns as a phone holds. */
export function UniversitiesTable({ name, rows }: UniversitiesTableProps) {
  return (
    <div>
      <DataTable
        caption={`${name}: último seleccionado y vacantes por programa, del corte más alto al más bajo`}
        columns={[
          {
            key: 'university',
            header: 'Universidad',
            rowHeader: true,
            cell: ({ universityId, universityName, place, name: program }: ProgramRow) => (
              <>
                <a href={universityPath(universityId)}>{universityName}</a>
                <span className={css.place}>{program === name ? place : `${program} · ${place}`}</span>
              </>
            ),
          },
          {
            key: 'cutoff',
            header: CUTOFF_YEAR,
            numeric: true,
            cell: (row) => <ScoreCell cutoff={cutoffOf(row, CUTOFF_YEAR)} />,
          },
          {
            key: 'vacancies',
            header: `Vacantes ${OFFER_YEAR}`,
            numeric: true,
            cell: ({ vacancies }) => formatDecimal(vacancies),
          },
        ]}
        rows={rows}
        rowKey={({ code }) => code}
        tall={rows.length > 12}
      />
      <SourceNote
        of={['cutoffs', 'offer']}
        about="cada cifra de la tabla"
        programs={rows.map(({ code, universityName, place, name: program }) => ({
          code,
          label: `${universityName}, ${place}: ${program}`,
        }))}
      />
    </div>
  );
}
