import { copyFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * Writes all the files or none: everything is on disk beside its place before the first is put
 * into it, and what was put is taken back when a later one fails.
 */
export function replaceFiles(folder: string, files: Readonly<Record<string, string>>): void {
  const names = Object.keys(files);
  const at = (name: string, suffix = '') => join(folder, `${name}${suffix}`);
  const placed: string[] = [];
  try {
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(at(name, '.new'), text);
      if (isFile(at(name))) copyFileSync(at(name), at(name, '.old'));
    }
    for (const name of names) {
      renameSync(at(name, '.new'), at(name));
      placed.push(name);
    }
  } catch (error) {
    for (const name of placed) {
      if (isFile(at(name, '.old'))) renameSync(at(name, '.old'), at(name));
      else rmSync(at(name));
    }
    throw error;
  } finally {
    for (const name of names) {
      rmSync(at(name, '.new'), { force: true });
      rmSync(at(name, '.old'), { force: true });
    }
  }
}
