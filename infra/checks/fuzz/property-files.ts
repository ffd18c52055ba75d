import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../source-files.ts';
import { SEED_VARIABLE } from './fuzz-seed.ts';

const OWN_FOLDER = 'infra/checks/fuzz/';

/** Test files with something to fuzz: properties, and scenarios that draw from the seed. */
function propertyFiles(root: string): readonly string[] {
  return sourceFiles(root, /\.test\.tsx?$/).filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return /\bfrom 'fast-check'/.test(text) || text.includes(SEED_VARIABLE);
  });
}

/**
 * Those of a team (`ensayos`), a folder (`kits/paes`) or a file; all where `target` is absent, but for the fixtures of
 * fuzzing itself.
 */
export function propertyFilesOf(root: string, target: string | undefined): readonly string[] {
  const files = propertyFiles(root);
  if (target === undefined) return files.filter((file) => !file.startsWith(OWN_FOLDER));
  const path = target.replace(/^\.\//, '').replace(/\/$/, '');
  return files.filter((file) => file === path || file.startsWith(`${path}/`) || file.startsWith(`remotes/${path}/`));
}
