import type { Manipulable } from '@travesia/content-lesson-model';
import { type ComponentType, useEffect, useState } from 'react';
import css from './lesson.module.css';
import { MANIPULABLES } from './manipulables.ts';

type Renderer = ComponentType<{ readonly manipulable: Manipulable }>;

/** On a connection that brings it later, what stands below does not wait for it. */
const WAITED_FOR_MS = 3_000;

export interface ManipulableSlotProps {
  readonly manipulable: Manipulable;
  /** It is as tall as it stays: what stands below may come. */
  onSettled(): void;
}

/** Something to move: loaded with the point that has it, its task in words until then and where it can't be loaded. */
export function ManipulableSlot({ manipulable, onSettled }: ManipulableSlotProps) {
  const [Loaded, setLoaded] = useState<Renderer | null>(null);
  const load = MANIPULABLES[manipulable.kind];
  useEffect(() => {
    let isGone = false;
    load()
      // The registry ties each kind to a component of that kind.
      .then(
        ({ default: Component }) => isGone || setLoaded(() => Component as Renderer),
        () => undefined,
      )
      .then(() => isGone || onSettled());
    const late = setTimeout(onSettled, WAITED_FOR_MS);
    return () => {
      isGone = true;
      clearTimeout(late);
    };
  }, [load, onSettled]);
  return (
    <div className={css.manipulable} data-kind={manipulable.kind}>
      {Loaded ? <Loaded manipulable={manipulable} /> : <InWords manipulable={manipulable} />}
    </div>
  );
}

function InWords({ manipulable: { task, predict } }: { readonly manipulable: Manipulable }) {
  return (
    <>
      <p>{task}</p>
      {predict ? (
        <details>
          <summary>{predict.question}</summary>
          <p>{predict.shows}</p>
        </details>
      ) : null}
    </>
  );
}
