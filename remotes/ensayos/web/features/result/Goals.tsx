import { GOALS_PATH, type Goal } from '@travesia/contracts/slices';
import { useHost } from '@travesia/kit-remote';
import { readAnswer } from '@travesia/kit-remote/read-answer';
import { ButtonLink, Card, Grid, Stack } from '@travesia/kit-ui';
import { useCallback } from 'react';
import { goalsAnswer } from '../../../api/other-slices.ts';
import type { ScoreEstimate } from '../../../practice/scoring/score.ts';
import { useLoaded } from '../practice/use-loaded.ts';
import { distanceText } from './distance-text.ts';
import css from './result.module.css';

export interface GoalsProps {
  readonly score: ScoreEstimate;
}

/** Where the estimate stands beside the programmes that the student aims at: those are kept by the area of careers. */
export function Goals({ score }: GoalsProps) {
  const { http } = useHost();
  const { loaded } = useLoaded(
    useCallback(async (signal: AbortSignal) => readAnswer(goalsAnswer, await http(GOALS_PATH, { signal })), [http]),
  );
  if (loaded.status !== 'loaded') return null;
  const goals = loaded.value.goals.filter(({ program }) => program !== null);
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
              <GoalCard key={goal.programId} goal={goal} score={score} />
            ))}
          </Grid>
        </>
      )}
    </Stack>
  );
}

function GoalCard({ goal: { programId, program }, score }: GoalsProps & { readonly goal: Goal }) {
  if (!program) return null;
  const { name, university, lastCutoff } = program;
  return (
    <Card as="li" className={css.card}>
      <h3>{name}</h3>
      <p className={css.facts}>{university}</p>
      <p>{lastCutoff ? distanceText(lastCutoff, score) : 'No hay un corte publicado.'}</p>
      <ButtonLink variant="secondary" href={`/carreras/${programId}`}>
        Ver cuánto te falta
        <span className="visually-hidden">
          {' '}
          para {name}, {university}
        </span>
      </ButtonLink>
    </Card>
  );
}
