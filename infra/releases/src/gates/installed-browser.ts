import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** First those without windows: a page costs them two thirds of the processor's time. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Chromium and package managers treat it otherwise. */
export const isRoot = process.getuid?.() === 0;

/**
 * How checks and gates start Chromium: quiet, with no traffic of its own. The sandbox stays on but for
 * root, under whom Chromium refuses to start with it.
 */
export const BROWSER_ARGS: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The first of these programs that the system knows. */
export function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

/** Path of a Chromium that is here already: `CHROMIUM_PATH`, the system's, or Playwright's own. */
export function installedBrowser(): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH dice ${named}, pero ahí no hay ningún archivo.`);
    return named;
  }
  return onPath(SYSTEM_NAMES) ?? playwrightsOwn();
}

/** Playwright takes half a second to load: for whoever has no other Chromium. */
function playwrightsOwn(): string | null {
  const { chromium }: typeof import('playwright-core') = createRequire(import.meta.url)('playwright-core');
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}
