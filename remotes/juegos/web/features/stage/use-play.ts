import { useCallback, useEffect, useState } from 'react';
import type { Challenge } from '../../../models/simulation.ts';
import { goOn } from './go-on.ts';
import { begin, explain, finish, guess, type Play } from './play.ts';
import type { Run } from './run.ts';

/** Frames from one look of the judge to the next, while time runs. */
const FRAMES_A_LOOK = 6;

export interface Playing<State> {
  readonly play: Play<State> | null;
  begin(challenge: Challenge<State>): void;
  guess(text: string): void;
  explain(option: number): void;
  leave(): void;
}

/** A challenge that is being played with `run`; `null` while the model is used freely. */
export function usePlay<State, Input>(run: Run<State, Input>): Playing<State> {
  const [play, setPlay] = useState<Play<State> | null>(null);
  const judge = play?.phase === 'try' ? play.challenge.judge : null;
  useEffect(() => {
    if (!judge) return;
    let isDone = false;
    let frames = 0;
    const look = () => {
      if (isDone) return;
      const verdict = judge(run.state);
      if (!verdict.isDone) return;
      isDone = true;
      // As it is now, so that what was seen is what is told.
      const recording = run.recording();
      run.pause();
      setPlay((now) => now && finish(now, verdict, recording));
    };
    const stops = [
      run.subscribe((cause) => cause === 'time' || look()),
      run.onDraw(() => {
        frames += 1;
        if (run.isMoving && frames % FRAMES_A_LOOK === 0) look();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [run, judge]);
  return {
    play,
    begin: useCallback(
      (challenge) => {
        run.pause();
        run.restart(challenge.from ?? '');
        setPlay(begin(challenge));
      },
      [run],
    ),
    guess: useCallback(
      (text) => {
        setPlay((now) => now && guess(now, text));
        goOn(run);
      },
      [run],
    ),
    explain: useCallback((option) => setPlay((now) => now && explain(now, option)), []),
    leave: useCallback(() => setPlay(null), []),
  };
}
