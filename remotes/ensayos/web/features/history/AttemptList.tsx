import { type Area, AreaMark, Badge, ButtonLink } from '@travesia/kit-ui';
import type { AttemptRequest, AttemptSummary } from '../../../api/attempts.ts';
import { attemptAddress, resultAddress } from '../../../structure/addresses.ts';
import { dayText } from '../../../structure/day-text.ts';
import { minutesText } from '../../../structure/minutes-text.ts';
import { requestName } from '../../../structure/names.ts';
import type { Waiting } from '../attempt/attempt-storage.ts';
import { waitingText } from '../attempt/unsent-text.ts';
import css from './history.module.css';

export interface AttemptListProps {
  readonly attempts: readonly AttemptSummary[];
  /** What of them is on this device alone. */
  readonly waiting?: ReadonlyMap<string, Waiting>;
}

/** One row an attempt: its test by colour, how far it is or how it went, and the way to it. */
export function AttemptList({ attempts, waiting }: AttemptListProps) {
  return (
    <ul className={css.list}>
      {attempts.map((attempt) => (
        <li key={attempt.id} className={css.attempt} data-area={areaOf(attempt.request)}>
          <AreaMark area={areaOf(attempt.request)} />
          <div className={css.what}>
            <h3 className={css.name}>{requestName(attempt.request)}</h3>
            <p className={css.facts}>{factsOf(attempt)}</p>
            <WaitingFacts waiting={waiting?.get(attempt.id)} />
          </div>
          <Share {...shareOf(attempt)} />
          <div className={css.way}>
            {attempt.remainingMs === null || attempt.state === 'graded' ? null : (
              <Badge tone="warning">{timeLeft(attempt.remainingMs)}</Badge>
            )}
            <Way attempt={attempt} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Way({ attempt }: { readonly attempt: AttemptSummary }) {
  const told = `${requestName(attempt.request)}, ${factsOf(attempt)}`;
  return attempt.state === 'graded' ? (
    <ButtonLink variant="quiet" href={resultAddress(attempt.id)}>
      Ver resultado
      <span className="visually-hidden"> de {told}</span>
    </ButtonLink>
  ) : (
    <ButtonLink variant="secondary" href={attemptAddress(attempt.id)}>
      {attempt.state === 'created' ? 'Empezar' : 'Seguir'}
      <span className="visually-hidden"> {told}</span>
    </ButtonLink>
  );
}

/** A picture of what the facts beside it say. */
function Share({ part, of }: { readonly part: number; readonly of: number }) {
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" className={css.share} aria-hidden="true">
      <rect width={100} height={8} className={css['share-all']} />
      <rect width={of === 0 ? 0 : (100 * part) / of} height={8} className={css['share-part']} />
    </svg>
  );
}

function shareOf({ items, answered, result, state }: AttemptSummary) {
  if (result) return { part: result.correct, of: result.scored };
  return { part: state === 'graded' ? 0 : answered, of: items };
}

/** A sample is of several tests. */
const areaOf = (request: AttemptRequest): Area => ('test' in request ? request.test : 'estudio');

/** The service counts what it has: what it has not is told beside it. */
function WaitingFacts({ waiting }: { readonly waiting: Waiting | undefined }) {
  if (!waiting) return null;
  return <p className={css.facts}>{waitingText(waiting)}</p>;
}

function factsOf({ state, items, answered, createdAt, gradedAt, result }: AttemptSummary): string {
  if (!result && state === 'graded') {
    return `${dayText(gradedAt ?? createdAt)} · podrás ver su corrección cuando entregues tu simulacro`;
  }
  if (!result) {
    return `${dayText(createdAt)} · ${state === 'created' ? `${items} preguntas` : `${answered} de ${items} respondidas`}`;
  }
  const score = result.score ? ` · ${result.score.low}–${result.score.high} puntos estimados` : '';
  return `${dayText(gradedAt ?? createdAt)} · ${result.correct} de ${result.scored} correctas${score}`;
}

function timeLeft(ms: number): string {
  const minutes = Math.ceil(ms / 60_000);
  return `${minutes === 1 ? 'Queda' : 'Quedan'} ${minutesText(minutes)}`;
}
