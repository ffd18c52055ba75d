/** What somebody who listens hears of an element: formulas and figures by their names, without what is only pressed. */
export function heardText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const one of copy.querySelectorAll('[data-quiet], [aria-hidden="true"]')) one.remove();
  for (const one of copy.querySelectorAll('[role="img"][aria-label]')) {
    one.replaceWith(` ${one.getAttribute('aria-label')} `);
  }
  // What stands below one another is not read as one word.
  for (const one of copy.querySelectorAll('p, li, label, h3, h4, td, th, div, blockquote')) one.append(' \n');
  return (copy.textContent ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
}
