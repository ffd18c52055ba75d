import { type Chunk, Compilation, type Compiler, sources } from '@rspack/core';

/** The digests of scripts as the plugin for integrity writes them into an entry. */
const TABLE = /(?<=sriHashes\s*=\s*)\{[^{}]*\}/g;

/** One digest of a table. */
const DIGEST = /"?([^"{,:\s]+)"?:\s*"[^"]*",?/g;

/** Well-formed, and of no file: a browser refuses whatever comes under it. */
const OF_NO_FILE = `sha256-${'A'.repeat(43)}=`;

/** Chunks that come with a page and never later: each of their groups begins in the module where pages are defined. */
function comesWithPages(chunk: Chunk, moduleFile: string): boolean {
  const origins = [...chunk.groupsIterable].map((group) => group.origins);
  return origins.every((all) => all.length > 0 && all.every(({ module }) => module?.nameForCondition() === moduleFile));
}

/**
 * The entry is on the way to every page, and nothing compresses a digest. The shell fetches the scripts of a page under
 * the digests of the signed release, before any of its code runs. So the entry says the digests of what pages fetch
 * later by themselves, and a digest of no file for all else. They are SHA-256, a third shorter than those of a release.
 * Style sheets keep theirs: a remote may run under a shell of before, beside whose links the runtime makes its own.
 */
export class LaterIntegrityPlugin {
  readonly #moduleFile: string;

  /** `moduleFile`: absolute path of where the pages are defined. */
  constructor(moduleFile: string) {
    this.#moduleFile = moduleFile;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LaterIntegrityPlugin', (compilation) => {
      // Digests are placeholders until all files are final; then the text is too late to be changed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_COMPATIBILITY;
      compilation.hooks.processAssets.tap({ name: 'LaterIntegrityPlugin', stage }, (assets) => {
        const withPages = new Set(
          [...compilation.chunks]
            .filter((chunk) => comesWithPages(chunk, this.#moduleFile))
            .map(({ id }) => String(id)),
        );
        for (const [file, source] of Object.entries(assets)) {
          const tables = file.endsWith('.js') ? [...String(source.source()).matchAll(TABLE)] : [];
          if (tables.length === 0) continue;
          const changed = new sources.ReplaceSource(source);
          for (const { 0: table, index } of tables) {
            const later = table.replace(DIGEST, (digest, chunk) => (withPages.has(chunk) ? '' : digest));
            const lookup = `new Proxy(${later}, { get: (known, chunk) => known[chunk] || '${OF_NO_FILE}' })`;
            changed.replace(index, index + table.length - 1, lookup);
          }
          compilation.updateAsset(file, changed);
        }
      });
    });
  }
}
