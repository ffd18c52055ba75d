import { glob } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Card } from './authoring/index.ts';

/** The folder of this package. */
export const CARDS_FOLDER = import.meta.dirname;

/** Folders that hold cards, one a test. */
const SUBJECTS = ['cl', 'm1', 'm2', 'hcs', 'ciencias'] as const;

/** The cards of one axis. */
export interface CardFile {
  readonly cards: readonly Card[];
  /** Inside this package: `m1/numeros.ts`. */
  readonly file: string;
}

/** Where the cards of a content stand: `m1/numeros.ts` for `m1.numeros.porcentaje.calculo`. */
export function fileOfCards(content: string): string {
  const [test, axis] = content.split('.');
  return `${test}/${axis}.ts`;
}

/** Imports all cards, or those of some folders and files. Throws where a file exports no cards as its default. */
export async function loadCards(under: readonly string[] = SUBJECTS): Promise<readonly CardFile[]> {
  const files: string[] = [];
  for (const folder of under) {
    const pattern = folder.endsWith('.ts') ? folder : `${folder}/**/*.ts`;
    for await (const file of glob(pattern, { cwd: CARDS_FOLDER })) files.push(file.split(sep).join('/'));
  }
  return Promise.all(
    files.sort().map(async (file) => {
      const { default: cards }: { default?: readonly Card[] } = await import(join(CARDS_FOLDER, file));
      if (!Array.isArray(cards)) throw new Error(`${file} exports no cards as its default.`);
      return { cards, file };
    }),
  );
}
