import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface ProjectCopy {
  readonly folder: string;
  remove(): void;
}

/** What tools leave there for themselves, and would write into again. */
const CACHES = new Set(['.cache', '.vite', '.vite-temp', '.vitest-cache']);

function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Another file system.
    copyFileSync(from, to);
  }
}

/** A package is never written to, so its files are the same ones. Links lead where they led, from the copy. */
async function linkPackages(from: string, to: string): Promise<void> {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) await cp(source, target, { verbatimSymlinks: true });
    else if (!entry.isDirectory()) link(source, target);
    else if (!CACHES.has(entry.name)) await linkPackages(source, target);
  }
}

/** A copy of the project as it stands, with what is not committed and without what was built, beside everything else. */
export async function copyProject(root: string): Promise<ProjectCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'travesia-mutants-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const files = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    for (const file of files.split('\0').filter((path) => path !== '' && existsSync(join(root, path)))) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      copyFileSync(join(root, file), join(folder, file));
    }
    const own = globSync('{.,*,*/*,*/*/*}/node_modules', { cwd: root, exclude: ['node_modules/**', '**/dist/**'] });
    for (const packages of new Set(['node_modules', ...own])) {
      await linkPackages(join(root, packages), join(folder, packages));
    }
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
