import process from 'node:process';
import { ReleaseError } from '../release-error.ts';
import { findLeaks } from './find-leaks.ts';
import { buildFolders, knownSecrets } from './secrets.ts';

/** More would hide the first ones. */
const LEAKS_TOLD = 10;

/** Looks at file after file of one release, and then says what it thinks of them all. */
export interface ContentGate {
  look(file: string, content: Uint8Array): void;
  /** @throws {ReleaseError} naming the files and the way out. */
  pass(): void;
}

/** No source and no secret travels to browsers with the release of `name`. */
export async function openContentGate(name: string): Promise<ContentGate> {
  const [secrets, folders] = [await knownSecrets(process.env), buildFolders()];
  const leaks: string[] = [];
  return {
    look(file, content) {
      leaks.push(...findLeaks(file, content, secrets, folders));
    },
    pass() {
      if (leaks.length === 0) return;
      const told = leaks.toSorted().slice(0, LEAKS_TOLD);
      const more = leaks.length > told.length ? [`  … y ${leaks.length - told.length} más.`] : [];
      const lines = [...told.map((leak) => `  ${leak}`), ...more];
      throw new ReleaseError('leak', `${name} no se publica, porque cualquiera lo leería:\n${lines.join('\n')}`);
    },
  };
}
