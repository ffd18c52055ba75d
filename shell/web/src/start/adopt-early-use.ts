import { type EarlyUse, FIELDS, type Field, type Happening } from './early-use.ts';
import { contentOf, type FieldContent, isCheckable, writeContent, writtenContentOf } from './field-content.ts';

/** The page's code is about to take over its fragment; one of these ends it. */
export interface Adoption {
  /** The code has taken over: it is told everything, and hears by itself afterwards. */
  finish(): Promise<void>;
  /** Something else stands in the fragment's place. */
  abandon(): void;
}

type Selection = readonly [start: number, end: number, direction: 'forward' | 'backward' | 'none'];

/** A field of the fragment. */
interface HeldField {
  /** What it holds for the visitor, whatever the page's code writes into it meanwhile. */
  content: FieldContent;
  selection: Selection | null;
  /** What the page's code believes it to hold. */
  known: FieldContent;
  /** Among all fields. */
  readonly place: number;
}

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

function selectionOf(field: Field): Selection | null {
  if (field instanceof HTMLSelectElement) return null;
  const { selectionStart, selectionEnd, selectionDirection } = field;
  return selectionStart === null || selectionEnd === null
    ? null
    : [selectionStart, selectionEnd, selectionDirection ?? 'none'];
}

function select(field: Field, selection: Selection | null): void {
  if (selection === null || field instanceof HTMLSelectElement) return;
  if (selection.some((part, place) => part !== selectionOf(field)?.[place])) field.setSelectionRange(...selection);
}

/**
 * A framework that puts a setter of its own on a field takes what that setter was given for what its page knows, and
 * passes over events that bring nothing else. It is given something else, and for another field: the visitor's own,
 * with its caret and a composition that is under way, is not touched.
 */
function makeNews(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { localName, ownerDocument, value } = field;
  Object.getOwnPropertyDescriptor(field, 'value')?.set?.call(ownerDocument.createElement(localName), `${value} `);
}

function announce(field: Field): void {
  if (isCheckable(field)) {
    // Of a group, the button that is chosen speaks.
    if (field.type === 'radio' && !field.checked) return;
    field.checked = !field.checked;
    field.click();
    return;
  }
  const isLeft = field !== field.ownerDocument.activeElement;
  const happen = (event: Event) => field.dispatchEvent(event);
  if (!(field instanceof HTMLSelectElement)) makeNews(field);
  happen(new Event('input', { bubbles: true }));
  if (isLeft || field instanceof HTMLSelectElement) happen(new Event('change', { bubbles: true }));
  if (isLeft) happen(new FocusEvent('focusout', { bubbles: true }));
}

/** Tells the page what a field holds that the visitor has used, unless it knows. */
function tell(field: Field, held: HeldField): void {
  const isKept = contentOf(field) === held.content;
  if (isKept && held.content === held.known) return;
  const selection = isKept ? selectionOf(field) : held.selection;
  if (!isKept) writeContent(field, held.content);
  held.known = held.content;
  announce(field);
  if (contentOf(field) === held.content) select(field, selection);
}

function repeat([element, event]: Happening): void {
  const target = event.target instanceof Element && event.target.isConnected ? event.target : element;
  if (target.isConnected) target.dispatchEvent(Reflect.construct(event.constructor, [event.type, event]));
}

const isAlike = (one: Field, other: Field) =>
  one.localName === other.localName && one.type === other.type && one.name === other.name && one.id === other.id;

const listFields = (page: HTMLElement) => [...page.querySelectorAll<Field>(FIELDS)];

/**
 * Begins just before a page's code takes over its fragment. Until it has, that code hears nothing of what is done there:
 * fields keep what they hold, presses wait. Then it is told in one turn of the event loop, so nothing that the visitor
 * does comes between: of each field what it holds by then, of each press that it was, in their order. A field that
 * is used before a press and after it is told both times, so whatever was typed after a press survives it.
 */
export function adoptEarlyUse(early: EarlyUse, page: HTMLElement): Adoption {
  const document = page.ownerDocument;
  const focused = document.activeElement;
  const fields = new Map<Element, HeldField>(
    listFields(page).map((field, place) => {
      const known = writtenContentOf(field);
      return [field, { content: contentOf(field), selection: selectionOf(field), known, place }];
    }),
  );
  const holding = new AbortController();
  const hold = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element && page.contains(target)) || target.closest('a[href]')) return;
    event.stopImmediatePropagation();
    if (!isField(target)) return;
    // A radio button that is chosen takes the choice from another.
    const changed = isCheckable(target) ? [...fields.keys()].filter(isField).filter(isCheckable) : [target];
    for (const field of changed) {
      const held = fields.get(field);
      if (held) Object.assign(held, { content: contentOf(field), selection: selectionOf(field) });
    }
  };
  for (const type of ['input', 'change', 'toggle', 'click']) {
    document.addEventListener(type, hold, { capture: true, signal: holding.signal });
  }

  function abandon(): void {
    holding.abort();
    early.end();
  }

  return {
    abandon,
    async finish() {
      abandon();
      const now = listFields(page);
      // A page that could not adopt its fragment has made it anew, with its fields in the same places.
      const heirOf = (field: Field, { place }: HeldField) => {
        const heir = field.isConnected ? field : now[place];
        return heir && isAlike(field, heir) ? heir : undefined;
      };
      const changed = [...fields].filter(([, { content, known }]) => content !== known).map(([field]) => field);
      for (const act of [...changed.filter((field) => !early.acts.includes(field)), ...early.acts]) {
        const held = isField(act) && fields.get(act);
        const field = held && heirOf(act, held);
        if (!(act instanceof Element)) repeat(act);
        else if (field) tell(field, held);
        // What is told next finds the page as this left it: frameworks settle in microtasks.
        await Promise.resolve();
      }
      const held = isField(focused) && fields.get(focused);
      const heir = held && heirOf(focused, held);
      if (!heir || heir === focused || document.activeElement !== document.body) return;
      heir.focus({ preventScroll: true });
      select(heir, held.selection);
    },
  };
}
