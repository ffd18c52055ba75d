import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Build } from './budgets.ts';

/** Characters of a run of words from which it is nobody else's: shorter ones are found in any text. */
const TELLING_CHARACTERS = 32;

/** Runs taken of each text: one that is there is enough. */
const RUNS_A_TEXT = 2;

const TEXT_FILES = /\.(?:js|css|html|json|map|svg|txt|webmanifest)$/;

/** What a bank says of its items: their ids and texts, as HTML. */
export interface SealedItem {
  readonly id: string;
  readonly texts: readonly string[];
}

/**
 * Runs of words by which a text is known wherever it was copied to: of plain letters, which no compiler writes in another
 * way, and without figures, which differ in each variant.
 */
export function tellingRuns(html: string): readonly string[] {
  const runs = html.replace(/<[^>]*>/g, '\n').match(/[A-Za-z][A-Za-z ,;:]*/g) ?? [];
  return runs
    .map((run) => run.trim())
    .filter(({ length }) => length >= TELLING_CHARACTERS)
    .slice(0, RUNS_A_TEXT);
}

/** Files of the builds in which something of the items is found, with what it is. */
export function sealedIn(builds: readonly Build[], items: readonly SealedItem[]): readonly string[] {
  const found: string[] = [];
  for (const { document, folder } of builds) {
    for (const file of globSync('**/*', { cwd: folder }).filter((name) => TEXT_FILES.test(name))) {
      const content = readFileSync(join(folder, file), 'utf8');
      for (const { id, texts } of items) {
        const told = [id, ...texts.flatMap(tellingRuns)].find((words) => content.includes(words));
        if (told !== undefined) found.push(`${document.name} ${file} holds "${told}" of the item ${id}`);
      }
    }
  }
  return found;
}
