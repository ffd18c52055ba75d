/** The colours of the canvas in kits/ui's tokens, for what a browser draws around our pages. */
export const THEME_COLOR = { light: '#faf7f2', dark: '#12141f' } as const;
