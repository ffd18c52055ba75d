/** Id of the sheet in which things are looked for. */
export const SEARCH_SHEET_ID = 'buscar';

/** Happens on the document each time that the sheet was opened. */
export const SEARCH_OPENED = 'travesia-search';

/** On whatever opens the sheet when it is pressed. */
export const OPENS_SEARCH = 'data-opens-search';

/** The field is there at once, so that whoever has pressed types on; what it finds comes after it. */
const SHEET = `<div role="search"><input type="text" inputmode="search" enterkeyhint="search" autocomplete="off" autocapitalize="off" spellcheck="false" autofocus aria-label="Qué buscas" placeholder="Carrera, contenido, página…"><form method="dialog"><button>Cerrar</button></form></div><div class="results"><p role="status">Abriendo el buscador…</p></div>`;

function makeSheet(document: Document): HTMLDialogElement {
  const sheet = document.createElement('dialog');
  sheet.id = SEARCH_SHEET_ID;
  sheet.setAttribute('aria-label', 'Buscar en Travesía');
  sheet.innerHTML = SHEET;
  document.body.append(sheet);
  return sheet;
}

export function findSheet(document: Document): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`#${SEARCH_SHEET_ID}`);
}

function openSheet(document: Document): void {
  const sheet = findSheet(document) ?? makeSheet(document);
  if (!sheet.open) sheet.showModal();
  document.dispatchEvent(new Event(SEARCH_OPENED));
}

/** Where Control and K in a field cut off the rest of its line. */
const isApple = ({ platform }: Navigator) => /^(?:Mac|iP)/.test(platform);

/**
 * Opens the sheet when somebody asks for it, from the first moment of a document on: nothing of the application is
 * needed for it.
 */
export function hearSearch(window: Window): void {
  const { document, navigator } = window;
  const modifier = isApple(navigator) ? 'metaKey' : 'ctrlKey';
  document.addEventListener('keydown', (event) => {
    if (!event[modifier] || event.key.toLowerCase() !== 'k' || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openSheet(document);
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[${OPENS_SEARCH}]`)) openSheet(document);
  });
}
