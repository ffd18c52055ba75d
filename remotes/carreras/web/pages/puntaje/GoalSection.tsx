import { Select, Stack } from '@travesia/kit-ui';
import { memo } from 'react';
import { CUTOFF_YEAR } from '../../../admission/program.ts';
import type { Scores } from '../../../admission/scores.ts';
import { scoreText } from '../../features/catalogue/score-text.ts';
import { GapTable } from './GapTable.tsx';
import css from './GoalSection.module.css';
import { type GoalAnswer, goalAnswer } from './goal-answer.ts';
import { StepsTable, stepsOf } from './StepsTable.tsx';
import type { ScoreProgram } from './score-data.ts';

interface GoalSectionProps {
  readonly programs: readonly ScoreProgram[];
  readonly goal: ScoreProgram | undefined;
  readonly scores: Scores;
  readonly onGoal: (code: string) => void;
}

function labelOf({ university, place, name, cutoff }: ScoreProgram): string {
  const bar = cutoff && !cutoff.unfilled ? scoreText(cutoff.last) : 'sin corte';
  return `${university}, ${place}: ${name} (${bar})`;
}

function Required({ answer }: { readonly answer: GoalAnswer }) {
  if (answer.kind === 'no-target') {
    return (
      <p>
        En {CUTOFF_YEAR} este programa no llenó sus vacantes: no hay puntaje de corte que superar. Basta con cumplir los
        requisitos para postular.
      </p>
    );
  }
  const { target, required } = answer;
  const what =
    target.because === 'cutoff' ? `el último seleccionado ${CUTOFF_YEAR}` : 'el puntaje ponderado mínimo para postular';
  switch (required.kind) {
    case 'reached':
      return (
        <p>
          Ya llegas: tu ponderado es <strong>{scoreText(required.score)}</strong> y {what} es {scoreText(target.score)}.
          Los cortes se mueven cada año: deja un margen.
        </p>
      );
    case 'missing':
      return (
        <p>
          Tu meta es {scoreText(target.score)} ({what}). Escribe al menos todos tus puntajes menos uno.
        </p>
      );
    case 'special-test':
      return (
        <p>
          Este programa tiene una prueba propia que entra en el puntaje: con la PAES sola no se puede saber qué te
          falta.
        </p>
      );
    case 'gap':
      return (
        <>
          <p>
            Tu meta es {scoreText(target.score)}: {what}.
          </p>
          <GapTable {...required} />
        </>
      );
  }
}

/** The way back: from the bar of one programme to what each test has to be. */
export const GoalSection = memo(({ programs, goal, scores, onGoal }: GoalSectionProps) => {
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
        {goal ? <Required answer={goalAnswer(goal, scores)} /> : null}
      </Stack>
      {goal && steps.length > 0 ? <StepsTable caption="Así se suma tu puntaje" program={goal} scores={scores} /> : null}
    </Stack>
  );
});
