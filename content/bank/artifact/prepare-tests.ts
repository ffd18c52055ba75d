import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MANIFEST_FILE } from '@travesia/content-item-model/artifact';
import { BANK_FOLDER } from '../load-bank.ts';
import { ARTIFACT_FOLDER } from './compile-artifact.ts';

/** What the artifact is made of. */
const SOURCES = [BANK_FOLDER, join(BANK_FOLDER, '../item-model')];

const NOT_SOURCE = /(?:^|\/)(?:dist|node_modules|test-results)(?:\/|$)|\.test\.ts$/;

const changedAt = async (path: string) => (await stat(path).catch(() => null))?.mtimeMs;

/** When a file below `folder` was changed last, or a folder lost or got one. */
async function newestIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !NOT_SOURCE.test(path.slice(folder.length + 1)));
  return Math.max(...(await Promise.all(paths.map(async (path) => (await changedAt(path)) ?? 0))));
}

/**
 * Before tests: compiles the bank where its artifact is missing or older than something that it is made of. What cannot be
 * compiled is said and stops nobody: the tests of the bank fail, and those that need no bank pass.
 */
export default async function prepareTests(): Promise<void> {
  const compiled = await changedAt(join(ARTIFACT_FOLDER, MANIFEST_FILE));
  const newest = Math.max(...(await Promise.all(SOURCES.map(newestIn))));
  if (compiled !== undefined && compiled >= newest) return;
  try {
    await promisify(execFile)(process.execPath, [join(BANK_FOLDER, 'commands/build.ts')]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}
