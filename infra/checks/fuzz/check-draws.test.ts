import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkDraws } from './check-draws.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'draws-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

it.each([
  ['a.test.ts', 'const x = Math.random();', 'Math.random'],
  ['a/testing/b.ts', 'const x = () => Math.random;', 'Math.random'],
  ['infra/e2e/support/b.ts', 'crypto.getRandomValues(bytes);', 'crypto.getRandomValues'],
  ['a.test.tsx', "import { randomInt } from 'node:crypto';", 'randomInt'],
  ['a.spec.ts', "import { createHash, randomBytes } from 'crypto';", 'randomBytes'],
  ['a.test.ts', 'fc.assert(property, { numRuns: 3, seed: 5 });', 'seed'],
  ['a.test.ts', "fc.assert(property, { path: '1:2' });", 'path'],
  ['a.test.ts', 'fc.sample(arbitrary, { seed: SEED });', 'seed'],
  ['a.test.ts', 'fc.configureGlobal({ numRuns: 5 });', 'configureGlobal'],
  ['a/arbitraries.ts', "import fc from 'fast-check';\nfc.check(property, { seed: 1 });", 'seed'],
])('%s: %s is a finding', (file, text, named) => {
  write(file, text);
  const [finding, ...others] = checkDraws(root);
  expect(finding).toMatch(new RegExp(`^${file}:[12]: .*${named}.*FUZZ_SEED`));
  expect(others).toEqual([]);
});

it.each([
  ['a.ts', 'const x = Math.random();'],
  ['a.test.ts', 'const id = crypto.randomUUID();'],
  ['a.test.ts', "import { randomUUID } from 'node:crypto';"],
  ['a.test.ts', 'fc.assert(property, { numRuns: 30 });'],
  ['a.test.ts', 'const random = createRandom(7); assemble({ seed: 1 });'],
  ['infra/checks/fuzz/vitest-setup.ts', "import fc from 'fast-check';\nfc.configureGlobal({ seed });"],
])('%s: %s is none', (file, text) => {
  write(file, text);
  expect(checkDraws(root)).toEqual([]);
});
