/** The colours of the canvas in kits/ui's tokens, for what a browser draws around our pages. */
export const THEME_COLOR = { light: '#f8f8fd', dark: '#12141f' } as const;
