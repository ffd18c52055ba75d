import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { ReleasedFile } from '@travesia/contracts/release';

/** Every file below `folder`, by its name there, with integrity and size. */
export async function describeFiles(folder: string): Promise<Record<string, ReleasedFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: Record<string, ReleasedFile> = {};
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  for (const name of names) {
    const content = await readFile(join(folder, name));
    const digest = createHash('sha384').update(content).digest('base64');
    files[name] = { integrity: `sha384-${digest}`, bytes: content.length };
  }
  return files;
}
