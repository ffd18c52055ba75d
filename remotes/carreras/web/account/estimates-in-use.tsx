import type { TestScoreEstimate } from '@travesia/contracts';
import { FACTOR_NAMES, PAES_TESTS } from '@travesia/kit-paes';
import { useStream } from '@travesia/kit-remote';
import { Notice } from '@travesia/kit-ui';
import type { StudentAccount } from './student-account.ts';
import { useStudentScores } from './use-student.ts';

/** The student's own day, not that of Greenwich. */
const dayText = (at: string) => new Intl.DateTimeFormat('es-CL', { dateStyle: 'long' }).format(new Date(at));

/** What an estimate stands on: `2 ensayos, 85 preguntas, el último del 12 de noviembre de 2026`. */
export function basisText({ results, questions, newestAt }: TestScoreEstimate): string {
  const tests = results === 1 ? '1 ensayo' : `${results} ensayos`;
  return `${tests}, ${questions} preguntas, ${results === 1 ? 'del' : 'el último del'} ${dayText(newestAt)}`;
}

/** Where a student has chosen to reckon with estimates: which they are, which are lacking, and whether they are current. */
export function EstimatesInUse({ account }: { readonly account: StudentAccount }) {
  const { used, settings } = useStudentScores(account);
  const { value, sync } = useStream(account.estimates.state$);
  if (settings.kind !== 'estimated') return null;
  if (value === null && sync === 'sending') return <p role="status">Preguntando por tus estimados…</p>;
  const known = used.flatMap(({ factor, estimate }) => (estimate ? [{ factor, estimate }] : []));
  const lacking = PAES_TESTS.filter((test) => !known.some(({ factor }) => factor === test));
  const written = used.filter(({ factor, source }) => source === 'own' && lacking.some((test) => test === factor));
  const isAway = sync === 'waiting' || sync === 'signed-out';
  return (
    <Notice
      tone={isAway ? 'warning' : 'info'}
      title={known.length > 0 ? 'Calculas con tus estimados' : 'Todavía no tienes estimados'}
    >
      {isAway ? (
        <p role="status">
          No pudimos preguntar ahora por tus estimados:{' '}
          {value === null ? 'por ahora usamos los puntajes que escribiste.' : 'usamos los últimos que recibimos.'}
        </p>
      ) : null}
      {known.length > 0 ? (
        <p>
          {known.map(({ factor, estimate: { low, high } }) => `${FACTOR_NAMES[factor]}: ${low}–${high}`).join(' · ')}. 4
          de cada 5 veces estás dentro del rango.
        </p>
      ) : null}
      {lacking.length > 0 ? (
        <p>
          Sin estimado: {lacking.map((test) => FACTOR_NAMES[test]).join(', ')}
          {written.length > 0 ? '; donde escribiste un puntaje, usamos ese' : ''}. Para tener uno,{' '}
          <a href="/ensayos">haz un ensayo o una práctica de 20 preguntas o más</a>.
        </p>
      ) : null}
    </Notice>
  );
}
