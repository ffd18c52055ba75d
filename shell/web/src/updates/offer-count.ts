const STORAGE_KEY = 'travesia:actualizaciones';

/** How often this tab has been offered a reload, over all its documents. */
export interface OfferCount {
  get(): number;
  increment(): void;
}

/** `storage` throws where the browser stores nothing: each document then counts for itself. */
export function createOfferCount(storage: () => Pick<Storage, 'getItem' | 'setItem'>): OfferCount {
  let count = 0;
  try {
    count = Number(storage().getItem(STORAGE_KEY)) || 0;
  } catch {
    // Counts from here.
  }
  return {
    get: () => count,
    increment() {
      count += 1;
      try {
        storage().setItem(STORAGE_KEY, String(count));
      } catch {
        // Ends with the document.
      }
    },
  };
}
