import type { Run } from './run.ts';

/** Lets time run by itself, but for who wants less motion: they press for it. */
export function goOn<State, Input>(run: Run<State, Input>): void {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) run.play();
}
