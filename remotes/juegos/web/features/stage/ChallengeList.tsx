import { signInAddress } from '@travesia/contracts/slices';
import { savingText } from '@travesia/kit-offline';
import { useSession, useStream } from '@travesia/kit-remote';
import { Button, checkIcon, Icon, Notice } from '@travesia/kit-ui';
import { useId } from 'react';
import type { Challenge } from '../../../models/simulation.ts';
import type { Progress } from '../progress/progress.ts';
import css from './stage.module.css';

const LEVELS = [
  { level: 1, name: 'Nivel 1: para partir' },
  { level: 2, name: 'Nivel 2: para relacionar' },
  { level: 3, name: 'Nivel 3: para pensarlo bien' },
] as const;

export interface ChallengeListProps<State> {
  readonly challenges: readonly Challenge<State>[];
  readonly progress: Progress;
  readonly current: string | undefined;
  onBegin(challenge: Challenge<State>): void;
}

/** All that there is to do with the model. Each may be begun, whatever was done before. */
export function ChallengeList<State>({ challenges, progress, current, onBegin }: ChallengeListProps<State>) {
  const { done } = useStream(progress.state$);
  const titleId = useId();
  const doneHere = challenges.filter(({ id }) => done.has(id)).length;
  return (
    <section className={css.challenges} aria-labelledby={titleId}>
      <h3 id={titleId}>Desafíos</h3>
      <p>
        {doneHere} de {challenges.length} hechos. Predices, pruebas y explicas.
      </p>
      <Kept progress={progress} />
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

/** Where what was done is, and who may have it. */
function Kept({ progress }: { readonly progress: Progress }) {
  const { done, waiting, sync, offered } = useStream(progress.state$);
  const session = useSession();
  if (session.status === 'anonymous') {
    if (done.size === 0) return null;
    return (
      <p>
        Lo que haces queda en este dispositivo. <a href={signInAddress(location.pathname)}>Entra a tu cuenta</a> para
        que cuente en tu avance.
      </p>
    );
  }
  const saving = savingText(waiting, sync);
  return (
    <>
      {saving === '' ? null : <p role="status">{saving}</p>}
      {offered === 0 ? null : (
        <Notice title={offered === 1 ? 'Hay un desafío hecho sin cuenta' : `Hay ${offered} desafíos hechos sin cuenta`}>
          <p>Se hicieron en este dispositivo. Si fuiste tú, súmalos a tu avance.</p>
          <div className={css.buttons}>
            <Button variant="secondary" onClick={() => progress.claim()}>
              Son míos
            </Button>
            <Button variant="quiet" onClick={() => progress.discard()}>
              No son míos
            </Button>
          </div>
        </Notice>
      )}
    </>
  );
}
