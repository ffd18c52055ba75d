import { describe, expect, it } from 'vitest';
import { sharesProcess } from './shared-process.ts';

const PLAIN =
  "import { expect, it } from 'vitest';\nimport { add } from './add.ts';\nit('adds', () => expect(add(1)).toBe(2));";

describe('a test runs after others in one process', () => {
  it.each([
    'contracts/src/a.test.ts',
    'kits/paes/src/a.test.ts',
    'kits/ui/src/a.test.tsx',
    'remotes/a/practice/a.test.ts',
    'remotes/a/web/a.test.ts',
    'shell/web/src/a.test.ts',
  ])('where it is of a model or of the browser: %s', (file) => {
    expect(sharesProcess(file, PLAIN)).toBe(true);
  });

  it.each([
    'infra/local/a.test.ts',
    'kits/service/src/a.test.ts',
    'remotes/a/service/a.test.ts',
    'remotes/a/commands/a.test.ts',
    'session-service/src/a.test.ts',
    'shell/edge/src/a.test.ts',
  ])('and not where it is of a server: %s', (file) => {
    expect(sharesProcess(file, PLAIN)).toBe(false);
  });

  it.each([
    'vi.useFakeTimers();',
    "vi.stubGlobal('fetch', fetch);",
    "vi.spyOn(console, 'error');",
    '// @vitest-environment happy-dom',
    "process.env['SOAK'] = '1';",
    'globalThis.indexedDB = fake;',
    "import { readFileSync } from 'node:fs';",
  ])('and not where it changes the process, or needs one made for it: %s', (line) => {
    expect(sharesProcess('shell/web/src/a.test.ts', `${line}\n${PLAIN}`)).toBe(false);
  });

  it('also where it only listens and waits', () => {
    expect(sharesProcess('shell/web/src/a.test.ts', `${PLAIN}\nawait vi.waitFor(vi.fn());`)).toBe(true);
  });
});
