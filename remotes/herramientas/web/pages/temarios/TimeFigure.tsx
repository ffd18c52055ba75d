import { DataTable, Figure, formatDecimal } from '@travesia/kit-ui';
import { SHORT_NAMES } from './short-names.ts';
import type { SyllabusTest } from './syllabus-data.ts';
import css from './TimeFigure.module.css';

const WIDTH = 520;
const LEFT = 76;
const RIGHT = 44;
const ROW = 34;

/** Full width of the picture's bars, in minutes a question. */
const MINUTES_MAX = 3;

const minutesPerItem = ({ minutes, items }: SyllabusTest) => minutes / items;
const barEnd = (minutes: number) => Math.round(LEFT + (minutes / MINUTES_MAX) * (WIDTH - LEFT - RIGHT));

const COLUMNS = [
  { key: 'name', header: 'Prueba', rowHeader: true, cell: ({ name }: SyllabusTest) => name },
  { key: 'items', header: 'Preguntas', numeric: true, cell: ({ items }: SyllabusTest) => items },
  { key: 'scored', header: 'Puntúan', numeric: true, cell: ({ scored }: SyllabusTest) => scored },
  { key: 'minutes', header: 'Minutos', numeric: true, cell: ({ minutes }: SyllabusTest) => minutes },
  {
    key: 'pace',
    header: 'Minutos por pregunta',
    numeric: true,
    cell: (test: SyllabusTest) => formatDecimal(minutesPerItem(test), 1),
  },
];

/** How long there is for a question in each test. */
export function TimeFigure({ tests }: { readonly tests: readonly SyllabusTest[] }) {
  const paces = tests.map((test) => `${test.name}, ${formatDecimal(minutesPerItem(test), 1)}`).join('; ');
  return (
    <Figure
      caption="Minutos por pregunta en cada prueba"
      summary="El tiempo total dividido por el número de preguntas, pilotos incluidas."
      table={
        <DataTable caption="Las cinco pruebas en números" columns={COLUMNS} rows={tests} rowKey={({ id }) => id} wide />
      }
    >
      <svg
        className={css.bars}
        viewBox={`0 0 ${WIDTH} ${tests.length * ROW}`}
        role="img"
        aria-label={`Minutos por pregunta: ${paces}.`}
      >
        {tests.map((test, index) => {
          const middle = index * ROW + ROW / 2;
          const end = barEnd(minutesPerItem(test));
          return (
            <g key={test.id} data-area={test.id}>
              <text className={css.name} x={0} y={middle + 5}>
                {SHORT_NAMES[test.id]}
              </text>
              <path className={css.bar} d={`M${LEFT} ${middle}H${end}`} />
              <text className={css.value} x={end + 8} y={middle + 5}>
                {formatDecimal(minutesPerItem(test), 1)}
              </text>
            </g>
          );
        })}
      </svg>
    </Figure>
  );
}
