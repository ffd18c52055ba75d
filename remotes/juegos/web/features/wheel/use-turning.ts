import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Spin, Weighed } from '../../../models/wheel/wheel.ts';

const TURNS = 5;
const DURATION_MS = 4_000;

const wantsStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Turns a drawing to where a spin stops, or puts it there at once. `stopped` hears that it is there. */
export function useTurning<One extends Weighed>(
  drawing: RefObject<SVGGElement | null>,
  stopped: (spin: Spin<One>) => void,
) {
  const [isTurning, setTurning] = useState(false);
  const running = useRef<Animation | null>(null);
  useEffect(() => () => running.current?.cancel(), []);

  const place = useCallback(
    (degrees: number) => {
      if (drawing.current) drawing.current.style.transform = `rotate(${degrees}deg)`;
    },
    [drawing],
  );

  function turn(spin: Spin<One>): void {
    // What is at this turn of the drawing comes under the pointer, which stands at the top.
    const end = (1 - spin.at) * 360;
    let isOver = false;
    function stop(): void {
      if (isOver) return;
      isOver = true;
      running.current = null;
      place(end);
      setTurning(false);
      stopped(spin);
    }
    if (!drawing.current || wantsStill()) {
      stop();
      return;
    }
    setTurning(true);
    const animation = drawing.current.animate(
      [{ transform: 'rotate(0deg)' }, { transform: `rotate(${TURNS * 360 + end}deg)` }],
      { duration: DURATION_MS, easing: 'cubic-bezier(0.12, 0.6, 0.1, 1)' },
    );
    running.current = animation;
    // A page that is left while it turns is no longer drawn, which ends it: the result stands all the same.
    animation.onfinish = stop;
    animation.oncancel = stop;
  }

  return {
    isTurning,
    turn,
    skip: () => running.current?.finish(),
    /** As before any spin. */
    rest: () => place(0),
  };
}
