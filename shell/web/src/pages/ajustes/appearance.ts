export const APPEARANCES = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

const KEY = 'travesia:apariencia';

/** As this browser's student chose it; `system` where storage is not allowed. */
export function readAppearance(): Appearance {
  try {
    const kept = localStorage.getItem(KEY);
    return APPEARANCES.find((appearance) => appearance === kept) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Puts the choice on the document. Called before the shell's first render. */
export function applyAppearance(appearance = readAppearance()): void {
  const { dataset } = document.documentElement;
  if (appearance === 'system') delete dataset['appearance'];
  else dataset['appearance'] = appearance;
}

export function chooseAppearance(appearance: Appearance): void {
  applyAppearance(appearance);
  try {
    if (appearance === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, appearance);
  } catch {
    // It lasts as long as the tab.
  }
}
