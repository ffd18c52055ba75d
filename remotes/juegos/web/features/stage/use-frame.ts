import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Draw, Run } from './run.ts';

/**
 * Changes what is drawn by hand, at each frame of the screen while something moves and after each thing that is done: React
 * renders nothing for it. `draw` sets attributes of elements it has refs of, and reads no layout.
 */
export function useFrame<State, Input>(run: Run<State, Input>, draw: Draw<State>): void {
  const latest = useRef(draw);
  useLayoutEffect(() => {
    latest.current = draw;
  });
  useLayoutEffect(() => run.onDraw((state, previous, alpha) => latest.current(state, previous, alpha)), [run]);
}

/**
 * Lets time pass while something moves. Effects of a page that is kept and hidden end, and with them this; frames of a tab
 * out of sight do not come.
 */
export function useTime<State, Input>(run: Run<State, Input>): void {
  useEffect(() => {
    let frame: number | null = null;
    /** Of the frame before, where time ran at it. */
    let before: number | null = null;
    const draw = (now: number) => {
      frame = null;
      run.advance(before === null ? 0 : now - before);
      run.draw();
      before = run.isMoving ? now : null;
      if (run.isMoving) ask();
    };
    function ask(): void {
      frame ??= requestAnimationFrame(draw);
    }
    const stop = run.subscribe(ask);
    ask();
    return () => {
      stop();
      if (frame !== null) cancelAnimationFrame(frame);
    };
  }, [run]);
}
