import type { PageLocation } from '@travesia/contracts/page';
import { useHost } from '@travesia/kit-remote';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { OwnScoresForm } from '../../features/own-scores/OwnScoresForm.tsx';
import { lackingFor, outcomeOf } from '../../features/own-scores/outcome.ts';
import { ScoreSummary } from '../../features/own-scores/ScoreSummary.tsx';
import { askedFactors, placeOf, scoresOf } from '../../features/own-scores/score-texts.ts';
import { useOwnScores } from '../../features/own-scores/use-own-scores.ts';
import css from './Calculator.module.css';
import { GoalSection } from './GoalSection.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import type { ScoreData } from './score-data.ts';

interface CalculatorProps {
  readonly career: ScoreData;
  readonly location: PageLocation;
}

const GOAL_HASH = '#programa=';

/** From scores to every programme and back. What is typed shows at once; the tables follow when there is time. */
export function Calculator({ career, location }: CalculatorProps) {
  const { name, programs, weights } = career;
  const host = useHost();
  const own = useOwnScores();
  const shown = useDeferredValue(own.texts);
  const scores = useMemo(() => scoresOf(shown), [shown]);
  const place = useMemo(() => placeOf(shown), [shown]);
  const rows = useMemo(
    () => programs.map((program) => ({ program, outcome: outcomeOf(program, scores, place) })),
    [programs, scores, place],
  );
  const goal = programs.find(({ code }) => location.hash === GOAL_HASH + code);
  const address = location.pathname + location.search;
  const onGoal = useCallback(
    (code: string) => host.navigate(address + (code === '' ? '' : GOAL_HASH + code), { replace: true }),
    [host, address],
  );
  return (
    <>
      <p className={css.unscripted}>
        Sin JavaScript esta página no puede calcular por ti. Abajo están las ponderaciones de cada programa y un ejemplo
        paso a paso para hacerlo a mano.
      </p>
      <div className={css.calculator}>
        <OwnScoresForm asked={askedFactors(weights)} own={own} />
        <ScoreSummary
          name={name}
          rows={rows}
          lacking={useMemo(() => lackingFor(programs, scores), [programs, scores])}
        />
      </div>
      <GoalSection programs={programs} goal={goal} scores={scores} place={place} onGoal={onGoal} />
      <ScoreTable career={name} rows={rows} scored={Object.keys(scores).length > 0} />
    </>
  );
}
