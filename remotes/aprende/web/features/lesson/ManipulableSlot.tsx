import type { Manipulable } from '@travesia/content-lesson-model';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import css from './lesson.module.css';
import { MANIPULABLES } from './manipulables.ts';

type Renderer = ComponentType<{ readonly manipulable: Manipulable }>;

/** Begins to load so far below the screen that it is there when it is reached. */
const LOADED_AHEAD = '400px';

/** Something to move: loaded when it is about to be seen, its task in words until then and where it can't be loaded. */
export function ManipulableSlot({ manipulable }: { readonly manipulable: Manipulable }) {
  const slot = useRef<HTMLDivElement>(null);
  const [Loaded, setLoaded] = useState<Renderer | null>(null);
  const load = MANIPULABLES[manipulable.kind];
  useEffect(() => {
    if (!slot.current) return;
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen.disconnect();
        // The registry ties each kind to a component of that kind.
        load().then(
          ({ default: Component }) => setLoaded(() => Component as Renderer),
          () => undefined,
        );
      },
      { rootMargin: LOADED_AHEAD },
    );
    seen.observe(slot.current);
    return () => seen.disconnect();
  }, [load]);
  return (
    <div ref={slot} className={css.manipulable} data-kind={manipulable.kind}>
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
