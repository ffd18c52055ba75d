/** What a field held last; of checkboxes and radio buttons, whether they were checked. */
export type Entry = string | boolean;

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the visitor did with a page before its own code could hear it, in order: each field and each button once. */
export interface EarlyUse {
  /** Fields with what was entered; `null` for what was pressed. */
  readonly done: ReadonlyMap<HTMLElement, Entry | null>;
  /** The page's own code hears from now on what is pressed. */
  endPresses(): void;
  end(): void;
}

declare global {
  /** In documents that start on use. */
  var travesiaEarlyUse: EarlyUse | undefined;
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

export const isCheckable = (input: HTMLInputElement) => input.type === 'checkbox' || input.type === 'radio';

const entryOf = (field: Field): Entry =>
  field instanceof HTMLInputElement && isCheckable(field) ? field.checked : field.value;

/** A button that the browser does nothing for by itself. */
function pressedButton(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || target.closest('a[href], label, input, select, textarea, summary')) return null;
  const button = target.closest<HTMLElement>('button, [role="button"]');
  if (!(button instanceof HTMLButtonElement)) return button;
  const acts = button.form !== null && button.type !== 'button';
  return acts || button.matches('[popovertarget], [commandfor]') ? null : button;
}

/** Also says in the document that a script did not come, until the page lives: kits/ui hides what then would not work. */
export function noteEarlyUse(document: Document): EarlyUse {
  const { dataset } = document.documentElement;
  const done = new Map<HTMLElement, Entry | null>();
  const presses = new AbortController();
  const all = new AbortController();
  const enter = ({ target }: Event) => {
    if (!isField(target)) return;
    // What comes later is done later.
    done.delete(target);
    done.set(target, entryOf(target));
  };
  const press = ({ target }: Event) => {
    const button = pressedButton(target);
    if (button) done.set(button, null);
  };
  for (const event of ['input', 'change']) {
    document.addEventListener(event, enter, { capture: true, signal: all.signal });
  }
  const lose = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) dataset['scripts'] = 'lost';
  };
  document.addEventListener('error', lose, { capture: true, signal: all.signal });
  document.addEventListener('click', press, { capture: true, signal: presses.signal });
  const endPresses = () => presses.abort();
  return {
    done,
    endPresses,
    end() {
      endPresses();
      all.abort();
      delete dataset['scripts'];
    },
  };
}
