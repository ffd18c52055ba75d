import { glob } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import type { AuthoredItem, ItemTemplate, Mistakes, Stimulus } from './authoring/index.ts';

export type BankItem = AuthoredItem | ItemTemplate;

/** An item with where it stands: the file to open when something is wrong with it. */
export interface PlacedItem {
  readonly item: BankItem;
  /** Inside the bank: `m1/numeros/precio-antes-del-descuento.ts`. */
  readonly file: string;
  readonly stimulus?: Stimulus;
}

export interface Bank {
  /** By id. */
  readonly items: ReadonlyMap<string, PlacedItem>;
  readonly stimuli: ReadonlyMap<string, Stimulus>;
  /** Names of mistakes by id, of all subjects. */
  readonly mistakes: ReadonlyMap<string, string>;
}

/** Folders that hold items, one a test. */
const SUBJECTS = ['cl', 'm1', 'm2', 'hcs', 'ciencias'] as const;
const FOLDER = import.meta.dirname;

/**
 * Imports every item there is, or those under some of its folders. Throws where two things have one id, or where a
 * file exports none of them.
 */
export async function loadBank(under: readonly string[] = SUBJECTS): Promise<Bank> {
  const files: string[] = [];
  for (const folder of under) {
    for await (const file of glob(`${folder}/**/*.ts`, { cwd: FOLDER })) files.push(file.split(sep).join('/'));
  }
  const items = new Map<string, PlacedItem>();
  const stimuli = new Map<string, Stimulus>();
  const mistakes = new Map<string, string>();
  const add = <T>(map: Map<string, T>, id: string, value: T, file: string) => {
    if (map.has(id)) throw new Error(`"${id}" in ${file} is the id of something else in the bank.`);
    map.set(id, value);
  };
  for (const file of files.sort()) {
    const { default: exported }: { default?: unknown } = await import(join(FOLDER, file));
    if (basename(file) === 'mistakes.ts') {
      for (const [id, name] of Object.entries(exported as Mistakes)) add(mistakes, id, name, file);
    } else if (isOf(exported, 'stimulus')) {
      const stimulus = exported as Stimulus;
      add(stimuli, stimulus.id, stimulus, file);
      for (const item of stimulus.items) add(items, item.id, { item, file, stimulus }, file);
    } else if (isOf(exported, 'authored') || isOf(exported, 'template')) {
      const item = exported as BankItem;
      add(items, item.id, { item, file }, file);
    } else if (!basename(dirname(file)).startsWith('shared')) {
      throw new Error(
        `${file} exports no item, text or mistakes as its default. What items share lies in a folder "shared".`,
      );
    }
  }
  return { items, stimuli, mistakes };
}

function isOf(exported: unknown, kind: string): boolean {
  return typeof exported === 'object' && exported !== null && 'kind' in exported && exported.kind === kind;
}
