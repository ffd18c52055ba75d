import { useSyncExternalStore } from 'react';

/** What the field of the sheet holds: it was there before React, and stays the browser's. */
export function useSearchQuery(field: HTMLInputElement): string {
  return useSyncExternalStore(
    (changed) => {
      field.addEventListener('input', changed);
      return () => field.removeEventListener('input', changed);
    },
    () => field.value,
  );
}
