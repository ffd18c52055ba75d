import { Select, Skeleton, Stack } from '@travesia/kit-ui';
import { lazy, memo, Suspense } from 'react';
import type { SchoolPlace } from '../../../admission/eligibility.ts';
import type { Scores } from '../../../admission/scores.ts';
import { scoreText } from '../../features/catalogue/score-text.ts';
import css from './GoalSection.module.css';
import { StepsTable, stepsOf } from './StepsTable.tsx';
import type { ScoreProgram } from './score-data.ts';

interface GoalSectionProps {
  readonly programs: readonly ScoreProgram[];
  readonly goal: ScoreProgram | undefined;
  readonly scores: Scores;
  readonly place: SchoolPlace;
  readonly onGoal: (code: string) => void;
}

function labelOf({ university, place, name, cutoff }: ScoreProgram): string {
  const bar = cutoff ? (cutoff.unfilled ? 'sin corte' : scoreText(cutoff.last)) : 'sin dato';
  return `${university}, ${place}: ${name} (${bar})`;
}

/** Most compare all programmes, and choose none. */
const GoalAnswer = lazy(() => import('./GoalAnswer.tsx'));

/** The way back: from the bar of one programme to what each test has to be. */
export const GoalSection = memo(({ programs, goal, scores, place, onGoal }: GoalSectionProps) => {
  const steps = goal ? stepsOf(goal, scores) : [];
  return (
    <Stack as="section" gap="m" aria-labelledby="meta" className={css.goal}>
      <h2 id="meta">¿Qué te falta para un programa?</h2>
      <Select
        label="Programa que te interesa"
        value={goal?.code ?? ''}
        options={[
          { value: '', label: 'Elige un programa' },
          ...programs.map((program) => ({ value: program.code, label: labelOf(program) })),
        ]}
        onValueChange={onGoal}
      />
      <Stack gap="m" aria-live="polite">
        {goal && (
          <Suspense fallback={<Skeleton label="Calculando qué te falta…" lines={4} />}>
            <GoalAnswer program={goal} scores={scores} place={place} />
          </Suspense>
        )}
      </Stack>
      {goal && steps.length > 0 ? <StepsTable caption="Así se suma tu puntaje" program={goal} scores={scores} /> : null}
    </Stack>
  );
});
