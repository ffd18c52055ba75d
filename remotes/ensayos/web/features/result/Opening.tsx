import { useSession } from '@travesia/kit-remote';
import { Disclosure, Notice, Stat } from '@travesia/kit-ui';
import type { AttemptResult } from '../../../api/attempts.ts';
import { blueprintOf } from '../../../practice/blueprint.ts';
import { PracticeNow } from '../needed/PracticeNow.tsx';
import { goalToDraw } from './goal-to-draw.ts';
import { lateText } from './late-text.ts';
import { NoScore } from './NoScore.tsx';
import { OutcomeStrip } from './OutcomeStrip.tsx';
import css from './result.module.css';
import { ScoreRange } from './ScoreRange.tsx';
import { methodText } from './score-text.ts';
import type { Goals } from './use-goals.ts';

export interface OpeningProps {
  readonly result: AttemptResult;
  /** `null` until they are known. */
  readonly goals: Goals | null;
}

/** Questions that count less. */
const helpedText = (helped: number) =>
  helped === 1
    ? 'Una la respondiste después de una pista: no entra en el puntaje estimado y, si acertaste, no la contamos todavía como algo que sabes.'
    : `${helped} las respondiste después de una pista: no entran en el puntaje estimado y, las que acertaste, no las contamos todavía como algo que sabes.`;

/** What is read first: one figure, its picture, and one thing to do next. */
export function Opening({ result: { attempt, items, previous, late }, goals }: OpeningProps) {
  const { request, result: summary } = attempt;
  const session = useSession();
  const test = 'test' in request ? request.test : undefined;
  const score = test && summary?.score;
  const scored = summary?.scored ?? 0;
  const correct = summary?.correct ?? 0;
  return (
    <>
      {summary?.expired ? (
        <Notice tone="info" title="Se acabó el tiempo">
          <p>
            Guardamos y corregimos {summary.answered === 1 ? '1 respuesta' : `${summary.answered} respuestas`}.{' '}
            {lateText(late)}
          </p>
        </Notice>
      ) : null}
      <section className={css.opening} aria-label="En resumen" data-area={test}>
        <div className={css['opening-figure']}>
          {score ? (
            <Stat
              size="l"
              label="Puntaje estimado"
              value={`${score.low}–${score.high}`}
              note={`En torno a ${score.middle}. No es un puntaje oficial.`}
            />
          ) : (
            <Stat
              size="l"
              label="Tu resultado"
              value={`${correct}`}
              unit={`${correct === 1 ? 'correcta' : 'correctas'} de ${scored}`}
            />
          )}
          {score ? null : <NoScore request={request} scored={scored - (summary?.helped ?? 0)} />}
          {summary?.helped ? <p>{helpedText(summary.helped)}</p> : null}
        </div>
        {test && score ? (
          <ScoreRange
            score={score}
            previous={previous?.attempt.result?.score}
            goal={goals && goalToDraw(goals.goals, test)}
          />
        ) : (
          <OutcomeStrip items={items} previous={previous} />
        )}
        {test && summary && score ? (
          <Disclosure summary="Cómo lo estimamos" className={css['opening-method']}>
            <p>{methodText(score, summary.withdrawn, blueprintOf(test).scored)}</p>
          </Disclosure>
        ) : null}
      </section>
      {session.status === 'signed-in' ? <PracticeNow test={test} /> : null}
    </>
  );
}
