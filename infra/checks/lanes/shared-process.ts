import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeOf } from '../imports/place.ts';
import { sourceFiles } from '../source-files.ts';

const TEST = /\.test\.tsx?$/;

/**
 * By which a test changes the process that it runs in, or needs one made for it: clocks, spies and stubs of vitest, another
 * environment, variables, globals, the tracing that is one for a process, and what Node has of files, processes and sockets.
 * Putting a clock back is not enough: a module that was loaded meanwhile keeps the false one.
 */
const CHANGES_ITS_PROCESS =
  /\bvi\.(?!fn\b|waitFor\b)|@vitest-environment|\bprocess(?:\.(?!ts\b)\w|\[)|=\s*process\b|\bglobalThis\b|\bstartTracing\b|['"]node:/;

/** What a test needs to open files and sockets of its own and to read what it is told, and changes nothing for others. */
const LEAVES_ITS_PROCESS = new RegExp(
  [
    /['"]node:(?:crypto|events|fs|fs\/promises|http|net|os|path|process|stream|stream\/consumers|timers\/promises|url|util|zlib)['"]/,
    /(?<!\bdelete )\bprocess\.env\['\w+'\](?!\s*(?:\?\?|\|\|)?=[^=])/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/**
 * Of services, with their commands, of contents, and of what publishes, checks and composes them. The rest of `infra` starts and
 * changes too much.
 */
const OF_SERVER =
  /^(?:kits\/(?:service|mail|ui\/commands)|session-service|shell\/edge|remotes\/[^/]+\/(?:service|commands)|content|infra\/(?:checks|local|production|releases))\//;

/** Whether this code is kept, by the rules of imports, from all that a server has: see infra/checks/imports. */
function isOfBrowserOrModel(file: string): boolean {
  const { owner, runtime } = placeOf(file.replace(TEST, '.ts'));
  return owner === 'contracts' || runtime !== 'other';
}

/** Whether a test runs after others in one process. A new process for each costs more than most of them take. */
export function sharesProcess(file: string, text: string): boolean {
  return (
    (isOfBrowserOrModel(file) || OF_SERVER.test(file)) &&
    !CHANGES_ITS_PROCESS.test(text.replace(LEAVES_ITS_PROCESS, ''))
  );
}

/** The tests below `root` that have a process each: the fewer ones, and a runner looks for each in all files. */
export function findAlone(root: string): readonly string[] {
  return sourceFiles(root, TEST).filter((file) => !sharesProcess(file, readFileSync(join(root, file), 'utf8')));
}
