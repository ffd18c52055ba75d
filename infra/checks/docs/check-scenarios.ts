import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sourceFiles } from '../source-files.ts';

/** The list of scenario codes, each with the names of the tests that play it. */
const LIST = 'docs/scenarios.md';

const CODES = /\b[DFX]-\d{2}\b/g;
const ROW = /^\| ([DFX]-\d{2}) +\|/;
const TEST_NAME = /\[([\w.-]+\.(?:test|spec)\.tsx?)\]/g;

/** Where the list of scenario codes and the codes in tests differ. One sentence a finding. */
export function checkScenarios(root: string): readonly string[] {
  if (!existsSync(join(root, LIST))) return [];
  const listed = new Map(
    readFileSync(join(root, LIST), 'utf8')
      .split('\n')
      .flatMap((line) => {
        const code = ROW.exec(line)?.[1];
        return code === undefined ? [] : [[code, [...line.matchAll(TEST_NAME)].map(([, name = '']) => name)] as const];
      }),
  );
  const tests = sourceFiles(root, /\.(?:test|spec)\.tsx?$/).flatMap((file) =>
    [...new Set(readFileSync(join(root, file), 'utf8').match(CODES))].map((code) => ({ code, file })),
  );
  const unlisted = tests.filter(({ code, file }) => !listed.get(code)?.includes(basename(file)));
  const untested = [...listed].flatMap(([code, names]) =>
    names
      .filter((name) => !tests.some((test) => test.code === code && basename(test.file) === name))
      .map((name) => `${LIST}: ${name} has no ${code}`),
  );
  return [...unlisted.map(({ code, file }) => `${LIST}: ${code} is tested in ${file}, and not listed so`), ...untested];
}
