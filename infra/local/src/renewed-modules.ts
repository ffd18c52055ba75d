import { registerHooks } from 'node:module';
import { sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The modules of one folder, which this process can read anew: Node keeps every module by its address for ever. */
export interface RenewedModules {
  /** Absolute paths of those that were imported, whether they could be read or not. */
  files(): Iterable<string>;
  /** From here on an import of one of them reads it, and what it imports of the folder, as it is now. */
  renew(): void;
}

/** Follows the modules of `folder`, an absolute path. Call it before any of them is imported. */
export function followModules(folder: string): RenewedModules {
  const base = pathToFileURL(folder + sep).href;
  const files = new Set<string>();
  let generation = 0;
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      const isOwn = resolved.url.startsWith(base) && !resolved.url.includes('/node_modules/');
      if (!isOwn) return resolved;
      const url = new URL(resolved.url);
      files.add(fileURLToPath(url));
      url.searchParams.set('generation', String(generation));
      return { ...resolved, url: url.href };
    },
  });
  return {
    files: () => files,
    renew() {
      generation += 1;
    },
  };
}
