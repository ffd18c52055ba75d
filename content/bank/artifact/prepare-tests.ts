import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MANIFEST_FILE } from '@travesia/content-item-model/artifact';
import { CARDS_ARTIFACT } from '@travesia/content-item-model/cards';
import { BANK_FOLDER } from '../load-bank.ts';
import { ARTIFACT_FOLDER } from './compile-artifact.ts';

interface Artifact {
  readonly file: string;
  /** Folders that it is made of. */
  readonly sources: readonly string[];
  readonly command: string;
}

const CARDS_FOLDER = join(BANK_FOLDER, '../cards');

/** What services read. */
const ARTIFACTS: readonly Artifact[] = [
  {
    file: join(ARTIFACT_FOLDER, MANIFEST_FILE),
    sources: [BANK_FOLDER, join(BANK_FOLDER, '../item-model')],
    command: join(BANK_FOLDER, 'commands/build.ts'),
  },
  {
    file: CARDS_ARTIFACT,
    sources: [CARDS_FOLDER, join(BANK_FOLDER, '../markup')],
    command: join(CARDS_FOLDER, 'commands/build.ts'),
  },
];

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

async function compileWhereOld({ file, sources, command }: Artifact): Promise<void> {
  const compiled = await changedAt(file);
  const newest = Math.max(...(await Promise.all(sources.map(newestIn))));
  if (compiled !== undefined && compiled >= newest) return;
  try {
    await promisify(execFile)(process.execPath, [command]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

/**
 * Before tests: compiles what services read where it is missing or older than something that it is made of. What cannot be
 * compiled is said and stops nobody: its own tests fail, and those that need none of it pass.
 */
export default async function prepareTests(): Promise<void> {
  for (const artifact of ARTIFACTS) await compileWhereOld(artifact);
}
