import { useEffect, useState } from 'react';

export const RESULTS_ID = 'buscar-lista';
export const optionId = (place: number) => `buscar-opcion-${place}`;

/** Which of `count` options is next for a key of the field, around at both ends; `null` for keys that move nothing. */
export function nextOption(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active - 1 + count) % count;
  return null;
}

/**
 * Makes `field` the combobox of `count` options: the first is chosen until the student moves, and again for another
 * `query`. Enter presses the chosen one.
 * @returns the place of the chosen one.
 */
export function useActiveOption(field: HTMLInputElement, query: string, count: number): number {
  const [chosen, setChosen] = useState({ query, place: 0 });
  const active = chosen.query === query && chosen.place < count ? chosen.place : 0;

  useEffect(() => {
    field.role = 'combobox';
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-controls', RESULTS_ID);
    field.ariaExpanded = String(count > 0);
    if (count > 0) field.setAttribute('aria-activedescendant', optionId(active));
    else field.removeAttribute('aria-activedescendant');
  }, [field, count, active]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // Enter ends what is being composed.
      if (event.isComposing) return;
      if (event.key === 'Enter') document.getElementById(optionId(active))?.click();
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
