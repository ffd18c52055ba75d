import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

async function compile(): Promise<WebAssembly.Module> {
  const manifest = findPackageJSON('@electric-sql/pglite', import.meta.url);
  if (manifest === undefined) throw new Error('the embedded engine is not installed');
  return WebAssembly.compile(await readFile(join(dirname(manifest), 'dist/pglite.wasm')));
}

let code: Promise<WebAssembly.Module | null> | undefined;

/**
 * The embedded engine's code, which the threads of a process share: each that compiles it for itself takes half a second
 * of the processor more. `null` where it is not where it is expected.
 */
export function engineCode(): Promise<WebAssembly.Module | null> {
  code ??= compile().catch(() => null);
  return code;
}
