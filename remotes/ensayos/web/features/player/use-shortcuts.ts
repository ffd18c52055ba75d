import { useEffect, useEffectEvent } from 'react';

export interface Shortcuts {
  choose(place: number): void;
  flag(): void;
  move(by: -1 | 1): void;
  /** Shows all questions, from where the attempt is handed in. */
  review(): void;
}

const FIELDS = 'input:not([type="radio"]), textarea, select, [contenteditable]';
/** What the arrows move already: the alternatives of a question, and a table or figure that is wider than its frame. */
const MOVED_BY_ARROWS = 'input, [tabindex="0"]';

/**
 * A to E or 1 to 5 choose, M marks, N and P or the arrows move, R reviews: once a press. Off where somebody writes, while a dialog is
 * open, and where they are turned off.
 */
export function useShortcuts(isOn: boolean, shortcuts: Shortcuts): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(FIELDS) || document.querySelector('dialog[open]')) return;
    const key = event.key.toLowerCase();
    const place = 'abcde'.indexOf(key) >= 0 ? 'abcde'.indexOf(key) : '12345'.indexOf(key);
    const isArrowTaken = target?.closest(MOVED_BY_ARROWS);
    if (key.length === 1 && place >= 0) shortcuts.choose(place);
    else if (key === 'm') shortcuts.flag();
    else if (key === 'n' || (key === 'arrowright' && !isArrowTaken)) shortcuts.move(1);
    else if (key === 'p' || (key === 'arrowleft' && !isArrowTaken)) shortcuts.move(-1);
    else if (key === 'r') shortcuts.review();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    if (!isOn) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOn]);
}
