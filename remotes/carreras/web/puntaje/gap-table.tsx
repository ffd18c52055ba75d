import { ESTIMATE_MARGIN, ESTIMATE_SITTING, PAES_TEST_NAMES, PAES_TESTS, SITTING_NAMES } from '@travesia/kit-paes';
import { DataTable, formatDecimal } from '@travesia/kit-ui';
import type { RequiredScore, RequiredScores, RiseTogether } from '../../admission/required-scores.ts';
import { scoreText } from '../shared/cutoff-figure/score-text.ts';

const number = (value: number | null) => (value === null ? '—' : formatDecimal(value));
const questions = (count: number) => (count === 1 ? '1 pregunta' : `${count} preguntas`);

function Together({ points, questions: more }: RiseTogether) {
  const list = PAES_TESTS.flatMap((test) => {
    const count = more[test];
    return count === undefined || count === 0 ? [] : [`${PAES_TEST_NAMES[test]}, ${questions(count)}`];
  });
  return (
    <p>
      <strong>O un poco en cada una:</strong> {formatDecimal(points)} puntos más en todas a la vez
      {list.length > 0 ? ` (más o menos ${list.join('; ')})` : ''}.
    </p>
  );
}

const COLUMNS = [
  { key: 'test', header: 'Si subes solo…', rowHeader: true, cell: ({ test }: RequiredScore) => PAES_TEST_NAMES[test] },
  { key: 'from', header: 'Tienes', numeric: true, cell: ({ from }: RequiredScore) => number(from) },
  {
    key: 'to',
    header: 'Necesitas',
    numeric: true,
    cell: ({ to }: RequiredScore) => (to === null ? 'ni 1.000 alcanza' : <strong>{formatDecimal(to)}</strong>),
  },
  {
    key: 'points',
    header: 'Puntos',
    numeric: true,
    cell: ({ points }: RequiredScore) => (points === null ? '—' : `+${formatDecimal(points)}`),
  },
  {
    key: 'questions',
    header: 'Preguntas',
    numeric: true,
    cell: ({ questions: more }: RequiredScore) => (more === null ? '—' : `+${more}`),
  },
];

/** Which score in which test closes the gap alone, in points and in questions. */
export function GapTable({ gap, tests, together }: RequiredScores & { readonly kind: 'gap' }) {
  return (
    <>
      <p>
        {gap === null ? (
          'Con los puntajes que tienes, esto es lo que necesitas en la prueba que falta.'
        ) : (
          <>
            Te faltan <strong>{scoreText(gap)} puntos ponderados</strong>. Cada fila lo cierra sola, con lo demás igual.
          </>
        )}
      </p>
      <DataTable
        caption="Qué puntaje cierra la diferencia"
        hideCaption
        wide
        columns={COLUMNS}
        rows={tests}
        rowKey={({ test }) => test}
      />
      {together ? <Together {...together} /> : null}
      <p>
        <small>
          Las preguntas son una estimación: respuestas correctas de más según la tabla promedio de{' '}
          {SITTING_NAMES[ESTIMATE_SITTING]} (DEMRE). De una prueba a otra la tabla se mueve de {ESTIMATE_MARGIN.cien} a{' '}
          {ESTIMATE_MARGIN.cl} puntos.
        </small>
      </p>
    </>
  );
}
