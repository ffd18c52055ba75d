// For ever: an installed application is known by them, and a browser that finds others asks its owner about the change.
export const MANIFEST_PATH = '/manifest.webmanifest';
export const APP_ICONS_PATH = '/app-icons';
/** For a home screen that reads no manifest. */
export const TOUCH_ICON_PATH = `${APP_ICONS_PATH}/touch-180.png`;
