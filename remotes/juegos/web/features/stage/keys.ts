import type { Run } from './run.ts';

/** What a key does, as data: the stage obeys it and lists it. */
export interface GameKey<State, Input> {
  /** `KeyboardEvent.key`; letters in lower case. */
  readonly key: string;
  /** As it is called: `←`, `Espacio`. */
  readonly label: string;
  /** What it does: a verb first, capital letter. */
  readonly does: string;
  press(run: Run<State, Input>): void;
}

/** Elements to which letters are text, or a choice. */
const WRITES = 'input:not([type="range"], [type="radio"], [type="checkbox"], [type="button"]), textarea, select';

/** Elements to which arrows, space and the like already mean something. */
const MOVES = `input, button, summary, a[href], [role="slider"], ${WRITES}`;

/** Whether a key that was pressed on `target` is meant for the stage. Letters are, wherever in it the focus is. */
export function isForStage(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  target: Element,
): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  return !target.closest(event.key.length === 1 && event.key !== ' ' ? WRITES : MOVES);
}

export function findKey<K extends { readonly key: string }>(keys: readonly K[], pressed: string): K | undefined {
  const wanted = pressed.length === 1 ? pressed.toLowerCase() : pressed;
  return keys.find(({ key }) => key === wanted);
}
