import type { Field } from './early-use.ts';

/**
 * What a field holds, to be compared: its text, of checkboxes and radio buttons whether they are checked, of lists the
 * places of the options that are chosen.
 */
export type FieldContent = string;

export type CheckableInput = HTMLInputElement & { readonly type: 'checkbox' | 'radio' };

export const isCheckable = (field: Field): field is CheckableInput =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const placesOf = (options: Iterable<HTMLOptionElement>) => Array.from(options, ({ index }) => index).join();

export function contentOf(field: Field): FieldContent {
  if (isCheckable(field)) return String(field.checked);
  return field instanceof HTMLSelectElement ? placesOf(field.selectedOptions) : field.value;
}

function writtenChoice({ multiple, size, options }: HTMLSelectElement): readonly HTMLOptionElement[] {
  const written = [...options].filter(({ defaultSelected }) => defaultSelected);
  if (multiple) return written;
  if (written.length > 0) return written.slice(-1);
  // A list that shows one option has always one.
  return size > 1 ? [] : [...options].filter(({ disabled }) => !disabled).slice(0, 1);
}

/** What the field held when the document was written. */
export function writtenContentOf(field: Field): FieldContent {
  if (isCheckable(field)) return String(field.defaultChecked);
  if (field instanceof HTMLSelectElement) return placesOf(writtenChoice(field));
  if (field instanceof HTMLTextAreaElement || field.type === 'file') return field.defaultValue;
  // A copy cleans what it is given, as the field did: a range has a number where none was written.
  const copy = field.ownerDocument.createElement('input');
  for (const { name, value } of field.attributes) copy.setAttribute(name, value);
  return copy.value;
}

/** By the setters of every field of its kind: frameworks put some of their own on the field, to know what they wrote. */
export function writeContent(field: Field, content: FieldContent): void {
  const set = (property: string, value: unknown) =>
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, value);
  if (isCheckable(field)) set('checked', content === 'true');
  else if (field instanceof HTMLSelectElement) {
    const chosen = new Set(content.split(','));
    for (const option of field.options) option.selected = chosen.has(String(option.index));
  } else if (field.type !== 'file') set('value', content);
}
