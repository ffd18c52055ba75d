import { BOOT_ELEMENT_ID, buildReleasesPath } from '@travesia/contracts/release';

/** The address is at the end of the document, so that the text before it is the same in every build. */
function buildOf(document: Document): string | null {
  try {
    return JSON.parse(document.getElementById(BOOT_ELEMENT_ID)?.textContent ?? '').build;
  } catch {
    // The document is still arriving.
    return null;
  }
}

/** What fetches the releases of the document's build while the application comes; nothing twice. */
export function createReleasesLink(document: Document): () => HTMLLinkElement | null {
  let isDone = false;
  return () => {
    const build = isDone ? null : buildOf(document);
    if (build === null) return null;
    isDone = true;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'fetch';
    link.crossOrigin = 'anonymous';
    link.href = buildReleasesPath(build);
    return link;
  };
}
