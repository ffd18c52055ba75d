/**
 * What nobody does but to use a page. Scrolling is none of it: whoever scrolls does one of these first, and arriving at
 * a place in the page, or coming back to it, scrolls by itself.
 */
const SIGNS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'keydown',
  'focusin',
  'input',
  'change',
  'click',
  'hashchange',
] as const;

/** On a link these are the beginning of leaving, which takes no application. */
const ON_LINKS = /^(?:pointerdown|touchstart|focusin|click)$/;

const isOnLink = ({ type, target }: Event) =>
  ON_LINKS.test(type) && target instanceof Element && target.closest('a[href]') !== null;

/** A browser says where the pointer rests as soon as a page has come under it, and nobody moved it. */
const isResting = (event: Event) =>
  event.type === 'pointermove' && event instanceof MouseEvent && event.movementX === 0 && event.movementY === 0;

/**
 * Puts `assets` into the document at the first sign of use, behind what `ahead` knows of by then.
 * @returns what does so at once.
 */
export function hydrateOnInteraction(
  window: Window,
  assets: DocumentFragment,
  ahead: () => Element | null = () => null,
): () => void {
  const { document } = window;
  const waiting = [...assets.children];
  const options = { capture: true, passive: true } as const;
  const hear = (event: Event) => {
    if (!isOnLink(event) && !isResting(event)) start();
  };

  function listen(): void {
    for (const sign of SIGNS) window.addEventListener(sign, hear, options);
  }

  function start(): void {
    for (const sign of SIGNS) window.removeEventListener(sign, hear, options);
    document.head.append(...[ahead()].filter((element) => element !== null));
    for (const asset of waiting.splice(0)) {
      const copy = document.importNode(asset, true);
      // Whoever goes on using the page tries again.
      copy.addEventListener('error', () => {
        copy.remove();
        if (copy.localName !== 'script') return;
        waiting.push(asset);
        listen();
      });
      document.head.append(copy);
    }
  }

  listen();
  return start;
}
