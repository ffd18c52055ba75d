/** Where the icons lie that the command writes. */
export const ICON_FILES = {
  icons: new URL('../src/icons/icons.ts', import.meta.url),
  set: new URL('../src/icons/icon-set.ts', import.meta.url),
} as const;
