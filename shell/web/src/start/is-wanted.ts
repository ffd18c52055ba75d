import { SCROLL_STORAGE_KEY } from '../navigation/scroll-memory.ts';

/** In this tab the application has lived: its files are at hand, and where the visitor was is for it to restore. */
function hasLivedInTab({ history, sessionStorage }: Window): boolean {
  return history.state !== null || sessionStorage.getItem(SCROLL_STORAGE_KEY) !== null;
}

/** What the address says beyond its path is for the page's own code, but for a place in what is there. */
function saysMore({ location, document }: Window): boolean {
  return location.search !== '' || (location.hash !== '' && !document.getElementById(location.hash.slice(1)));
}

/** Whether the application is wanted before the visitor uses the page. */
export function isWanted(window: Window): boolean {
  if (saysMore(window)) return true;
  try {
    return hasLivedInTab(window);
  } catch {
    // Storage may be forbidden.
    return false;
  }
}
