/** The link that a click or a pointer is about to follow inside our own origin, or `null`. */
export function ownLink(event: Event): HTMLAnchorElement | null {
  if (!(event.target instanceof Element)) return null;
  const link = event.target.closest('a');
  if (!link?.hasAttribute('href')) return null;
  if (link.origin !== location.origin || link.hasAttribute('download')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  if (link.relList.contains('external')) return null;
  return link;
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Turns clicks on links of our own origin into `navigate`. What a person or a page has decided
 * otherwise stays with the browser: modified clicks, downloads, other targets, places in this page.
 * `isOurs` tells addresses of the application from files that happen to share the origin.
 */
export function captureLinks(
  document: Document,
  isOurs: (pathname: string) => boolean,
  navigate: (to: string) => void,
): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = ownLink(event);
    if (!link || !isOurs(link.pathname)) return;
    const here = link.pathname === location.pathname && link.search === location.search;
    // Followed once more it would overwrite the state of its entry in the session history.
    const isPlaceHere = here && link.hash !== '' && link.hash !== location.hash;
    if (isPlaceHere) return;
    event.preventDefault();
    navigate(link.href);
  });
}
