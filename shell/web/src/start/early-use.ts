export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A button that was pressed, or what was opened or closed, with the event: it knows the keys that were held. */
export type Happening = readonly [element: Element, event: Event];

export const FIELDS = 'input, select, textarea';

/** What the visitor did with a page before its own code could hear it. */
export interface EarlyUse {
  /** In order: fields that something was entered into, and whatever happened once each time. Fields know what they hold. */
  readonly acts: readonly (Element | Happening)[];
  /** Only what is done in `part` is noted from now on: the rest hears by itself. */
  narrow(part: Node): void;
  end(): void;
}

declare global {
  /** In documents that hydrate on interaction. */
  var travesiaEarlyUse: EarlyUse | undefined;
}

/** A button that the browser does nothing for by itself. */
function pressedButton(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || target.closest(`a[href], label, summary, ${FIELDS}`)) return null;
  const button = target.closest<HTMLElement>('button, [role="button"]');
  if (!(button instanceof HTMLButtonElement)) return button;
  const acts = button.form !== null && button.type !== 'button';
  return acts || button.matches('[popovertarget], [commandfor], [data-opens-search]') ? null : button;
}

/** Also says in the document that a script did not come, until the page lives: kits/ui hides what then would not work. */
export function noteEarlyUse(document: Document): EarlyUse {
  const { dataset } = document.documentElement;
  const acts: (Element | Happening)[] = [];
  let noted: Node = document;
  const all = new AbortController();
  const listen = (type: string, hear: (event: Event, target: Element) => void) => {
    const run = (event: Event) => {
      const { target } = event;
      if (target instanceof Element && noted.contains(target)) hear(event, target);
    };
    document.addEventListener(type, run, { capture: true, signal: all.signal });
  };
  const enter = (_: Event, target: Element) => {
    if (acts.at(-1) !== target && target.matches(FIELDS)) acts.push(target);
  };
  listen('input', enter);
  listen('change', enter);
  listen('toggle', (event, target) => acts.push([target, event]));
  listen('click', (event, target) => {
    const button = pressedButton(target);
    if (button) acts.push([button, event]);
  });
  const lose = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) dataset['scripts'] = 'lost';
  };
  document.addEventListener('error', lose, { capture: true, signal: all.signal });
  return {
    acts,
    narrow(part) {
      noted = part;
    },
    end() {
      all.abort();
      delete dataset['scripts'];
    },
  };
}
