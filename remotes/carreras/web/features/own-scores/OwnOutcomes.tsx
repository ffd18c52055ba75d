import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import { scorePath } from '../../../routes.ts';
import { OutcomeCell } from './OutcomeCell.tsx';
import { type JudgingProgram, lackingFor, outcomeOf } from './outcome.ts';
import { ScoreSummary } from './ScoreSummary.tsx';
import { placeOf, scoresOf } from './score-texts.ts';
import { scoresSummary } from './scores-summary.ts';
import { useOwnScores } from './use-own-scores.ts';

/** A programme of a page that judges scores, by its code. */
export interface JudgedProgram extends JudgingProgram {
  readonly code: string;
}

interface OwnOutcomesProps {
  readonly career: {
    readonly id: string;
    readonly name: string;
    readonly judged: readonly JudgedProgram[];
  };
  /** Told what the scores are worth in each programme of which that can be said, by code. */
  readonly onOutcomes: (outcomes: ReadonlyMap<string, ReactNode>) => void;
}

const NO_OUTCOMES: ReadonlyMap<string, ReactNode> = new Map();

/** How far the scores reach that are typed already, on a page that does not ask for them; nothing where there are none. */
export function OwnOutcomes({ career: { id, name, judged }, onOutcomes }: OwnOutcomesProps) {
  const { texts } = useOwnScores();
  const shown = useDeferredValue(texts);
  const scores = useMemo(() => scoresOf(shown), [shown]);
  const rows = useMemo(
    () => judged.map((program) => ({ program, outcome: outcomeOf(program, scores, placeOf(shown)) })),
    [judged, scores, shown],
  );
  const own = scoresSummary(scores);
  useEffect(() => {
    const told = own === '' ? [] : rows.filter(({ outcome }) => outcome.kind !== 'missing');
    onOutcomes(
      told.length === 0
        ? NO_OUTCOMES
        : new Map(
            told.map(({ program, outcome }) => [program.code, <OutcomeCell key={program.code} outcome={outcome} />]),
          ),
    );
  }, [own, rows, onOutcomes]);
  if (own === '') return null;
  return (
    <>
      <ScoreSummary name={name} rows={rows} lacking={lackingFor(judged, scores)} />
      <p>
        Con tus puntajes: {own}. <a href={scorePath(id)}>Cámbialos o mira qué te falta</a>
      </p>
    </>
  );
}
