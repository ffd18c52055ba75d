import { existsSync, globSync } from 'node:fs';
import { onPath } from '@travesia/infra-releases/browser';
import { installWithApt } from './system-package.ts';

/** A program of another engine: its variable, where it may be, and the package of Debian that has it. */
interface EngineProgram {
  readonly variable: string;
  readonly names: readonly string[];
  /** Where Debian keeps what is not on the path. */
  readonly folders?: string;
  readonly aptPackage: string;
}

/** Named as the browser tests ask for them. */
const PROGRAMS: readonly EngineProgram[] = [
  { variable: 'FIREFOX_PATH', names: ['firefox-esr', 'firefox'], aptPackage: 'firefox-esr' },
  { variable: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'], aptPackage: 'webkit2gtk-driver' },
  {
    variable: 'MINI_BROWSER_PATH',
    names: [],
    folders: '/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser',
    aptPackage: 'libwebkit2gtk-4.1-0',
  },
  { variable: 'XVFB_PATH', names: ['Xvfb'], aptPackage: 'xvfb' },
];

function installed({ variable, names, folders }: EngineProgram): string | undefined {
  const named = process.env[variable];
  if (named && !existsSync(named)) throw new Error(`${variable} dice ${named}, pero ahí no hay ningún archivo.`);
  return named ?? onPath(names) ?? (folders === undefined ? undefined : globSync(folders).sort().at(-1));
}

/**
 * Paths of Firefox, of WebKitGTK's driver and its browser, and of a screen for it, by their variables; installed where
 * they are missing.
 * @throws with the sentence that says what to do, when one cannot be had.
 */
export async function findEngines(): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {};
  for (const program of PROGRAMS) {
    const { variable, aptPackage } = program;
    if (!installed(program)) await installWithApt(aptPackage);
    const path = installed(program);
    if (!path) {
      throw new Error(
        `Falta un programa de ${aptPackage} y no se pudo instalar: instala ese paquete, o indica el tuyo con ${variable}=/ruta.`,
      );
    }
    found[variable] = path;
  }
  return found;
}
