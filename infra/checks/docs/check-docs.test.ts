import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkDocs } from './check-docs.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docs-'));
  write('package.json', JSON.stringify({ scripts: { 'bank:check': 'node check.ts' } }));
  write('docs/guide.md', '# Guide\n\n## What `it` does\n\n## Firmas, y más\n\n## Twice\n\n## Twice\n');
  write('infra/checks/main.ts', '');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

it.each([
  ['a link to no file', '[guide](docs/guides.md)', 'docs/guides.md'],
  ['a link by the wrong number of folders', '[guide](../docs/guide.md)', '../docs/guide.md'],
  ['a definition of a link to no file', 'See [it][guide].\n\n[guide]: docs/guides.md', 'docs/guides.md'],
  ['a picture that is none', '![house](docs/house.svg)', 'docs/house.svg'],
  ['a link to no heading', '[guide](docs/guide.md#what-it-did)', '#what-it-did'],
  ['a link to no heading of its own', '[below](#below)', '#below'],
  ['a heading that stands in a block of code only', '```\n# below\n```\n[below](#below)', '#below'],
  ['a heading of something that has none', '[checks](infra/checks#main)', '#main'],
  ['a file that is gone', 'See `infra/checks/mian.ts`.', 'infra/checks/mian.ts'],
  ['a script that is none', 'Then `npm run bank:chek -- m1`.', 'bank:chek'],
  ['a script that is none, in a block of code', '```\nnpm run -s bank\n```', 'script bank'],
])('%s is a finding', (_, text, named) => {
  write('README.md', `# House\n\n${text}\n`);
  const [finding, ...others] = checkDocs(root);
  expect(finding).toMatch(/^README\.md:\d+: /);
  expect(finding).toContain(named);
  expect(others).toEqual([]);
});

it.each([
  ['files and folders', '[guide](docs/guide.md), [checks](infra/checks), [main](./infra/checks/main.ts)'],
  [
    'headings',
    '[does](docs/guide.md#what-it-does) [f](docs/guide.md#firmas-y-más) [2](docs/guide.md#twice-1) [h](#house)',
  ],
  ['what is elsewhere', '[React](https://react.dev#x), [write](mailto:a@b.cl), [page](/acceder)'],
  ['what is code', '`[a](b)`\n\n```\n[a](b)\n```'],
  ['what is there', '`infra/checks/main.ts`, `npm run bank:check -- m1`, `remotes/<team>/routes.ts`'],
])('%s are fine', (_, text) => {
  write('README.md', `# House\n\n${text}\n`);
  expect(checkDocs(root)).toEqual([]);
});

it('reads texts in every folder but those that are made or fetched', () => {
  write('kits/ui/README.md', '[up](../ui)\n[none](none.md)\n');
  write('node_modules/x/README.md', '[none](none.md)\n');
  expect(checkDocs(root)).toEqual(['kits/ui/README.md:2: none.md leads to kits/ui/none.md, which does not exist']);
});

it('lists every decision, each under a title without its number', () => {
  write('docs/decisions/README.md', '# Decisions\n\n- [0001](0001-a.md) A.\n- [0002](0002-b.md) B.\n');
  write('docs/decisions/0001-a.md', '# A\n');
  expect(checkDocs(root)).toEqual([expect.stringContaining('0002-b.md')]);
  write('docs/decisions/0002-b.md', '# 0002 B\n');
  write('docs/decisions/0003-c.md', '# C\n');
  expect(checkDocs(root)).toEqual([
    'docs/decisions/0002-b.md:1: a decision begins with its title, which has no number',
    'docs/decisions/0003-c.md:1: docs/decisions/README.md does not list it',
  ]);
});
