import { useEffect, useEffectEvent } from 'react';

export interface Shortcuts {
  choose(place: number): void;
  flag(): void;
  move(by: -1 | 1): void;
}

const FIELDS = 'input:not([type="radio"]), textarea, select, [contenteditable], dialog *';

/** A to E or 1 to 5 choose, M marks, N and P or the arrows move. Off where somebody writes, and where they are turned off. */
export function useShortcuts(isOn: boolean, shortcuts: Shortcuts): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(FIELDS)) return;
    const key = event.key.toLowerCase();
    const place = 'abcde'.indexOf(key) >= 0 ? 'abcde'.indexOf(key) : '12345'.indexOf(key);
    const isRadio = event.target instanceof HTMLInputElement;
    if (key.length === 1 && place >= 0) shortcuts.choose(place);
    else if (key === 'm') shortcuts.flag();
    else if (key === 'n' || (key === 'arrowright' && !isRadio)) shortcuts.move(1);
    else if (key === 'p' || (key === 'arrowleft' && !isRadio)) shortcuts.move(-1);
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
