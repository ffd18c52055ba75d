import { Stack, Term } from '@travesia/kit-ui';
import { goalCaution, goalText } from './goal-text.ts';
import { useMainGoal } from './use-main-goal.ts';

const WEIGHTED_DEFINITION =
  'Puntaje con que se postula: suma tu NEM, tu Ranking y tus pruebas, cada uno según lo que pondera la carrera.';

/** What the grades are for, for a student who said what they aim at. */
export function GoalSection() {
  const goal = useMainGoal();
  if (!goal) return null;
  const { programId, name, university, terms } = goal;
  const caution = goalCaution(goal);
  return (
    <Stack as="section" gap="s" aria-labelledby="meta">
      <h2 id="meta">
        Tu meta: {name}, {university}
      </h2>
      {terms?.offered === false ? (
        <p>
          Ya no se ofrece: el último proceso en que estuvo fue Admisión {terms.year}.{' '}
          <a href={`/carreras/${programId}`}>Mira qué se le parece</a>.
        </p>
      ) : (
        <>
          {caution ? <p>{caution}</p> : null}
          <p>
            {goalText(goal)} puntos <Term definition={WEIGHTED_DEFINITION}>ponderados</Term>. Tu puntaje NEM y tu
            Ranking son una parte:{' '}
            <a href={`/carreras/${programId}`}>mira cuánto pesan ahí y qué se pide para postular</a>.
          </p>
        </>
      )}
    </Stack>
  );
}
