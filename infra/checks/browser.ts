import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { runTool } from './run-tool.ts';
import { INSTALL_TIMEOUT_MS, installWithApt, isRoot, onPath } from './system-package.ts';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * How the checks start Chromium: quiet, with no traffic of its own. The sandbox stays on but for
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

/** Path of a Chromium that is here already: `CHROMIUM_PATH`, the system's, or Playwright's own. */
export function installedBrowser(): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH dice ${named}, pero ahí no hay ningún archivo.`);
    return named;
  }
  const own = chromium.executablePath();
  return onPath(SYSTEM_NAMES) ?? (existsSync(own) ? own : null);
}

async function installWithPlaywright(): Promise<void> {
  console.log('No hay Chromium: se instala el de Playwright…');
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  await runTool(process.execPath, [cli, 'install', 'chromium'], { timeoutMs: INSTALL_TIMEOUT_MS });
}

/**
 * Path of a Chromium, installing one where there is none.
 * @throws with the sentence that says what to do, when none can be had.
 */
export async function findBrowser(): Promise<string> {
  for (const install of [null, installWithPlaywright, () => installWithApt('chromium')]) {
    await install?.();
    const found = installedBrowser();
    if (found) return found;
  }
  throw new Error(
    'No hay un Chromium y no se pudo instalar: instala chromium o google-chrome, o indica el tuyo con CHROMIUM_PATH=/ruta/a/chromium.',
  );
}
