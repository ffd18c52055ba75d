import { glob } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { type Bank, bankOf } from './bank.ts';

/** The folder of this package. */
export const BANK_FOLDER = import.meta.dirname;

/** Folders that hold items, one a test. */
const SUBJECTS = ['cl', 'm1', 'm2', 'hcs', 'ciencias'] as const;

/** Files of items, texts and mistakes under some folders of a bank, relative to it, in one order everywhere. */
export async function bankFiles(under: readonly string[] = SUBJECTS, root = BANK_FOLDER): Promise<readonly string[]> {
  const files: string[] = [];
  for (const folder of under) {
    for await (const file of glob(`${folder}/**/*.ts`, { cwd: root })) files.push(file.split(sep).join('/'));
  }
  return files.sort();
}

/** Imports every item there is, or those under some of its folders. */
export async function loadBank(under: readonly string[] = SUBJECTS, root = BANK_FOLDER): Promise<Bank> {
  const files: [file: string, exported: unknown][] = [];
  for (const file of await bankFiles(under, root)) {
    const { default: exported }: { default?: unknown } = await import(join(root, file));
    files.push([file, exported]);
  }
  return bankOf(files);
}
