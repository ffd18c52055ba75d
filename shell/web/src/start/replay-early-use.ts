import { type EarlyUse, type Entry, type Field, isCheckable } from './early-use.ts';

const tell = (field: Field, event: string) => field.dispatchEvent(new Event(event, { bubbles: true }));

/** By the setter of every field of its kind: frameworks put one of their own on the field, to know what they wrote. */
function write(field: Field, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
}

function enterText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  if (field.value === text) {
    if (text === field.defaultValue) return;
    // What a field holds already is no news to its page.
    field.value = field.defaultValue;
  }
  write(field, text);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  tell(field, 'input');
}

function enter(field: HTMLElement, entry: Entry): void {
  if (field instanceof HTMLSelectElement) {
    field.value = String(entry);
    tell(field, 'input');
    tell(field, 'change');
  } else if (field instanceof HTMLTextAreaElement) enterText(field, String(entry));
  else if (!(field instanceof HTMLInputElement)) return;
  else if (isCheckable(field)) {
    field.checked = !entry;
    field.click();
  } else if (field.type !== 'file') enterText(field, String(entry));
}

/** Does again, in its order, what was done to the page before its code could hear it: as people do, one thing at a time. */
export async function replayEarlyUse(early: EarlyUse): Promise<void> {
  early.end();
  for (const [element, entry] of early.done) {
    await new Promise((next) => setTimeout(next));
    if (!element.isConnected) continue;
    if (entry === null) element.click();
    else enter(element, entry);
  }
}
