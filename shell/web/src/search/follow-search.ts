import { findSheet, SEARCH_OPENED } from './search-sheet.ts';

const FAILED = 'No pudimos abrir el buscador. Revisa tu conexión y vuelve a abrirlo.';

/**
 * Calls `start` with the sheet when it is opened first, or now where it was opened before the application came. What
 * fails is tried again when the sheet is opened again.
 */
export function followSearch(document: Document, start: (sheet: HTMLDialogElement) => Promise<void>): void {
  const begin = () => {
    const sheet = findSheet(document);
    if (!sheet) return;
    document.removeEventListener(SEARCH_OPENED, begin);
    start(sheet).catch((error: unknown) => {
      console.error('the search could not be started', error);
      const said = sheet.querySelector('[role="status"]');
      if (said) said.textContent = FAILED;
      document.addEventListener(SEARCH_OPENED, begin);
    });
  };
  document.addEventListener(SEARCH_OPENED, begin);
  begin();
}
