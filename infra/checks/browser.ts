import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { installedBrowser } from '@travesia/infra-releases/browser';
import { runTool } from './run-tool.ts';
import { INSTALL_TIMEOUT_MS, installWithApt } from './system-package.ts';

/** Debian's names; other systems have only the second. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

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
  const packages = PACKAGES.map((name) => () => installWithApt(name));
  for (const install of [null, installWithPlaywright, ...packages]) {
    await install?.();
    const found = installedBrowser();
    if (found) return found;
  }
  throw new Error(
    'No hay un Chromium y no se pudo instalar: instala chromium o google-chrome, o indica el tuyo con CHROMIUM_PATH=/ruta/a/chromium.',
  );
}
