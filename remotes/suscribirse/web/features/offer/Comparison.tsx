import { FREE, type MonthlyLimits, PASS } from '@travesia/contracts/slices';
import { type Column, DataTable } from '@travesia/kit-ui';

interface Row {
  readonly what: string;
  readonly free: string;
  readonly pass: string;
}

const YES = 'Sí';

function monthly(what: string, of: keyof MonthlyLimits): Row {
  const text = (limit: number | null) => (limit === null ? 'Sin límite' : `${limit} al mes`);
  return { what, free: text(FREE.monthly[of]), pass: text(PASS.monthly[of]) };
}

const yesOrNo = (has: boolean) => (has ? YES : 'No');

/** Made of what services hold to: what stands here is what happens. */
const ROWS: readonly Row[] = [
  { what: 'Todas las lecciones y sus tarjetas', free: YES, pass: YES },
  { what: 'Diagnóstico y plan de estudio', free: YES, pass: YES },
  { what: 'Juegos, calculadoras y temarios', free: YES, pass: YES },
  { what: 'Carreras, puntajes de corte y simulador', free: YES, pass: YES },
  { what: 'Tutor con pistas', free: YES, pass: YES },
  { what: 'Soluciones de cada ensayo que hagas', free: YES, pass: YES },
  monthly('Simulacros completos', 'simulacros'),
  monthly('Prácticas de los contenidos que elijas', 'practices'),
  monthly('Repasos de tus errores', 'reviews'),
  { what: 'Tutor que además conversa con un modelo', free: yesOrNo(FREE.tutorModel), pass: yesOrNo(PASS.tutorModel) },
  { what: 'Puntajes que tu plan proyecta', free: yesOrNo(FREE.projections), pass: yesOrNo(PASS.projections) },
];

const COLUMNS: readonly Column<Row>[] = [
  { key: 'what', header: 'Qué', cell: ({ what }) => what, rowHeader: true },
  { key: 'free', header: 'Gratis', cell: ({ free }) => free },
  { key: 'pass', header: 'Con un pase', cell: ({ pass }) => pass },
];

/** Free beside the pass. */
export function Comparison() {
  return <DataTable caption="Qué trae cada uno" columns={COLUMNS} rows={ROWS} rowKey={({ what }) => what} />;
}
