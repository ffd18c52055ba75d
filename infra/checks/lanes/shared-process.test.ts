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
    'content/bank/a.test.ts',
    'content/lessons/a.test.ts',
    'infra/checks/lanes/a.test.ts',
    'infra/local/src/a.test.ts',
    'infra/releases/src/a.test.ts',
    'kits/mail/src/a.test.ts',
    'kits/service/src/a.test.ts',
    'remotes/a/service/a.test.ts',
    'remotes/a/commands/a.test.ts',
    'session-service/src/a.test.ts',
    'shell/edge/src/a.test.ts',
  ])('and where it is of a server: %s', (file) => {
    expect(sharesProcess(file, PLAIN)).toBe(true);
  });

  it.each(['infra/setup/src/a.test.ts', 'kits/remote/build/a.test.ts', 'remotes/a/web/prerender.test.ts'])(
    'and not where it is of what installs or builds them: %s',
    (file) => {
      expect(sharesProcess(file, PLAIN)).toBe(false);
    },
  );

  it.each([
    'vi.useFakeTimers();',
    "vi.stubGlobal('fetch', fetch);",
    'vi.useFakeTimers();\nafterEach(() => vi.useRealTimers());',
    "vi.stubGlobal('fetch', fetch);\nafterEach(() => vi.unstubAllGlobals());",
    "vi.spyOn(console, 'error');",
    '// @vitest-environment happy-dom',
    "process.env['SOAK'] = '1';",
    'globalThis.indexedDB = fake;',
    "import { Worker } from 'node:worker_threads';",
  ])('and not where it changes the process, or needs one made for it: %s', (line) => {
    expect(sharesProcess('shell/web/src/a.test.ts', `${line}\n${PLAIN}`)).toBe(false);
  });

  it.each([
    'await vi.waitFor(vi.fn());',
    "import { readFileSync } from 'node:fs';",
    "it('is one process among others', () => {});",
    "import { startService } from './service-process.ts';",
  ])('also where it only listens, waits, reads or says the word: %s', (line) => {
    expect(sharesProcess('shell/web/src/a.test.ts', `${line}\n${PLAIN}`)).toBe(true);
  });

  it.each([
    "import { mkdtemp } from 'node:fs/promises';",
    "import { once } from 'node:events';",
    "import process from 'node:process';",
    "const MANY = process.env['SOAK'] ? 100 : 10;",
    "if (process.env['SOAK'] === '1') add(1);",
  ])('also where it is of a server that opens what is its own, and reads what it is told: %s', (line) => {
    expect(sharesProcess('remotes/a/service/a.test.ts', `${line}\n${PLAIN}`)).toBe(true);
  });

  it.each([
    'vi.useFakeTimers();',
    "vi.stubEnv('SOAK', '1');",
    "process.env['SOAK'] = '1';",
    "process.env['SOAK'] ??= '1';",
    "delete process.env['SOAK'];",
    'process.memoryUsage();',
    "process.chdir('a');",
    'globalThis.fetch = fetch;',
    "await startTracing({ name: 'a' });",
    "import { fork } from 'node:child_process';",
    "import { Worker } from 'node:worker_threads';",
    "import dns from 'node:dns';",
  ])('and not where a test of a server changes or measures its process, or starts another: %s', (line) => {
    expect(sharesProcess('remotes/a/service/a.test.ts', `${line}\n${PLAIN}`)).toBe(false);
  });
});
