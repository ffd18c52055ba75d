import { createHash } from 'node:crypto';
import { Compilation, type Compiler, sources } from '@rspack/core';

/** Of a list of names, so that lists that differ have no short name in common. */
const LIST_DIGEST_CHARACTERS = 4;

/**
 * Counts what style modules call their classes, keyframes and properties: a document writes each name in its style
 * sheets and in its elements, and nothing compresses the first of them.
 *
 * A short name begins with a digest of the whole list. Two releases of a remote may be in one tab: they share all names,
 * as they do in their long form, or none.
 */
export function shortNames(project: string, longNames: Iterable<string>): ReadonlyMap<string, string> {
  // Modules, by the hash at the end, one after the other: what stands together is called alike.
  const keyOf = (name: string) => `${name.slice(name.lastIndexOf('-'))} ${name}`;
  const sorted = [...new Set(longNames)].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const digest = createHash('sha256').update(sorted.join()).digest('base64url').slice(0, LIST_DIGEST_CHARACTERS);
  return new Map(sorted.map((name, place) => [name, `${project}__${digest}${place.toString(36)}`]));
}

/**
 * Gives a browser build its short names, and then the build of the same pages for Node, to which the same plugin is
 * given: what is prerendered bears the names that its sheets have rules for.
 */
export class ShortNamesPlugin {
  readonly #project: string;
  readonly #longName: RegExp;
  #names: ReadonlyMap<string, string> = new Map();

  constructor(project: string) {
    this.#project = project;
    this.#longName = new RegExp(`${project}__[\\w-]+`, 'g');
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ShortNamesPlugin', (compilation) => {
      // Before what is minified gets its digests: then the text is too late to be changed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_COMPATIBILITY;
      compilation.hooks.processAssets.tap({ name: 'ShortNamesPlugin', stage }, (assets) => {
        const texts = Object.entries(assets)
          .filter(([file]) => /\.(?:css|m?js)$/.test(file))
          .map(([file, source]) => ({ file, source, text: String(source.source()) }));
        const sheets = texts.filter(({ file }) => file.endsWith('.css'));
        const named = sheets.flatMap(({ text }) => text.match(this.#longName) ?? []);
        if (named.length > 0) this.#names = shortNames(this.#project, named);
        for (const { file, source, text } of texts) {
          const changed = new sources.ReplaceSource(source);
          for (const { 0: name, index } of text.matchAll(this.#longName)) {
            const short = this.#names.get(name);
            if (short !== undefined) changed.replace(index, index + name.length - 1, short);
          }
          compilation.updateAsset(file, changed);
        }
      });
    });
  }
}
