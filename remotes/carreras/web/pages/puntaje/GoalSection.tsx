import { Select, Stack } from '@travesia/kit-ui';
import { memo } from 'react';
import type { SchoolPlace } from '../../../admission/eligibility.ts';
import type { Scores } from '../../../admission/scores.ts';
import { scoreText } from '../../features/catalogue/score-text.ts';
import { GapTable } from './GapTable.tsx';
import css from './GoalSection.module.css';
import { goalAnswer } from './goal-answer.ts';
import { goalTexts } from './goal-text.ts';
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

interface RequiredProps {
  readonly program: ScoreProgram;
  readonly scores: Scores;
  readonly place: SchoolPlace;
}

function Required({ program, scores, place }: RequiredProps) {
  const answer = goalAnswer(program, scores, place);
  return (
    <>
      {goalTexts(program, answer, scores, place).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {answer.required?.kind === 'gap' ? <GapTable {...answer.required} /> : null}
    </>
  );
}

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
        {goal ? <Required program={goal} scores={scores} place={place} /> : null}
      </Stack>
      {goal && steps.length > 0 ? <StepsTable caption="Así se suma tu puntaje" program={goal} scores={scores} /> : null}
    </Stack>
  );
});
