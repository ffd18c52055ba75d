/** What a student did on the first screen, for the lesson that takes its place. */
export interface EarlyUse {
  /** Of the step that they saw. */
  readonly heading: string;
  /** In order. */
  readonly presses: readonly Control[];
  readonly focused: Control | null;
  /** Whether its list of parts was open. */
  readonly isOpen: boolean;
}

/** A control by its place among all of them: a step has the same in both. */
export interface Control {
  readonly place: number;
  readonly text: string;
}

const CONTROLS = 'a, button, summary';

const controlsOf = (screen: Element) => [...screen.querySelectorAll<HTMLElement>(CONTROLS)];

/** The control of `screen` in which `target` is. */
export function controlAt(screen: Element, target: EventTarget | null): Control | null {
  const element = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
  const place = element ? controlsOf(screen).indexOf(element) : -1;
  return element && place >= 0 ? { place, text: element.textContent } : null;
}

/** `screen` shows one of several steps. */
export function earlyUseOf(screen: Element, presses: readonly Control[]): EarlyUse {
  const shown = [...screen.querySelectorAll('h2')].find((heading) => heading.checkVisibility());
  return {
    heading: shown?.textContent ?? '',
    presses,
    focused: controlAt(screen, screen.ownerDocument.activeElement),
    isOpen: screen.querySelector('details')?.open === true,
  };
}

/** Does it in the lesson. Who is a step further, or comes to one by a press, has the bar there and nothing else of it. */
export async function repeatUse(lesson: Element, { heading, presses, focused, isOpen }: EarlyUse): Promise<void> {
  function find({ place, text }: Control): HTMLElement | undefined {
    const control = controlsOf(lesson)[place];
    const isSameStep = lesson.querySelector('h2')?.textContent === heading;
    return isSameStep || control?.textContent === text ? control : undefined;
  }
  const { activeElement, body } = lesson.ownerDocument;
  const parts = lesson.querySelector('details');
  if (isOpen && parts) parts.open = true;
  if (focused && activeElement === body) find(focused)?.focus({ preventScroll: true });
  for (const press of presses) {
    // Each finds the lesson as the one before left it: React settles in microtasks.
    await Promise.resolve();
    find(press)?.click();
  }
}
