import process from 'node:process';
import type { BuildDocument } from '@travesia/contracts/release';
import { ReleaseError } from '../release-error.ts';
import { findGlobalStyles } from './find-global-styles.ts';
import { findLeaks } from './find-leaks.ts';
import { buildFolders, knownSecrets } from './secrets.ts';

/** More would hide the first ones. */
const FOUND_TOLD = 10;

/** Looks at file after file of one release, and then says what it thinks of them all. */
export interface ContentGate {
  look(file: string, content: Uint8Array): void;
  /** @throws {ReleaseError} naming the files and the way out. */
  pass(): void;
}

/** The first of `found`, a line each. */
function listed(found: readonly string[]): string {
  const told = found.toSorted().slice(0, FOUND_TOLD);
  const more = found.length > told.length ? [`  … y ${found.length - told.length} más.`] : [];
  return [...told.map((one) => `  ${one}`), ...more].join('\n');
}

/** No source and no secret travels to browsers with a release, and a remote styles its own pages alone. */
export async function openContentGate({ name, kind }: Pick<BuildDocument, 'name' | 'kind'>): Promise<ContentGate> {
  const [secrets, folders] = [await knownSecrets(process.env), buildFolders()];
  const leaks: string[] = [];
  const styles: string[] = [];
  return {
    look(file, content) {
      leaks.push(...findLeaks(file, content, secrets, folders));
      if (kind !== 'remote' || !file.endsWith('.css')) return;
      const selectors = findGlobalStyles(name, new TextDecoder().decode(content));
      styles.push(...selectors.map((selector) => `${file}: ${selector}`));
    },
    pass() {
      if (leaks.length > 0) {
        throw new ReleaseError('leak', `${name} no se publica, porque cualquiera lo leería:\n${listed(leaks)}`);
      }
      if (styles.length === 0) return;
      throw new ReleaseError(
        'styles',
        `${name} no se publica, porque sus estilos alcanzarían páginas de otros equipos:\n${listed(styles)}\n` +
          'Escríbelos en un archivo .module.css, dentro de una clase.',
      );
    },
  };
}
