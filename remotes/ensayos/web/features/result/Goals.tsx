import { ButtonLink, Card, Grid, Stack } from '@travesia/kit-ui';
import { goalTexts, type KnownScores, type TakenTest } from './goal-texts.ts';
import css from './result.module.css';
import type { Goals as GoalsOfStudent, KnownGoal } from './use-goals.ts';

interface GoalsProps extends GoalsOfStudent {
  readonly taken: TakenTest;
}

/** Where the estimate stands beside the programmes that the student aims at. */
export function Goals({ taken, goals, scores }: GoalsProps) {
  return (
    <Stack as="section" gap="m" aria-labelledby="metas">
      <h2 id="metas">Frente a tus metas</h2>
      {goals.length === 0 ? (
        <p>
          Todavía no eliges una carrera. <a href="/carreras">Elige una</a> y aquí verás cómo queda esta prueba frente a
          su último corte.
        </p>
      ) : (
        <>
          <p>
            El corte es un puntaje ponderado: mezcla todas tus pruebas, tus notas y tu ranking, así que a una sola
            prueba no se le puede restar. Cuánto te falta en total se calcula en la página de cada carrera.
          </p>
          <Grid as="ul" min="m" className={css.cards}>
            {goals.map((goal) => (
              <GoalCard key={goal.programId} goal={goal} taken={taken} scores={scores} />
            ))}
          </Grid>
        </>
      )}
    </Stack>
  );
}

interface GoalCardProps {
  readonly goal: KnownGoal;
  readonly taken: TakenTest;
  readonly scores: KnownScores;
}

function GoalCard({ goal: { programId, program }, taken, scores }: GoalCardProps) {
  const { name, university, terms } = program;
  const { refusal, demands, distance } = goalTexts(program, taken, scores);
  return (
    <Card as="li" className={css.card}>
      <h3>{name}</h3>
      <p className={css.facts}>{university}</p>
      {refusal === null ? null : (
        <p>
          <strong>{refusal}</strong>
        </p>
      )}
      {demands.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {distance === null ? null : <p>{distance}</p>}
      <ButtonLink variant="secondary" href={`/carreras/${programId}`}>
        {terms?.offered === false ? 'Ver qué se le parece' : 'Ver cuánto te falta'}
        <span className="visually-hidden">
          {' '}
          {terms?.offered === false ? 'a' : 'para'} {name}, {university}
        </span>
      </ButtonLink>
    </Card>
  );
}
