import { GOALS_PATH } from '@travesia/contracts/slices';
import { useHost } from '@travesia/kit-remote';
import { readAnswer } from '@travesia/kit-remote/read-answer';
import { useEffect, useState } from 'react';
import { goalsAnswer } from '../../../api/answers.ts';
import css from './profile.module.css';

/** Where programmes are searched and chosen. */
const EXPLORER = '/carreras';

type Goal = ReturnType<typeof readGoals>[number];

const readGoals = (answer: unknown) => readAnswer(goalsAnswer, answer).goals;

/** What the student aims at: the area of careers keeps it, and changes it. */
export function Goals() {
  const { http } = useHost();
  const [goals, setGoals] = useState<readonly Goal[]>([]);
  useEffect(() => {
    const ended = new AbortController();
    http(GOALS_PATH, { signal: ended.signal }).then(
      (answer) => {
        if (!ended.signal.aborted) setGoals(readGoals(answer));
      },
      // Goals that cannot be had are not shown: the profile does without.
      () => {},
    );
    return () => ended.abort();
  }, [http]);
  return (
    <section aria-labelledby="perfil-metas" className={css.group}>
      <h2 id="perfil-metas" className={css.legend}>
        Carreras que te interesan
      </h2>
      {goals.length > 0 && (
        <ul>
          {goals.map(({ programId, program }) => (
            <li key={programId}>{program ? `${program.name}, ${program.university}` : `Programa ${programId}`}</li>
          ))}
        </ul>
      )}
      <p className={css.hint}>
        {goals.length > 0 ? 'Las cambias' : 'Las eliges'} en el <a href={EXPLORER}>explorador de carreras</a>, ahora o
        más adelante: marca una como tu meta y compararemos tus resultados con ella.
      </p>
    </section>
  );
}
