import { Badge, type Column, DataTable, Stack } from '@travesia/kit-ui';
import { PAES_TESTS, type PaesTest, PILOT_ITEMS_PER_TEST } from '../../../structure/paes-tests.ts';
import { minutesText } from '../../features/practice/minutes-text.ts';

const COLUMNS: readonly Column<PaesTest>[] = [
  {
    key: 'name',
    header: 'Prueba',
    cell: ({ name, mandatory }) => (
      <>
        {name} {mandatory && <Badge>obligatoria</Badge>}
      </>
    ),
    rowHeader: true,
  },
  { key: 'items', header: 'Preguntas', cell: ({ items }) => items, numeric: true },
  { key: 'minutes', header: 'Tiempo', cell: ({ minutes }) => minutesText(minutes), numeric: true },
];

export function TestStructureTable() {
  return (
    <Stack as="section">
      <h2>Las pruebas en números</h2>
      <p>
        En cada prueba hay {PILOT_ITEMS_PER_TEST} preguntas de ensayo que no dan puntaje, y no se sabe cuáles son. Una
        respuesta mala no descuenta, así que conviene contestar todo. No se usa calculadora.
      </p>
      <DataTable
        caption="Preguntas y tiempo de cada prueba"
        columns={COLUMNS}
        rows={PAES_TESTS}
        rowKey={({ id }) => id}
      />
      <p>
        <small>Fuente: temarios y folletos de la PAES Regular, Admisión 2026, DEMRE.</small>
      </p>
    </Stack>
  );
}
