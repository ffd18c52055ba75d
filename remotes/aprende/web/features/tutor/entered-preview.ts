import type { StepEntry } from '@travesia/contracts/slices';

/** How an entry is read: as a formula, or why it can't be. */
export type Preview = { readonly html: string } | { readonly trouble: string };

export function previewOf(text: string, _entry: StepEntry): Preview | null {
  return text === '' ? null : { html: text.replaceAll('<', '&lt;') };
}
