import { ESTIMATE_GAP_MAX, ESTIMATE_MARGIN, ESTIMATE_SITTING, PAES_TESTS, SITTING_NAMES } from '@travesia/kit-paes';
import { formatDecimal } from '@travesia/kit-ui';
import type { RequiredScore, RequiredScores, RiseTogether } from '../../../admission/required-scores.ts';
import { CompactTable } from '../../components/CompactTable.tsx';
import { plainScoreText, scoreText } from '../../features/catalogue/score-text.ts';
import { WEIGHED_FACTOR_SHORT_NAMES } from '../../features/catalogue/weight-ranges.ts';
import { countText } from '../../features/catalogue/words.ts';
import css from './GapTable.module.css';

const questions = (count: number) => countText(count, 'pregunta', 'preguntas');

function Together({ points, questions: more }: RiseTogether) {
  const list = PAES_TESTS.flatMap((test) => {
    const count = more[test];
    return count === undefined || count === 0 ? [] : [`${WEIGHED_FACTOR_SHORT_NAMES[test]}, ${questions(count)}`];
  });
  return (
    <p>
      <strong>O un poco en cada una:</strong> {countText(points, 'punto', 'puntos')} más en todas a la vez
      {list.length > 0 ? ` (más o menos ${list.join('; ')})` : ''}.
    </p>
  );
}

const COLUMNS = [
  {
    key: 'test',
    header: 'Prueba',
    rowHeader: true,
    cell: ({ test }: RequiredScore) => WEIGHED_FACTOR_SHORT_NAMES[test],
  },
  {
    key: 'to',
    header: 'Necesitas',
    numeric: true,
    cell: ({ to }: RequiredScore) => (to === null ? 'no alcanza' : <strong>{formatDecimal(to)}</strong>),
  },
  {
    key: 'rise',
    header: 'Más que ahora',
    numeric: true,
    cell: ({ points, questions: more }: RequiredScore) =>
      points === null ? (
        '—'
      ) : (
        <span className={css.rise}>
          {plainScoreText(points)} {points === 1 ? 'punto' : 'puntos'}
          {more === null ? null : <span>{more === 1 ? 'una pregunta' : `unas ${more} preguntas`}</span>}
        </span>
      ),
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
            {gap === 0 ? (
              'Tu ponderado alcanza, pero no el promedio mínimo entre Lectora y M1.'
            ) : (
              <>
                Te faltan <strong>{scoreText(gap)} puntos ponderados</strong>.
              </>
            )}{' '}
            Con lo demás igual, una sola prueba lo cierra así:
          </>
        )}
      </p>
      <CompactTable
        caption="Qué puntaje cierra la diferencia"
        hideCaption
        columns={COLUMNS}
        rows={tests}
        rowKey={({ test }) => test}
      />
      {together ? <Together {...together} /> : null}
      <p>
        <small>
          Las preguntas son una estimación: respuestas correctas de más según la tabla promedio de{' '}
          {SITTING_NAMES[ESTIMATE_SITTING]} (DEMRE). De una rendición a otra, la misma cantidad de correctas suele valer
          de {ESTIMATE_MARGIN.cien} a {ESTIMATE_MARGIN.cl} puntos más o menos; lo más que se ha movido son{' '}
          {ESTIMATE_GAP_MAX}, en Lectora.
        </small>
      </p>
    </>
  );
}
