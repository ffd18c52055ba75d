import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const newRemote = (...words: readonly string[]) =>
  run(process.execPath, [join(import.meta.dirname, 'new-remote.ts'), ...words]).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, text: stderr }),
  );

it('says how it is used where it is asked, and where it is asked for what it does not know', async () => {
  const usage = expect.stringContaining('Se usa así: npm run new:remote -- biblioteca');
  expect(await newRemote('--help')).toEqual({ code: 0, text: usage });
  expect(await newRemote()).toEqual({ code: 2, text: usage });
  expect(await newRemote('--servicio', 'biblioteca')).toEqual({ code: 2, text: usage });
});
