import { DataTable, Stack } from '@travesia/kit-ui';
import type { Program } from '../../../admission/program.ts';
import { SourceNote } from '../../features/catalogue/SourceNote.tsx';
import { historyOf } from './history.ts';

/** What the programme asked for and how many it took in, process by process. */
export function ProgramHistory({ program }: { readonly program: Program }) {
  const { years, rows } = historyOf(program);
  if (years.length < 2) return null;
  return (
    <section aria-labelledby="historia">
      <Stack>
        <h2 id="historia">Año por año</h2>
        <DataTable
          caption={`Vacantes, ponderaciones y mínimos, Admisión ${years.at(-1)} a ${years[0]}`}
          columns={[
            { key: 'name', header: 'Qué', rowHeader: true, cell: ({ name }) => name },
            ...years.map((year, column) => ({
              key: String(year),
              header: year,
              numeric: true,
              cell: ({ cells }: (typeof rows)[number]) => cells[column],
            })),
          ]}
          rows={rows}
          rowKey={({ name }) => name}
          wide
        />
        <p>Donde dice «sin dato», no lo encontramos en lo que DEMRE publicó de ese año.</p>
        <SourceNote
          of={['offer']}
          about="cada cifra de otros años"
          programs={[{ code: program.code, label: program.name }]}
        />
      </Stack>
    </section>
  );
}
