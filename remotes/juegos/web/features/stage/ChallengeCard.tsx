import { Button, Notice } from '@travesia/kit-ui';
import { type Ref, useId } from 'react';
import type { Challenge } from '../../../models/simulation.ts';
import { isExplained, type Play } from './play.ts';
import type { Run } from './run.ts';
import css from './stage.module.css';
import { useSettled } from './use-settled.ts';

export interface ChallengeCardProps<State, Input> {
  readonly ref: Ref<HTMLElement>;
  readonly run: Run<State, Input>;
  readonly play: Play<State>;
  /** Of those that are left, the one that comes next. */
  readonly next: Challenge<State> | undefined;
  onGuess(text: string): void;
  onExplain(option: number): void;
  onBegin(challenge: Challenge<State>): void;
  onLeave(): void;
}

/** One predicts, does it with the model, and says why it is so. */
export function ChallengeCard<State, Input>({ ref, run, play, next, ...on }: ChallengeCardProps<State, Input>) {
  const titleId = useId();
  const { challenge, phase } = play;
  return (
    <section ref={ref} tabIndex={-1} className={css.card} aria-labelledby={titleId} data-phase={phase}>
      <p className={css.kicker}>Desafío de nivel {challenge.level}</p>
      <h3 id={titleId}>{challenge.title}</h3>
      <p>{challenge.task}</p>
      {phase === 'predict' ? <Predict challenge={challenge} onGuess={on.onGuess} /> : <Guess text={play.guess} />}
      {phase === 'try' ? <Verdict run={run} challenge={challenge} /> : null}
      {phase === 'explain' ? (
        <>
          <Notice tone="success" title="Lo lograste" live>
            <p>{play.words}</p>
          </Notice>
          {play.recording ? null : (
            <p>
              Tomó más tiempo del que podemos guardar: para que cuente en tu avance, hazlo de nuevo desde el comienzo.
            </p>
          )}
          <Explain play={play} onExplain={on.onExplain} />
        </>
      ) : null}
      <div className={css.buttons}>
        {isExplained(play) && next ? <Button onClick={() => on.onBegin(next)}>Siguiente: {next.title}</Button> : null}
        <Button variant="quiet" onClick={on.onLeave}>
          {isExplained(play) ? 'Usar el modelo libremente' : 'Salir del desafío'}
        </Button>
      </div>
    </section>
  );
}

interface PredictProps {
  readonly challenge: Pick<Challenge<never>, 'predict'>;
  onGuess(text: string): void;
}

function Predict({ challenge: { predict }, onGuess }: PredictProps) {
  return (
    <fieldset className={css.question}>
      <legend>Antes de probar: {predict.question}</legend>
      <div className={css.options}>
        {predict.options.map((text) => (
          <Button key={text} variant="secondary" onClick={() => onGuess(text)}>
            {text}
          </Button>
        ))}
        <Button variant="quiet" onClick={() => onGuess('')}>
          Probar sin predecir
        </Button>
      </div>
    </fieldset>
  );
}

function Guess({ text }: { readonly text: string }) {
  if (text === '') return null;
  return (
    <p>
      Predijiste: <strong>{text}</strong>
    </p>
  );
}

interface VerdictProps<State, Input> {
  readonly run: Run<State, Input>;
  readonly challenge: Challenge<State>;
}

function Verdict<State, Input>({ run, challenge }: VerdictProps<State, Input>) {
  const words = useSettled(run, (state) => challenge.judge(state).words);
  return <p className={css.verdict}>{words}</p>;
}

type Explained<State> = Extract<Play<State>, { phase: 'explain' }>;

interface ExplainProps<State> {
  readonly play: Explained<State>;
  onExplain(option: number): void;
}

function Explain<State>({ play, onExplain }: ExplainProps<State>) {
  const { explain } = play.challenge;
  const done = isExplained(play);
  const last = play.answers.at(-1);
  const feedback = last === undefined ? undefined : explain.options[last]?.feedback;
  return (
    <>
      <fieldset className={css.question}>
        <legend>{explain.question}</legend>
        <div className={css.options}>
          {explain.options.map(({ text }, option) => (
            <Button
              key={text}
              variant="secondary"
              aria-pressed={play.answers.includes(option)}
              aria-disabled={done || undefined}
              onClick={() => onExplain(option)}
            >
              {text}
            </Button>
          ))}
        </div>
      </fieldset>
      {feedback === undefined ? null : (
        <Notice key={last} tone={done ? 'success' : 'info'} live>
          <p>{feedback}</p>
          {done ? <p>{explain.words}</p> : <p>Elige otra explicación.</p>}
        </Notice>
      )}
    </>
  );
}
