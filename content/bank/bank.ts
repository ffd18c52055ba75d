import { posix } from 'node:path';
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

/** Of such a file the default export names mistakes. */
export const MISTAKES_FILE = 'mistakes.ts';

/**
 * The bank of some files, each with what it exports as its default. Throws where two things have one id, or where a file
 * exports none of them.
 */
export function bankOf(files: Iterable<readonly [file: string, exported: unknown]>): Bank {
  const items = new Map<string, PlacedItem>();
  const stimuli = new Map<string, Stimulus>();
  const mistakes = new Map<string, string>();
  const add = <T>(map: Map<string, T>, id: string, value: T, file: string) => {
    if (map.has(id)) throw new Error(`"${id}" in ${file} is the id of something else in the bank.`);
    map.set(id, value);
  };
  for (const [file, exported] of files) {
    if (posix.basename(file) === MISTAKES_FILE) {
      for (const [id, name] of Object.entries(exported as Mistakes)) add(mistakes, id, name, file);
    } else if (isOf(exported, 'stimulus')) {
      const stimulus = exported as Stimulus;
      add(stimuli, stimulus.id, stimulus, file);
      for (const item of stimulus.items) add(items, item.id, { item, file, stimulus }, file);
    } else if (isOf(exported, 'authored') || isOf(exported, 'template')) {
      const item = exported as BankItem;
      add(items, item.id, { item, file }, file);
    } else if (!posix.basename(posix.dirname(file)).startsWith('shared')) {
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
