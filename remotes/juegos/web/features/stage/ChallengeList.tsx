import { checkIcon, Icon } from '@travesia/kit-ui';
import { useId } from 'react';
import type { Challenge } from '../../../models/simulation.ts';
import css from './stage.module.css';

const LEVELS = [
  { level: 1, name: 'Nivel 1: para partir' },
  { level: 2, name: 'Nivel 2: para relacionar' },
  { level: 3, name: 'Nivel 3: para pensarlo bien' },
] as const;

export interface ChallengeListProps<State> {
  readonly challenges: readonly Challenge<State>[];
  readonly done: ReadonlySet<string>;
  readonly current: string | undefined;
  onBegin(challenge: Challenge<State>): void;
}

/** All that there is to do with the model. Each may be begun, whatever was done before. */
export function ChallengeList<State>({ challenges, done, current, onBegin }: ChallengeListProps<State>) {
  const titleId = useId();
  const doneHere = challenges.filter(({ id }) => done.has(id)).length;
  return (
    <section className={css.challenges} aria-labelledby={titleId}>
      <h3 id={titleId}>Desafíos</h3>
      <p>
        {doneHere} de {challenges.length} hechos. Predices, pruebas y explicas.
      </p>
      <div className={css.levels}>
        {LEVELS.map(({ level, name }) => (
          <div key={level}>
            <h4>{name}</h4>
            <ul>
              {challenges
                .filter((challenge) => challenge.level === level)
                .map((challenge) => (
                  <li key={challenge.id}>
                    <button
                      type="button"
                      className={css.challenge}
                      aria-current={challenge.id === current || undefined}
                      onClick={() => onBegin(challenge)}
                    >
                      <span>{challenge.title}</span>
                      {done.has(challenge.id) ? (
                        <span className={css.done}>
                          <Icon shape={checkIcon} size="s" /> Hecho
                        </span>
                      ) : null}
                    </button>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
