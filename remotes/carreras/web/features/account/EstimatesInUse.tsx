import type { TestScoreEstimate } from '@travesia/contracts/slices';
import { PAES_TESTS, type PaesTest } from '@travesia/kit-paes';
import { useStream } from '@travesia/kit-remote';
import { memo } from 'react';
import css from './EstimatesInUse.module.css';
import type { StudentAccount } from './student-account.ts';
import { useStudentScores } from './use-student.ts';

const SHORT_NAMES: Readonly<Record<PaesTest, string>> = {
  cl: 'Lectora',
  m1: 'M1',
  m2: 'M2',
  hcs: 'Historia',
  cien: 'Ciencias',
};

/** The student's own day, not that of Greenwich. */
const dayText = (at: string) => new Intl.DateTimeFormat('es-CL', { dateStyle: 'medium' }).format(new Date(at));

/** What an estimate stands on: `2 ensayos, 85 preguntas, hasta el 12-11-2026`. */
export function basisText({ results, questions, newestAt }: TestScoreEstimate): string {
  const [tests, from] = results === 1 ? ['1 ensayo', 'del'] : [`${results} ensayos`, 'hasta el'];
  return `${tests}, ${questions} preguntas, ${from} ${dayText(newestAt)}`;
}

/** Where a student has chosen to reckon with estimates: which they are, which are lacking, and whether they are current. */
export const EstimatesInUse = memo(function EstimatesInUse({ account }: { readonly account: StudentAccount }) {
  const { used, ranges, settings } = useStudentScores(account);
  const { value, sync } = useStream(account.estimates.state$);
  if (settings.kind !== 'estimated') return null;
  if (value === null && sync === 'sending') return <p className={css.estimates}>Preguntando por tus estimados…</p>;
  const known = PAES_TESTS.flatMap((test) => {
    const range = ranges[test];
    return range ? [`${SHORT_NAMES[test]} ${range.low}–${range.high}`] : [];
  });
  const lacking = PAES_TESTS.filter((test) => !ranges[test]);
  const isWritten = (test: PaesTest) => used.some(({ factor, source }) => factor === test && source === 'own');
  const isAway = sync === 'waiting' || sync === 'signed-out';
  return (
    <div className={css.estimates}>
      {isAway ? (
        <p role="status" className={css.away}>
          No pudimos preguntar ahora por tus estimados:{' '}
          {value === null ? 'por ahora usamos los puntajes que escribiste.' : 'usamos los últimos que recibimos.'}
        </p>
      ) : null}
      <p>
        {known.length > 0
          ? `Calculas con tus estimados: ${known.join(' · ')} (4 de cada 5 veces estás en el rango). `
          : 'Todavía no tienes estimados. '}
        {lacking.length > 0 ? (
          <>
            {known.length > 0 ? `Sin estimado: ${lacking.map((test) => SHORT_NAMES[test]).join(', ')}. ` : ''}
            {lacking.some(isWritten) ? 'Donde escribiste un puntaje, usamos ese. ' : ''}
            Para tener uno, <a href="/ensayos">haz un ensayo o una práctica de 20 preguntas o más</a>.
          </>
        ) : null}
      </p>
    </div>
  );
});
