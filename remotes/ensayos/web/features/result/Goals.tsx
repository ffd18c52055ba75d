import type { HttpClient } from '@travesia/contracts/page';
import { GOALS_PATH, type Goal, SCORE_ESTIMATES_PATH } from '@travesia/contracts/slices';
import { useHost } from '@travesia/kit-remote';
import { readAnswer, readRows } from '@travesia/kit-remote/read-answer';
import { ButtonLink, Card, Grid, Stack } from '@travesia/kit-ui';
import { useCallback } from 'react';
import { goalsAnswer } from '../../../api/other-slices.ts';
import { estimatesAnswer, testEstimate } from '../../../api/score-estimates.ts';
import { useLoaded } from '../practice/use-loaded.ts';
import { goalTexts, type KnownScores, type TakenTest } from './goal-texts.ts';
import css from './result.module.css';

/** What other graded tests say. Scores that cannot be had are scores that are not known. */
async function loadScores(http: HttpClient, signal: AbortSignal): Promise<KnownScores> {
  try {
    const { estimates } = readAnswer(estimatesAnswer, await http(SCORE_ESTIMATES_PATH, { signal }));
    return Object.fromEntries(readRows(testEstimate, estimates).map(({ test, middle }) => [test, middle]));
  } catch {
    return {};
  }
}

async function loadGoals(http: HttpClient, signal: AbortSignal) {
  const answer = readAnswer(goalsAnswer, await http(GOALS_PATH, { signal }));
  const goals = answer.goals.filter(({ program }) => program !== null);
  return { goals, scores: goals.length > 0 ? await loadScores(http, signal) : {} };
}

/** Where the estimate stands beside the programmes that the student aims at: those are kept by the area of careers. */
export function Goals({ taken }: { readonly taken: TakenTest }) {
  const { http } = useHost();
  const { loaded } = useLoaded(useCallback((signal: AbortSignal) => loadGoals(http, signal), [http]));
  if (loaded.status !== 'loaded') return null;
  const { goals, scores } = loaded.value;
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
  readonly goal: Goal;
  readonly taken: TakenTest;
  readonly scores: KnownScores;
}

function GoalCard({ goal: { programId, program }, taken, scores }: GoalCardProps) {
  if (!program) return null;
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
