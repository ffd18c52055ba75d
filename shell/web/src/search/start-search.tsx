import { createRoot } from 'react-dom/client';
import { SearchResults } from './SearchResults.tsx';
import { SearchIndex, type SearchIo } from './search-index.ts';
import { SEARCH_OPENED } from './search-sheet.ts';

/** Brings the open sheet to life. @throws where it is not one that search-sheet.ts made. */
export function startSearch(sheet: HTMLDialogElement, io: SearchIo): void {
  const field = sheet.querySelector('input');
  const results = sheet.querySelector('.results');
  if (!field || !results) throw new Error('the sheet of the search has no field');
  const index = new SearchIndex(io);
  // What was looked for before is there to be typed over.
  sheet.ownerDocument.addEventListener(SEARCH_OPENED, () => {
    field.select();
    void index.refresh();
  });
  sheet.addEventListener('click', ({ target }) => {
    // Of the sheet itself is only what is around it.
    if (target === sheet) sheet.close();
  });
  createRoot(results).render(<SearchResults sheet={sheet} field={field} index={index} />);
  void index.refresh();
}
