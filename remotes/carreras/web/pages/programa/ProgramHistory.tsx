import { Stack } from '@travesia/kit-ui';
import type { Program } from '../../../admission/program.ts';
import { CompactTable } from '../../components/CompactTable.tsx';
import { SourceNote } from '../../features/catalogue/SourceNote.tsx';
import { listText } from '../../features/catalogue/words.ts';
import { historyOf } from './history.ts';

/** What the programme asked for and how many it took in, process by process. */
export function ProgramHistory({ program }: { readonly program: Program }) {
  const { years, rows, choice, unknownChoice } = historyOf(program);
  if (years.length < 2) return null;
  return (
    <section aria-labelledby="historia">
      <Stack>
        <h2 id="historia">Año por año</h2>
        <CompactTable
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
        <p>
          El promedio mínimo es el de Lectora y M1. Donde dice «sin dato», no lo encontramos en lo que DEMRE publicó.
        </p>
        {choice.length > 0 ? <p>En {listText(choice.map(String))} cuenta la mejor de Historia y Ciencias.</p> : null}
        {unknownChoice.length > 0 ? (
          <p>
            De {listText(unknownChoice.map(String))} no se sabe si contaban Historia y Ciencias, o la mejor de las dos.
          </p>
        ) : null}
        <SourceNote
          of={['offer']}
          about="cada cifra de otros años"
          programs={[{ code: program.code, label: program.name }]}
        />
      </Stack>
    </section>
  );
}
