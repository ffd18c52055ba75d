/** Variables with the paths of the engines' programs; the check `engines` finds or installs them. */
export const FIREFOX_VARIABLE = 'FIREFOX_PATH';
export const WEBKIT_DRIVER_VARIABLE = 'WEBKIT_DRIVER_PATH';
export const MINI_BROWSER_VARIABLE = 'MINI_BROWSER_PATH';
export const XVFB_VARIABLE = 'XVFB_PATH';

/** Set by the global set-up: the screen that WebKitGTK draws on. */
export const DISPLAY_VARIABLE = 'TRAVESIA_E2E_DISPLAY';

export function programOf(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is not set: npm test -- --steps engines finds the engines and sets it`);
  return value;
}
