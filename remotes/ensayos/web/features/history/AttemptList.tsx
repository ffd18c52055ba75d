import { Badge, ButtonLink, Card } from '@travesia/kit-ui';
import type { AttemptSummary } from '../../../api/attempts.ts';
import type { Waiting } from '../attempt/attempt-storage.ts';
import { waitingText } from '../attempt/unsent-text.ts';
import { attemptAddress, resultAddress } from '../practice/addresses.ts';
import { dayText } from '../practice/day-text.ts';
import { requestName } from '../practice/names.ts';
import css from './history.module.css';

export interface AttemptListProps {
  readonly attempts: readonly AttemptSummary[];
  /** What of them is on this device alone. */
  readonly waiting?: ReadonlyMap<string, Waiting>;
}

export function AttemptList({ attempts, waiting }: AttemptListProps) {
  return (
    <ul className={css.list}>
      {attempts.map((attempt) => (
        <Card as="li" key={attempt.id} className={css.attempt}>
          <div>
            <h3 className={css.name}>{requestName(attempt.request)}</h3>
            <p className={css.facts}>{factsOf(attempt)}</p>
            <WaitingFacts waiting={waiting?.get(attempt.id)} />
          </div>
          {attempt.state === 'graded' ? (
            <ButtonLink variant="secondary" href={resultAddress(attempt.id)}>
              Ver resultado
              <span className="visually-hidden">
                {' '}
                de {requestName(attempt.request)}, {factsOf(attempt)}
              </span>
            </ButtonLink>
          ) : (
            <>
              {attempt.remainingMs === null ? null : <Badge tone="warning">{minutesLeft(attempt.remainingMs)}</Badge>}
              <ButtonLink href={attemptAddress(attempt.id)}>
                {attempt.state === 'created' ? 'Empezar' : 'Seguir'}
                <span className="visually-hidden">
                  {' '}
                  {requestName(attempt.request)}, {factsOf(attempt)}
                </span>
              </ButtonLink>
            </>
          )}
        </Card>
      ))}
    </ul>
  );
}

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

function minutesLeft(ms: number): string {
  const minutes = Math.ceil(ms / 60_000);
  return minutes === 1 ? 'Queda 1 minuto' : `Quedan ${minutes} minutos`;
}
