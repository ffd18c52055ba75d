import { VisuallyHidden } from '@travesia/kit-ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Run } from './run.ts';
import css from './stage.module.css';
import { useSettled } from './use-settled.ts';

/** Nobody is told of every pixel of a movement: what holds this long is spoken. */
const SPOKEN_AFTER_MS = 800;

/** Spoken words are gone then: whoever reads on finds what is so now, once. */
const FORGOTTEN_AFTER_MS = 4_000;

export interface SummaryProps<State, Input> {
  readonly run: Run<State, Input>;
  /** Of the challenge, so far; empty where there is none. */
  readonly verdict: (state: State) => string;
  /** Another each time that one asks to hear it now. */
  readonly asked: number;
}

/** What there is to see, in words: to read always, and spoken once one has done something or all has come to rest. */
export function Summary<State, Input>({ run, verdict, asked }: SummaryProps<State, Input>) {
  const { describe } = run.simulation;
  const words = useSettled(run, describe);
  const [spoken, setSpoken] = useState('');
  const wordsNow = useRef<() => string>(() => '');
  useLayoutEffect(() => {
    wordsNow.current = () => [describe(run.state), verdict(run.state)].join(' ').trim();
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = run.subscribe((cause) => {
      if (cause === 'time') return;
      clearTimeout(timer);
      timer = setTimeout(() => setSpoken(wordsNow.current()), SPOKEN_AFTER_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [run]);
  useEffect(() => {
    if (asked > 0) setSpoken(wordsNow.current());
  }, [asked]);
  useEffect(() => {
    if (spoken === '') return;
    const timer = setTimeout(() => setSpoken(''), FORGOTTEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [spoken]);
  return (
    <div className={css.summary}>
      <p>{words}</p>
      <VisuallyHidden as="p" aria-live="polite">
        {spoken}
      </VisuallyHidden>
    </div>
  );
}
