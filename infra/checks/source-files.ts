import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';

const NOT_SOURCE = new Set(['node_modules', 'dist', 'dist-dev', 'test-results', 'playwright-report']);

/** Paths below `root` (relative, with `/`) of the files whose name matches, sorted. Hidden folders are not source. */
export function sourceFiles(root: string, name: RegExp): readonly string[] {
  const found: string[] = [];
  const visit = (folder: string) => {
    const entries: Dirent[] = readdirSync(join(root, folder), { withFileTypes: true });
    for (const entry of entries) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!entry.name.startsWith('.') && !NOT_SOURCE.has(entry.name)) visit(path);
      } else if (entry.isFile() && name.test(entry.name)) {
        found.push(path);
      }
    }
  };
  visit('');
  return found.sort();
}
