import type { FrozenItem, FrozenText } from '@travesia/content-item-model';
import type { PublicForm, PublicItem, PublicResponse, PublicText } from '../api/attempts.ts';
import type { Response } from '../practice/attempt/project.ts';
import type { Form } from '../practice/form/form.ts';
import { optionIds } from './option-ids.ts';

/** Finds what a form names. */
export interface FrozenSource {
  item(id: string): FrozenItem;
  text(id: string): FrozenText;
}

export interface SaltedForm {
  readonly form: Form;
  readonly salt: Uint8Array;
}

/**
 * Everything that a student may see before grading, field by field: a new field of an item stays on the server until
 * somebody writes it here.
 */
export function publicForm(salted: SaltedForm, source: FrozenSource): PublicForm {
  const texts = textsOf(salted.form);
  return {
    items: salted.form.slots.map((_, slot) => publicItem(salted, slot, source)),
    texts: texts.map((id) => publicText(source.text(id))),
    sections: salted.form.sections.map(({ name, from, items }) => ({ name, from, items })),
  };
}

export function publicItem({ form, salt }: SaltedForm, n: number, source: FrozenSource): PublicItem {
  const slot = form.slots[n];
  if (!slot) throw new RangeError(`The form has no slot ${n}.`);
  const { stem, figure, options } = source.item(slot.item);
  const ids = optionIds(salt, n, slot.order.length);
  return {
    stem,
    ...(figure !== undefined && { figure }),
    options: slot.order.map((option, place) => ({ id: ids[place] ?? '', text: options[option]?.text ?? '' })),
    ...(slot.text !== undefined && { text: textsOf(form).indexOf(slot.text) }),
  };
}

export function publicText({ title, introduction, paragraphs, figures }: FrozenText): PublicText {
  return { title, introduction, paragraphs, figures };
}

/** Texts of a form, in the order in which they are met. */
export function textsOf({ slots }: Form): readonly string[] {
  return [...new Set(slots.flatMap(({ text }) => text ?? []))];
}

export function publicResponse({ form, salt }: SaltedForm, slot: number, response: Response): PublicResponse {
  const { option, flagged, eliminated } = response;
  if (option === null && eliminated.length === 0) return { option, flagged, eliminated: [] };
  const ids = optionIds(salt, slot, form.slots[slot]?.order.length ?? 0);
  const idOf = (place: number) => ids[place] ?? '';
  return { option: option === null ? null : idOf(option), flagged, eliminated: eliminated.map(idOf) };
}
