import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkImports } from './check-imports.ts';

const OWN = [
  'contracts',
  'kit-paes',
  'kit-ui',
  'kit-remote',
  'kit-service',
  'shell-web',
  'shell-edge',
  'remote-a',
  'remote-b',
  'content-item-model',
  'content-bank',
  'infra-local',
  'remote-a-e2e',
];
const ALL = ['react', 'fastify', 'zod', '@aws-sdk/client-s3', ...OWN.map((name) => `@travesia/${name}`)];

const WORKSPACES: Readonly<Record<string, string>> = {
  contracts: 'contracts',
  'kits/paes': 'kit-paes',
  'kits/ui': 'kit-ui',
  'kits/remote': 'kit-remote',
  'kits/service': 'kit-service',
  'shell/web': 'shell-web',
  'shell/edge': 'shell-edge',
  'remotes/a': 'remote-a',
  'remotes/a/e2e': 'remote-a-e2e',
  'remotes/b': 'remote-b',
  'content/item-model': 'content-item-model',
  'content/bank': 'content-bank',
  'session-service': 'session-service',
  'infra/local': 'infra-local',
  'infra/edge': 'infra-edge',
};

let root: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'imports-'));
  write('package.json', JSON.stringify({ name: 'root', devDependencies: { vitest: '1' } }));
  for (const [folder, name] of Object.entries(WORKSPACES)) {
    const dependencies = Object.fromEntries(ALL.map((dependency) => [dependency, '*']));
    write(`${folder}/package.json`, JSON.stringify({ name: `@travesia/${name}`, dependencies }));
  }
});

afterEach(() => rmSync(root, { recursive: true }));

describe('an import that the house allows', () => {
  it.each([
    ['contracts/src/a.ts', "import { z } from 'zod';"],
    ['kits/ui/src/a.tsx', "import { x } from '@travesia/contracts/page';"],
    ['kits/remote/build/a.ts', "import fs from 'node:fs';"],
    ['kits/service/src/a.ts', "import fs from 'node:fs'; import f from 'fastify';"],
    ['shell/web/src/a.ts', "import { x } from '@travesia/kit-ui'; import { y } from '../b.ts';"],
    [
      'shell/edge/src/a.ts',
      "import { x } from '@travesia/kit-service'; import { y } from '@travesia/contracts/schemas';",
    ],
    ['remotes/a/web/a.tsx', "import { x } from '@travesia/kit-ui'; import { y } from '../nem/nem.ts';"],
    ['remotes/a/web/prerender.ts', "import { readFileSync } from 'node:fs';"],
    ['remotes/a/web/a.test.ts', "import { readFileSync } from 'node:fs'; import { it } from 'vitest';"],
    ['remotes/a/admission/a.ts', "import { x } from '@travesia/kit-paes';"],
    ['kits/paes/src/a.ts', "import { x } from '@travesia/contracts/page'; import { y } from './b.ts';"],
    ['remotes/a/service/a.ts', "import { x } from '@travesia/kit-service'; import fs from 'fs';"],
    ['session-service/src/a.ts', "import { x } from '@travesia/kit-service';"],
    ['remotes/a/service/a.ts', "import { x } from '@travesia/content-item-model/reader';"],
    ['remotes/a/practice/a.ts', "import type { X } from '@travesia/content-item-model';"],
    ['content/bank/a.ts', "import { x } from '@travesia/content-item-model'; import { y } from './m1/b.ts';"],
    ['remotes/a/e2e/a.spec.ts', "import { x } from '@travesia/remote-a'; import { y } from '@travesia/infra-local';"],
    ['remotes/a/e2e/gates/a.gate.ts', "import { x } from '../../service/a.ts'; import fs from 'node:fs';"],
    ['infra/local/a.ts', "import { x } from '@travesia/remote-a'; import { y } from '../../remotes/b/routes.ts';"],
  ])('%s: %s', (file, text) => {
    write(file, text);
    expect(checkImports(root)).toEqual([]);
  });
});

describe('an import against the arrows', () => {
  it.each([
    ['contracts/src/a.ts', "import { x } from '@travesia/kit-ui';", 'arrows/contracts'],
    ['contracts/src/a.ts', "export * from '@travesia/shell-web';", 'arrows/contracts'],
    ['kits/ui/src/a.ts', "import { x } from '@travesia/kit-remote';", 'arrows/kit'],
    ['kits/remote/src/a.ts', "import type { X } from '@travesia/shell-web';", 'arrows/kit'],
    ['kits/service/src/a.ts', "import { x } from '@travesia/remote-a';", 'arrows/kit'],
    ['shell/web/src/a.ts', "import { x } from '../../edge/src/b.ts';", 'arrows/shell'],
    ['shell/edge/src/a.ts', "import { x } from '@travesia/shell-web';", 'arrows/shell'],
    ['shell/web/src/a.ts', "const x = () => import('@travesia/remote-a/module');", 'arrows/shell'],
    ['remotes/a/web/a.ts', "import { x } from '@travesia/remote-b';", 'arrows/remote'],
    ['remotes/a/web/a.ts', "import { x } from '../../b/nem/x.ts';", 'arrows/remote'],
    ['remotes/a/web/a.ts', "export { x } from '@travesia/shell-web';", 'arrows/remote'],
    ['remotes/a/web/a.ts', "type X = import('@travesia/shell-web').X;", 'arrows/remote'],
    ['remotes/a/web/a.ts', "const u = new URL('../../b/web/worker.ts', import.meta.url);", 'arrows/remote'],
    ['remotes/a/build.cjs', "const x = require('../b/x.cjs');", 'arrows/remote'],
    ['kits/ui/src/a.ts', 'const x = import(`@travesia/remote-a`);', 'arrows/kit'],
    ['session-service/src/a.ts', "import { x } from '@travesia/shell-edge';", 'arrows/session-service'],
    ['session-service/src/a.ts', "import { x } from '@travesia/kit-ui';", 'session-service-kit'],
    ['remotes/a/web/a.ts', "import { x } from '../../../infra/local/a.ts';", 'arrows/remote'],
    ['content/bank/a.ts', "import { x } from '@travesia/kit-paes';", 'arrows/content'],
    ['content/bank/a.ts', "import { x } from '../../remotes/a/practice/b.ts';", 'arrows/content'],
    ['content/item-model/src/a.ts', "import { x } from '@travesia/remote-a';", 'arrows/content'],
    ['kits/service/src/a.ts', "import { x } from '@travesia/content-item-model';", 'arrows/kit'],
    ['shell/edge/src/a.ts', "import { x } from '@travesia/content-bank';", 'arrows/shell'],
    ['session-service/src/a.ts', "import { x } from '../../content/bank/a.ts';", 'arrows/session-service'],
    ['remotes/a/web/a.ts', "import { x } from '../e2e/a.ts';", 'arrows/remote'],
    ['remotes/a/service/a.ts', "import { x } from '@travesia/remote-a-e2e';", 'arrows/remote'],
    ['remotes/a/e2e/a.spec.ts', "import { x } from '@travesia/remote-b';", 'arrows/remote-e2e'],
    ['infra/local/a.ts', "import { x } from '@travesia/remote-a-e2e';", 'arrows/infra'],
    ['root.config.ts', "import { x } from './contracts/src/a.ts';", 'arrows/project'],
  ])('%s: %s breaks %s', (file, text, rule) => {
    write(file, `// first line\n${text}\n`);
    const [message, ...others] = checkImports(root);
    const specifier = /['`]([^'`]+)['`]/.exec(text)?.[1];
    expect(message).toContain(`${file}:2: `);
    expect(message).toContain(`'${specifier}' breaks ${rule}: `);
    expect(others).toEqual([]);
  });
});

describe('server code in the browser', () => {
  it.each([
    ['kits/ui/src/a.ts', "import fs from 'node:fs';"],
    ['kits/remote/src/a.ts', "import path from 'path';"],
    ['shell/web/src/a.ts', "import { x } from '@travesia/kit-service';"],
    ['remotes/a/web/a.ts', "import fastify from 'fastify';"],
    ['shell/web/src/a.ts', "import { S3Client } from '@aws-sdk/client-s3';"],
    ['remotes/a/web/a.ts', "import { x } from '../service/app.ts';"],
  ])('%s: %s is refused', (file, text) => {
    write(file, text);
    expect(checkImports(root)).toEqual([expect.stringContaining(`${file}:1: `)]);
    expect(checkImports(root)[0]).toContain('breaks browser-code');
  });
});

it('a page that reads what crosses the network with all of zod is refused, and its service is not', () => {
  const text = "import { z } from 'zod';";
  write('remotes/a/web/a.ts', text);
  write('remotes/a/service/a.ts', text);
  write('remotes/a/web/b.ts', "import * as z from 'zod/mini';");
  expect(checkImports(root).filter((found) => found.includes('small-schemas'))).toEqual([
    expect.stringContaining('remotes/a/web/a.ts:1: '),
  ]);
});

it.each([
  ['remotes/a/web/x.ts', "import { x } from '@travesia/content-item-model';"],
  ['remotes/a/web/x.ts', "import type { X } from '@travesia/content-bank';"],
  ['remotes/a/web/x.tsx', "const x = () => import('../../../content/bank/m1/x.ts');"],
  ['remotes/a/service/x.ts', "import { x } from '@travesia/content-bank';"],
  ['remotes/a/service/x.ts', "const x = new URL('../../../content/bank/x.ts', import.meta.url);"],
  ['remotes/a/practice/x.test.ts', "import { x } from '../../../content/bank/x.ts';"],
])(
  'keeps the sources of a content from everybody but content, and all of it out of the browser: %s: %s',
  (file, text) => {
    write(file, text);
    expect(checkImports(root)).toEqual([expect.stringMatching(/ breaks content: content holds the keys/)]);
  },
);

describe('contracts in a remote', () => {
  it.each([
    ['remotes/a/routes.ts', 'page'],
    ['remotes/a/web/x.tsx', 'page'],
    ['remotes/a/web/x.ts', 'slices'],
    ['remotes/a/practice/x.ts', 'temario'],
    ['remotes/a/service/x.ts', 'schemas'],
    ['remotes/a/web/x.test.ts', 'schemas'],
    ['remotes/a/e2e/x.spec.ts', 'release'],
    ['shell/web/src/x.ts', 'release'],
  ])('%s may import contracts/%s', (file, entry) => {
    write(file, `import type { X } from '@travesia/contracts/${entry}';`);
    expect(checkImports(root)).toEqual([]);
  });

  it.each([
    ['remotes/a/web/x.ts', '@travesia/contracts/release'],
    ['remotes/a/practice/x.ts', '@travesia/contracts/release'],
    ['remotes/a/service/x.ts', '@travesia/contracts/release'],
    ['remotes/a/routes.ts', '@travesia/contracts/release'],
    ['remotes/a/web/x.ts', '@travesia/contracts/schemas'],
    ['remotes/a/web/x.ts', '@travesia/contracts'],
    ['remotes/a/web/x.ts', '../../../contracts/src/release.ts'],
  ])('%s may not import %s', (file, specifier) => {
    write(file, `import type { X } from '${specifier}';`);
    expect(checkImports(root)).toEqual([expect.stringContaining('breaks contracts-of-remotes')]);
  });
});

it('keeps frameworks, screens and services out of models', () => {
  write(
    'remotes/a/nem/a.ts',
    "import { x } from 'react';\nimport { y } from '../web/b.ts';\nimport '@travesia/kit-ui';",
  );
  expect(checkImports(root).map((message) => /:(\d): .* breaks (\w+)/.exec(message)?.slice(1))).toEqual([
    ['1', 'models'],
    ['2', 'models'],
    ['3', 'models'],
  ]);
});

it('keeps frameworks out of the kit that models build on', () => {
  write('kits/paes/src/a.ts', "import { x } from 'react';");
  expect(checkImports(root)).toEqual([expect.stringContaining('breaks models')]);
});

describe('folders of a workspace that import each other', () => {
  it('are refused, with the imports that close the circle', () => {
    write('remotes/a/web/x/a.ts', "import { y } from '../y/a.ts';");
    write('remotes/a/web/y/a.ts', "\nimport type { X } from '../x/b.ts';");
    expect(checkImports(root)).toEqual([
      expect.stringMatching(/^remotes\/a\/web\/x → remotes\/a\/web\/y → .* breaks circles: .*web\/y\/a\.ts:2 imports /),
    ]);
  });

  it('are allowed where only a test closes the circle', () => {
    write('remotes/a/web/x/a.ts', "import { y } from '../y/a.ts';");
    write('remotes/a/web/y/a.test.ts', "import { x } from '../x/a.ts';");
    expect(checkImports(root)).toEqual([]);
  });

  it('are another matter where they are workspaces of their own', () => {
    write('remotes/a/e2e/x.ts', "import { y } from '../web/a.ts';");
    write('infra/local/a.ts', "import { x } from '../edge/a.ts';");
    write('infra/edge/a.ts', "import { x } from '../local/a.ts';");
    expect(checkImports(root)).toEqual([]);
  });
});

it('refuses a package that the workspace does not declare', () => {
  write('remotes/a/web/a.ts', "import { x } from 'rxjs/operators';");
  expect(checkImports(root)).toEqual([
    "remotes/a/web/a.ts:1: import of 'rxjs/operators' breaks declared: rxjs is not among the dependencies in remotes/a/package.json",
  ]);
});

it('does not let product code lean on the tools of the root', () => {
  write('remotes/a/web/a.ts', "import { x } from 'vitest';");
  expect(checkImports(root)[0]).toContain('breaks declared');
});

it('says which file does not parse', () => {
  write('remotes/a/web/a.ts', 'import {');
  expect(() => checkImports(root)).toThrow('remotes/a/web/a.ts');
});
