import { useEffect, useState } from 'react';

export const RESULTS_ID = 'buscar-lista';
export const optionId = (place: number) => `buscar-opcion-${place}`;

/** No option is chosen. */
const NONE = -1;

/** Which of `count` options is next for a key of the field, around at both ends; `null` for keys that move nothing. */
export function nextOption(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (Math.max(active, 0) - 1 + count) % count;
  return null;
}

/**
 * Makes `field` the combobox of `count` options: the first is chosen until the student moves, and again for another
 * `query`; where nothing is asked, none. Enter presses the chosen one.
 * @returns the place of the chosen one; -1 for none.
 */
export function useActiveOption(field: HTMLInputElement, query: string, count: number): number {
  const [chosen, setChosen] = useState<{ readonly query: string; readonly place: number } | null>(null);
  const first = query === '' ? NONE : 0;
  const active = chosen?.query === query && chosen.place < count ? chosen.place : first;

  useEffect(() => {
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-controls', RESULTS_ID);
    field.setAttribute('aria-expanded', String(count > 0));
    if (count > 0 && active !== NONE) field.setAttribute('aria-activedescendant', optionId(active));
    else field.removeAttribute('aria-activedescendant');
  }, [field, count, active]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // Enter ends what is being composed.
      if (event.isComposing) return;
      if (event.key === 'Enter') {
        // Else the key would press what has the focus once the sheet is closed: the button that opened it.
        event.preventDefault();
        document.getElementById(optionId(active))?.click();
      }
      const next = nextOption(event.key, active, count);
      if (next === null) return;
      event.preventDefault();
      setChosen({ query, place: next });
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    };
    field.addEventListener('keydown', press);
    return () => field.removeEventListener('keydown', press);
  }, [field, query, count, active]);

  return active;
}
