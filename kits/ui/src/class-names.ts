/** Joins the class names that apply; `undefined` when none does, so that no empty attribute is rendered. */
export function classNames(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
