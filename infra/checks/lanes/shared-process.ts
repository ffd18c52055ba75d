import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeOf } from '../imports/place.ts';
import { sourceFiles } from '../source-files.ts';

const TEST = /\.test\.tsx?$/;

/**
 * By which a test changes the process that it runs in, or needs one made for it: clocks, spies and stubs of vitest, another
 * environment, variables, globals, and what Node has of files, processes and sockets.
 */
const CHANGES_ITS_PROCESS = /\bvi\.(?!fn\b|waitFor\b)|@vitest-environment|\bprocess\b|\bglobalThis\b|['"]node:/;

/** Whether this code is kept, by the rules of imports, from all that a server has: see infra/checks/imports. */
function isOfBrowserOrModel(file: string): boolean {
  const { owner, runtime } = placeOf(file.replace(TEST, '.ts'));
  return owner === 'contracts' || runtime !== 'other';
}

/** Whether a test runs after others in one process. A new process for each costs more than most of them take. */
export function sharesProcess(file: string, text: string): boolean {
  return isOfBrowserOrModel(file) && !CHANGES_ITS_PROCESS.test(text);
}

/** The tests below `root` that share a process. */
export function findSharing(root: string): readonly string[] {
  return sourceFiles(root, TEST).filter((file) => sharesProcess(file, readFileSync(join(root, file), 'utf8')));
}
