import type { AppLocation } from './app-history.ts';
import type { ScrollMemory } from './scroll-memory.ts';

/** What came onto the screen. */
export interface ArrivedView {
  readonly container: HTMLElement;
  /** Where a kept page was scrolled to when it was left. */
  readonly keptScrollY: number | undefined;
  /** It stood there before: prerendered, or at another address of the same page. */
  readonly stays: boolean;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The element that `hash` names, first of all in the page itself: hidden pages may use the same id. */
function placeOf(container: HTMLElement, hash: string): HTMLElement | null {
  const id = decoded(hash.slice(1));
  if (id === '') return null;
  const own = [...container.querySelectorAll<HTMLElement>('[id]')].find((element) => element.id === id);
  return own ?? document.getElementById(id);
}

/** What stands in something closed is shown: browsers open it for links within a page alone. */
function show(place: HTMLElement): void {
  for (let around = place.closest('details'); around; around = around.parentElement?.closest('details') ?? null) {
    around.open = true;
  }
  place.scrollIntoView();
}

/** Moves scroll and focus to where the student who went to `location` expects them. */
export function arriveAt(view: ArrivedView, location: AppLocation, scroll: ScrollMemory): void {
  const { container, keptScrollY, stays } = view;
  const { navigation, hash, key } = location;
  const remembered = scroll.recall(key);
  const place = placeOf(container, hash);
  scroll.show(key);
  if (navigation === 'initial') {
    // Whoever has scrolled what was there before its code came stays there; a hash scrolls by itself.
    const isScrolled = stays && hash === '' && window.scrollY !== 0;
    if (remembered !== undefined && !isScrolled) window.scrollTo(0, remembered);
    // The browser looked for the place in what the server wrote; this page was not in it.
    else if (!stays && place) show(place);
    return;
  }
  // A page that keeps its address in step with what is done in it, while the student types.
  if (stays && navigation === 'replace') return;
  const left = keptScrollY ?? remembered;
  const isPlace = place !== null && (navigation !== 'pop' || left === undefined);
  if (isPlace) show(place);
  else window.scrollTo(0, left ?? 0);
  const heading = isPlace ? place : (container.querySelector<HTMLElement>('h1') ?? container);
  if (heading.tabIndex < 0) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
