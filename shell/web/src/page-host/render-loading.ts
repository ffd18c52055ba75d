const LINES = 6;

/** Stands in the place of a page that is on its way: a heading and lines of text, and a word for who cannot see them. */
export function renderLoading(document: Document): HTMLElement {
  const element = document.createElement('div');
  element.dataset['loading'] = '';
  element.role = 'status';
  const word = document.createElement('span');
  word.className = 'visually-hidden';
  word.textContent = 'Cargando…';
  const lines = Array.from({ length: LINES }, () => {
    const line = document.createElement('span');
    line.ariaHidden = 'true';
    return line;
  });
  element.append(word, ...lines);
  return element;
}
